// What is known of the faults of the wiring, kept with the tool: runs on several machines add up to one score.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const FILE = fileURLToPath(new URL('./kept.json', import.meta.url))

const kept = z.object({
  name: z.string(),
  /** where a path caught it; null: no path that passes its door did; absent: it was not walked */
  by: z.object({ chart: z.string(), path: z.number(), step: z.number(), label: z.string() }).nullish(),
  /** the file of unit tests that noticed it; null: none did; absent: they were not asked */
  test: z.string().nullish(),
  /** the browser test that noticed it; null: none did; absent: they were not asked */
  e2e: z.string().nullish(),
})
export type Kept = z.output<typeof kept>

export const readKept = (): readonly Kept[] => z.array(kept).parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** One fault a line, so that what a run found can be read as a change of the file. */
export const writeKept = (all: readonly Kept[]): void =>
  writeFileSync(FILE, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
