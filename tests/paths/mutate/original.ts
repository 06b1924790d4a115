// A chart as it is, walked once for all its mutants: what follows each state and event is remembered.
import type { EventObject } from 'xstate'
import { stepOf, type TraceStep } from '../freeze/trace.ts'
import type { Chart, Outcome } from '../model/chart.types.ts'
import { startMove } from '../model/graph.ts'
import { outcomeKey } from '../model/observation.ts'
import type { Samples } from '../model/samples.ts'
import { createSimulator } from '../model/simulator.ts'

/** What follows an event: the chart after it, by its key, and as an observer sees the step. */
export type Seen = { readonly outcome: Outcome; readonly key: string; readonly step: TraceStep }
type Edge = { readonly label: string; readonly event: EventObject; readonly to: Seen }
type Original = {
  /** by the place of the input among the fixtures, from 0 */
  readonly start: (input: number) => Seen
  /** what follows each sample that is possible there; states of one key do the same next */
  readonly after: (from: Seen) => readonly Edge[]
}

/** So many outcomes are remembered of a chart; beyond them each is made again. */
const REMEMBERED_MOST = 300_000
const originals = new WeakMap<Chart, Original>()

export const originalOf = (chart: Chart, samples: Samples): Original => {
  const known = originals.get(chart) ?? createOriginal(chart, samples)
  originals.set(chart, known)
  return known
}

const createOriginal = (chart: Chart, samples: Samples): Original => {
  const simulator = createSimulator(chart.machine, chart.inPlace?.())
  const edges = new Map<string, readonly Edge[]>()
  let remembered = 0
  const seenAt = (label: string, outcome: Outcome): Seen => ({
    outcome,
    key: outcomeKey(outcome),
    step: stepOf(label, outcome),
  })
  const walk = ({ outcome: { snapshot } }: Seen): readonly Edge[] =>
    samples
      .at(snapshot)
      .map(({ label, event }) => ({ label, event, to: seenAt(label, simulator.step(snapshot, event)) }))
  return {
    start: (input) => seenAt(startMove(input).label, simulator.start(chart.fixtures.inputs[input])),
    after: (from) => {
      const known = edges.get(from.key)
      if (known !== undefined) return known
      const made = walk(from)
      if (remembered < REMEMBERED_MOST) edges.set(from.key, made)
      remembered += made.length
      return made
    },
  }
}
