// Whether two charts behave differently at all: both are explored in step, comparing what an observer sees.
import type { AnyStateMachine } from 'xstate'
import { divergenceOf, FIELDS, type Field } from '../freeze/compare.ts'
import { stepOf } from '../freeze/trace.ts'
import type { Chart, Outcome } from '../model/chart.types.ts'
import { startMove } from '../model/graph.ts'
import { outcomeKey, plainContext } from '../model/observation.ts'
import type { Samples } from '../model/samples.ts'
import { createSimulator } from '../model/simulator.ts'

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

type Pair = { readonly one: Outcome; readonly other: Outcome; readonly path: readonly string[] }

/**
 * Searches breadth first, so that the path found is the shortest. Throws when there are too many pairs of states; where
 * the chart bounds them itself, it goes no further then.
 */
export const compareCharts = (chart: Chart, mutant: AnyStateMachine, samples: Samples): Verdict => {
  const inPlace = chart.inPlace?.()
  const [original, changed] = [createSimulator(chart.machine, inPlace), createSimulator(mutant, inPlace)]
  const seen = new Set<string>()
  let within: number | null = null
  const waiting: Pair[] = []
  const meet = (pair: Pair): Verdict | null => {
    const difference = differenceOf(pair)
    if (difference !== null) return difference
    const key = outcomeKey(pair.one)
    const both = `${key} ~ ${outcomeKey(pair.other)}`
    if (seen.has(both)) return null
    seen.add(both)
    if (seen.size > (chart.pairs ?? PAIRS_MOST)) {
      if (chart.pairs === undefined)
        throw new Error(`${chart.name}: more than ${PAIRS_MOST} pairs of states; bound its counters`)
      return { kind: 'equivalent', pairs: seen.size, within: Math.min(within ?? Infinity, pair.path.length - 1) }
    }
    if (chart.within(plainContext(pair.one.snapshot))) waiting.push(pair)
    else within ??= pair.path.length
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
  return { kind: 'equivalent', pairs: seen.size, within }
}

const PAIRS_MOST = 50_000

const differenceOf = ({ one, other, path }: Pair): Verdict | null => {
  const label = path.at(-1) ?? ''
  const divergence = divergenceOf([stepOf(label, one)], [stepOf(label, other)], 1, FIELDS.behaviour)
  if (divergence === null) return null
  const { field, expected, found } = divergence
  return { kind: 'different', path, field, expected, found }
}
