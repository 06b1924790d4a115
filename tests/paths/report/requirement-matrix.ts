import type { Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import { leavesOfState } from '../model/observation.ts'
import { samplesOf } from '../model/samples.ts'

/** `drawer 2`: the second frozen path of the drawer. */
export type PathName = string

/** The frozen paths that exercise each requirement: they contain an event, or reach a state, that serves it. */
export const requirementPaths = (
  charts: readonly { readonly chart: Chart; readonly traces: readonly Trace[] }[],
): ReadonlyMap<string, readonly PathName[]> => {
  const matrix = new Map<string, Set<PathName>>()
  for (const { chart, traces } of charts) {
    const samples = samplesOf(chart)
    for (const [index, trace] of traces.entries()) {
      const ids = trace.flatMap(({ label, state, transitions }) => [
        ...(transitions.length > 0 ? eventIds(chart, samples.byLabel.get(label)?.type ?? '') : []),
        ...stateIds(chart, state),
      ])
      for (const id of ids) matrix.set(id, (matrix.get(id) ?? new Set()).add(`${chart.name} ${index + 1}`))
    }
  }
  return new Map([...matrix].map(([id, paths]) => [id, [...paths]]))
}

const eventIds = ({ requirements }: Chart, type: string): readonly string[] => requirements.events[type] ?? []

/** Ids of every part of a control state and of its parents. */
const stateIds = ({ requirements }: Chart, state: string): readonly string[] =>
  leavesOfState(state).flatMap((leaf) => {
    const keys = leaf.split('.')
    return keys.flatMap((_, index) => requirements.states[keys.slice(0, index + 1).join('.')] ?? [])
  })
