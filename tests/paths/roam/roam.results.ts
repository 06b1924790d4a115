// What the last walks came to, kept in test-results/paths/roam.json for the report.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { resultFile } from '../../harness/report.ts'

const finding = z.object({
  /** of the walk that found it, as `--seed` takes it */
  seed: z.string(),
  property: z.string(),
  says: z.string(),
  /** steps of the shortest walk that still fails */
  shortest: z.array(z.string()).readonly(),
})
export const roamResults = z.object({
  at: z.iso.datetime(),
  seed: z.string(),
  hasFaults: z.boolean(),
  seconds: z.number(),
  walks: z.number().int(),
  steps: z.number().int(),
  /** steps that the page did not offer at their moment */
  notDone: z.number().int(),
  /** different pictures of pages that were judged */
  looks: z.number().int(),
  /** events of charts that were checked against their drawing */
  events: z.number().int(),
  /** steps done, by what they do */
  acts: z.record(z.string(), z.number().int()),
  /** how often each transition was taken, by chart */
  taken: z.record(z.string(), z.record(z.string(), z.number().int())),
  findings: z.array(finding).readonly(),
})
export type RoamResults = z.infer<typeof roamResults>
export type RoamFinding = z.infer<typeof finding>

const FILE = 'paths/roam.json'

export const keepRoam = (results: RoamResults): void => {
  const file = resultFile(FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** null: nobody roamed here yet. */
export const keptRoam = (): RoamResults | null => {
  const file = resultFile(FILE)
  return existsSync(file) ? roamResults.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
