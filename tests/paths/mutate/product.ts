// Whether two charts can be told apart at all: both are walked in step, and what an observer sees is compared.
import type { AnyStateMachine } from 'xstate'
import { divergenceOf, FIELDS, type Field } from '../freeze/compare.ts'
import { stepOf } from '../freeze/trace.ts'
import type { Chart, Outcome } from '../model/chart.types.ts'
import { startMove } from '../model/graph.ts'
import { outcomeKey, plainContext } from '../model/picture.ts'
import type { Samples } from '../model/samples.ts'
import { simulate } from '../model/simulator.ts'

export type Verdict =
  /** no path tells them apart; `bounded`: as far as counters were followed */
  | { readonly kind: 'equivalent'; readonly pairs: number; readonly bounded: boolean }
  /** the shortest path that does */
  | {
      readonly kind: 'different'
      readonly path: readonly string[]
      readonly field: Field
      readonly expected: string
      readonly found: string
    }

type Pair = { readonly one: Outcome; readonly other: Outcome; readonly path: readonly string[] }

/** Breadth first, so the first difference found is the nearest. Throws when there are too many pairs to decide. */
export const compareCharts = (chart: Chart, mutant: AnyStateMachine, samples: Samples): Verdict => {
  const [original, changed] = [simulate(chart.machine), simulate(mutant)]
  const seen = new Set<string>()
  let bounded = false
  const waiting: Pair[] = []
  const meet = (pair: Pair): Verdict | null => {
    const difference = differenceOf(pair)
    if (difference !== null) return difference
    const key = outcomeKey(pair.one)
    const both = `${key} ~ ${outcomeKey(pair.other)}`
    if (seen.has(both)) return null
    seen.add(both)
    if (seen.size > PAIRS_MOST)
      throw new Error(`${chart.name}: more than ${PAIRS_MOST} pairs of states; bound its counters`)
    if (chart.within(plainContext(pair.one.snapshot))) waiting.push(pair)
    else bounded = true
    return null
  }
  for (const [index, input] of chart.fixtures.inputs.entries()) {
    const pair = { one: original.start(input), other: changed.start(input), path: [startMove(index).label] }
    const verdict = meet(pair)
    if (verdict !== null) return verdict
  }
  for (let pair = waiting.shift(); pair !== undefined; pair = waiting.shift()) {
    for (const { label, event } of samples.at(pair.one.snapshot)) {
      const verdict = meet({
        one: original.step(pair.one.snapshot, event),
        other: changed.step(pair.other.snapshot, event),
        path: [...pair.path, label],
      })
      if (verdict !== null) return verdict
    }
  }
  return { kind: 'equivalent', pairs: seen.size, bounded }
}

const PAIRS_MOST = 50_000

const differenceOf = ({ one, other, path }: Pair): Verdict | null => {
  const label = path.at(-1) ?? ''
  const divergence = divergenceOf([stepOf(label, one)], [stepOf(label, other)], 1, FIELDS.behaviour)
  if (divergence === null) return null
  const { field, expected, found } = divergence
  return { kind: 'different', path, field, expected, found }
}
