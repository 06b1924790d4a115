import type { AnyStateMachine } from 'xstate'
import type { Chart, Outcome } from '../model/chart.types.ts'
import { type Picture, pictureOf } from '../model/picture.ts'
import type { Samples } from '../model/samples.ts'
import { simulate } from '../model/simulator.ts'
import { transitionId } from '../model/transitions.ts'

/** What was seen at one step: the event by its label, then the chart at rest and how it got there. */
export type TraceStep = Picture & {
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
 * Runs a path of labels on a machine: the chart's own, or a mutant of it. Steps come one by one, so that
 * whoever compares may stop at the first difference. Ends early at a label that cannot happen.
 */
export function* replay(
  chart: Chart,
  machine: AnyStateMachine,
  labels: Iterable<string>,
  samples: Samples,
): Generator<TraceStep> {
  const simulator = simulate(machine)
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
  ...pictureOf(snapshot),
  ...(crash === null ? {} : { state: `crashed: ${crash}` }),
  transitions: transitions.map(transitionId),
  effects,
})

const next = (
  chart: Chart,
  simulator: ReturnType<typeof simulate>,
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
