import { readGolden } from '../freeze/golden.ts'
import type { Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import { type Judged, judgeMutants } from '../mutate/run.ts'
import { type Coverage, coverageOf, type Hits } from './coverage.ts'

export type Reported = {
  readonly chart: Chart
  readonly traces: readonly Trace[]
  readonly coverage: Coverage
  readonly judged: readonly Judged[]
}

/** Everything the report says of a chart. `seen`: transitions taken in recorded sessions, added to the drawing. */
export const reportedOf = (chart: Chart, seen: Hits = new Map()): Reported => {
  const traces = readGolden(chart.name)
  const coverage = coverageOf(chart, traces)
  const transitions = new Map([...coverage.transitions].map(([id, hits]) => [id, hits + (seen.get(id) ?? 0)]))
  return { chart, traces, coverage: { ...coverage, transitions }, judged: judgeMutants(chart) }
}
