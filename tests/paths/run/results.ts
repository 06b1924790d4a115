// What a run of paths leaves behind in test-results/paths/run.json, for the report.
import { z } from 'zod'

export const pathResult = z.object({
  chart: z.string(),
  /** from 1, as in the frozen traces */
  path: z.number().int(),
  /** how often it was walked, how often of these it failed */
  runs: z.number().int(),
  failed: z.number().int(),
  /** of one run, the mean */
  ms: z.number(),
  /** steps walked, its start included */
  steps: z.number().int(),
  /** events that the screen offers no way to, sent to the chart to see that nothing happens */
  ignored: z.number().int(),
  /** events that came about by sending them to the chart instead of by their gesture, and why */
  sent: z.array(z.object({ label: z.string(), because: z.string() })),
  /** of its first run that failed */
  failure: z.string().optional(),
})
export const runResults = z.object({ at: z.iso.datetime(), charts: z.array(pathResult) })
export type PathResult = z.infer<typeof pathResult>
export type RunResults = z.infer<typeof runResults>

/** How often each path is walked: `paths run --repeat`. */
export const REPEAT_VARIABLE = 'PATHS_REPEAT'
export const repeats = (): number =>
  z.coerce
    .number()
    .int()
    .min(1)
    .parse(process.env[REPEAT_VARIABLE] ?? 1)

/** What a path attaches to its Playwright test, under this name. */
export const WALKED = 'walked'
export const walked = pathResult.pick({ chart: true, path: true, steps: true, ignored: true, sent: true }).extend({
  shown: z.array(z.object({ label: z.string(), screen: z.string() })),
})
export type Walked = z.infer<typeof walked>

/** `1`: screens are frozen as they are instead of compared. */
export const UPDATE_VARIABLE = 'PATHS_UPDATE_SCREENS'
export const isUpdate = (): boolean => process.env[UPDATE_VARIABLE] === '1'
