// Whether two charts behave differently at all: both are explored in step, comparing what an observer sees.
import type { AnyStateMachine } from 'xstate'
import { divergenceOf, FIELDS, type Field } from '../freeze/compare.ts'
import { stepOf } from '../freeze/trace.ts'
import type { Chart, Outcome } from '../model/chart.types.ts'
import { startMove } from '../model/graph.ts'
import { outcomeKey, plainContext } from '../model/observation.ts'
import type { Samples } from '../model/samples.ts'
import { createSimulator } from '../model/simulator.ts'
import { originalOf, type Seen } from './original.ts'

export type Verdict =
  /**
   * no path shows a difference; where counters were followed up to a bound only, no path of at most `within` steps does
   */
  | { readonly kind: 'equivalent'; readonly pairs: number; readonly within: number | null }
  /** the shortest path that shows a difference */
  | {
      readonly kind: 'different'
      readonly path: readonly string[]
      readonly field: Field
      readonly expected: string
      readonly found: string
    }

type Pair = { readonly one: Seen; readonly other: Outcome; readonly path: readonly string[] }

/**
 * Searches breadth first, so that the path found is the shortest. Throws when there are too many pairs of states; where
 * the chart bounds them itself, it goes no further then.
 */
export const compareCharts = (chart: Chart, mutant: AnyStateMachine, samples: Samples): Verdict => {
  const original = originalOf(chart, samples)
  const changed = createSimulator(mutant, chart.inPlace?.())
  const seen = new Set<string>()
  // keys are long, and most often the same on both sides: pairs are told apart by their numbers
  const numbers = new Map<string, number>()
  const numberOf = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  let within: number | null = null
  const waiting: Pair[] = []
  const meet = (pair: Pair): Verdict | null => {
    const difference = differenceOf(pair)
    if (difference !== null) return difference
    const { key, outcome } = pair.one
    const otherKey = outcomeKey(pair.other)
    const number = numberOf(key)
    const both = `${number} ${otherKey === key ? number : numberOf(otherKey)}`
    if (seen.has(both)) return null
    seen.add(both)
    if (seen.size > (chart.pairs ?? PAIRS_MOST)) {
      if (chart.pairs === undefined)
        throw new Error(`${chart.name}: more than ${PAIRS_MOST} pairs of states; bound its counters`)
      return { kind: 'equivalent', pairs: seen.size, within: Math.min(within ?? Infinity, pair.path.length - 1) }
    }
    if (chart.within(plainContext(outcome.snapshot))) waiting.push(pair)
    else within ??= pair.path.length
    return null
  }
  for (const [index, input] of chart.fixtures.inputs.entries()) {
    const { label } = startMove(index)
    const verdict = meet({ one: original.start(index), other: changed.start(input), path: [label] })
    if (verdict !== null) return verdict
  }
  for (let pair = waiting.shift(); pair !== undefined; pair = waiting.shift()) {
    for (const { label, event, to } of original.after(pair.one)) {
      const other = changed.step(pair.other.snapshot, event)
      const verdict = meet({ one: to, other, path: [...pair.path, label] })
      if (verdict !== null) return verdict
    }
  }
  return { kind: 'equivalent', pairs: seen.size, within }
}

const PAIRS_MOST = 50_000

const differenceOf = ({ one, other, path }: Pair): Verdict | null => {
  const label = path.at(-1) ?? ''
  const divergence = divergenceOf([one.step], [stepOf(label, other)], 1, FIELDS.behaviour)
  if (divergence === null) return null
  const { field, expected, found } = divergence
  return { kind: 'different', path, field, expected, found }
}
