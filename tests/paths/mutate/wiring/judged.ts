// What became of each fault of the wiring on the paths: a line of JSON each while it is judged, and what is kept.
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { resultFile } from '../../../harness/report.ts'
import { readKept } from './kept.ts'

/** File of the lines; a later line of a fault takes the place of the earlier one. */
export const LINES = resultFile('paths/wiring.jsonl')

const judged = z.object({
  name: z.string(),
  /** how many paths pass its door, or one per chart that is not about it */
  walked: z.number(),
  ms: z.number(),
  /** where it was caught; null: nowhere */
  by: z
    .object({ chart: z.string(), path: z.number(), step: z.number(), label: z.string(), said: z.string() })
    .nullable(),
})
export type Judged = z.output<typeof judged>

/** Where each fault judged so far was caught, by its name; null: on none of the paths that pass its door. */
export const readJudged = (): ReadonlyMap<string, Omit<NonNullable<Judged['by']>, 'said'> | null> => {
  const kept = readKept().flatMap(({ name, by }) => (by === undefined ? [] : [[name, by] as const]))
  return new Map([...kept, ...linesOf().map(({ name, by }) => [name, by] as const)])
}

const linesOf = (): readonly Judged[] => {
  if (!existsSync(LINES)) return []
  const lines = readFileSync(LINES, 'utf8').split('\n')
  return lines.filter((text) => text !== '').map((text) => judged.parse(JSON.parse(text)))
}
