// What became of each fault of the wiring: one line of JSON each, kept from run to run.
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { resultFile } from '../../../harness/report.ts'

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

/** The faults judged so far, by name. */
export const readJudged = (): ReadonlyMap<string, Judged> => {
  if (!existsSync(LINES)) return new Map()
  const lines = readFileSync(LINES, 'utf8').split('\n')
  return new Map(
    lines
      .filter((text) => text !== '')
      .map((text) => judged.parse(JSON.parse(text)))
      .map((one) => [one.name, one]),
  )
}
