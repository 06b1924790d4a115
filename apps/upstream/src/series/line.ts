import { medianOf } from '../median.ts'

type Reading = { readonly ts: number; readonly value: number }

/**
 * The value at an instant of the straight line through readings, by the estimator of Theil and Sen: its slope is the
 * median of the slopes between all pairs, its height the median of what each reading leaves. Up to 29 % of the readings
 * may lie astray without moving it. null: no readings. It looks at every pair: for tens of readings, not thousands.
 * @param ts epoch ms, as those of the readings
 */
export const lineAt = (readings: readonly Reading[], ts: number): number | null => {
  const slopes = readings.flatMap((one, place) =>
    readings
      .slice(place + 1)
      .flatMap((other) => (other.ts === one.ts ? [] : (other.value - one.value) / (other.ts - one.ts))),
  )
  const slope = medianOf(slopes) ?? 0
  return medianOf(readings.map((one) => one.value + slope * (ts - one.ts)))
}
