import type { AnyStateMachine } from 'xstate'
import type { Chart, Outcome } from '../model/chart.types.ts'
import { CRASHED, type Observation, observationOf } from '../model/observation.ts'
import type { Samples } from '../model/samples.ts'
import { createSimulator } from '../model/simulator.ts'
import { transitionId } from '../model/transitions.ts'

/** One step of a trace: the event by its label, the chart at rest after it, the transitions taken and the effects. */
export type TraceStep = Observation & {
  readonly label: string
  readonly transitions: readonly string[]
  readonly effects: readonly string[]
}
export type Trace = readonly TraceStep[]

const START = /^start (\d+)$/

/** Which input a `start n` label means, from 0; null: it is not one. */
export const inputOf = (label: string): number | null => {
  const [, number] = START.exec(label) ?? []
  return number === undefined ? null : Number(number) - 1
}

/**
 * Runs a path of labels on a machine: the chart's own, or a mutant of it. It yields step by step, so that a comparison
 * can stop at the first difference, and ends early at a label that cannot happen.
 */
export function* replay(
  chart: Chart,
  machine: AnyStateMachine,
  labels: Iterable<string>,
  samples: Samples,
): Generator<TraceStep> {
  const simulator = createSimulator(machine, chart.inPlace?.())
  let before: Outcome | null = null
  for (const label of labels) {
    const after: Outcome | null = next(chart, simulator, before, label, samples)
    if (after === null) return
    yield stepOf(label, after)
    if (after.crash !== null) return
    before = after
  }
}

export const stepOf = (label: string, { snapshot, transitions, effects, crash }: Outcome): TraceStep => ({
  label,
  ...observationOf(snapshot),
  ...(crash === null ? {} : { state: `${CRASHED}${crash}` }),
  transitions: transitions.map(transitionId),
  effects,
})

const next = (
  chart: Chart,
  simulator: ReturnType<typeof createSimulator>,
  before: Outcome | null,
  label: string,
  samples: Samples,
): Outcome | null => {
  const input = inputOf(label)
  if (input !== null) {
    return input < chart.fixtures.inputs.length ? simulator.start(chart.fixtures.inputs[input]) : null
  }
  const sample = samples.byLabel.get(label)
  return sample === undefined || before === null ? null : simulator.step(before.snapshot, sample.event)
}
