// Results of a run of paths, kept in test-results/paths/run.json for the report.
import { z } from 'zod'

export const pathResult = z.object({
  chart: z.string(),
  /** from 1, as in the frozen traces */
  path: z.number().int(),
  /** how often it was walked, and how often it failed */
  runs: z.number().int(),
  failed: z.number().int(),
  /** mean time of a run */
  ms: z.number(),
  /** steps walked, its start included */
  steps: z.number().int(),
  /** ignored events: the screen must not offer them, and sent to the chart they must change nothing */
  ignored: z.number().int(),
  /** events that came about by sending them to the chart instead of by their gesture, and why */
  sent: z.array(z.object({ label: z.string(), because: z.string() })),
  /** message of its first run that failed */
  failure: z.string().optional(),
})
export const runResults = z.object({ at: z.iso.datetime(), charts: z.array(pathResult) })
export type PathResult = z.infer<typeof pathResult>

type Place = Pick<PathResult, 'chart' | 'path'>
export const byChartAndPath = (one: Place, other: Place): number =>
  one.chart.localeCompare(other.chart) || one.path - other.path

/** The results of a run, with the earlier ones of the charts that it did not walk. */
export const besideOthers = (earlier: readonly PathResult[], now: readonly PathResult[]): PathResult[] => {
  const walked = new Set(now.map(({ chart }) => chart))
  return [...earlier.filter(({ chart }) => !walked.has(chart)), ...now].sort(byChartAndPath)
}

/** Set by `paths run --repeat`: how often each path is walked. */
export const REPEAT_VARIABLE = 'PATHS_REPEAT'
export const repeats = (): number =>
  z.coerce
    .number()
    .int()
    .min(1)
    .parse(process.env[REPEAT_VARIABLE] ?? 1)

/** Name of the attachment in which a path's Playwright test hands its results to the reporter. */
export const WALKED = 'walked'
export const walked = pathResult.pick({ chart: true, path: true, steps: true, ignored: true, sent: true }).extend({
  /** ways in which its events came about, as `event · way` */
  ways: z.array(z.string()),
  shown: z
    .array(
      z.object({
        label: z.string(),
        screen: z.string(),
        outside: z
          .object({ stands: z.record(z.string(), z.string()).readonly(), happened: z.array(z.string()).readonly() })
          .readonly(),
      }),
    )
    .readonly(),
})
export type Walked = z.infer<typeof walked>

/** Set to `1` by `paths run --update`: screens are frozen as they are instead of compared. */
export const UPDATE_VARIABLE = 'PATHS_UPDATE_SCREENS'
export const isUpdate = (): boolean => process.env[UPDATE_VARIABLE] === '1'
