// One value a day → whether it drifts upwards from its own first weeks, since when, and by how much.
import { driftOf } from './cusum.ts'
import { type Middle, middleOf, noiseOf } from './robust.ts'

export type DailyDriftSettings = {
  /** values at the start that tell what is usual */
  readonly history: number
  /** the spread that counts as usual is at least this share of the usual, and at least this much */
  readonly leastSpread: number
  readonly leastDeviation: number
}

export type DailyDrift = {
  readonly usual: Middle
  /** running sum after each value, in usual deviations */
  readonly sums: readonly number[]
  /** indices of the first value of the drift and of the one that proved it; null: none */
  readonly onset: number | null
  readonly proved: number | null
}

/** Null where there is no history, or nothing after it. */
export const dailyDriftOf = (values: readonly number[], settings: DailyDriftSettings): DailyDrift | null => {
  if (values.length <= settings.history) return null
  const middle = middleOf(values.slice(0, settings.history), settings.leastSpread)
  const usual = { ...middle, deviation: Math.max(middle.deviation, noiseOf(values), settings.leastDeviation) }
  return { usual, ...driftOf(values.map((value) => (value - usual.middle) / usual.deviation)) }
}
