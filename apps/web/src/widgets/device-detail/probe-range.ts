// In: the points of a gauge. Out: the least, the mean and the most of them, and when the ends were.
import type { ChartPoint } from '@/ui/charts/gaps'

/** `at`: null where it was so more than once, as the sun is at night */
type End = { readonly value: number; readonly at: number | null }
export type ProbeRange = { readonly least: End; readonly mean: number; readonly most: End }

/** Of points that all stand for as much time; null: nothing was read. */
export const probeRange = (points: readonly ChartPoint[]): ProbeRange | null => {
  const known = points.flatMap(([at, value, min, max]) =>
    value === null ? [] : [{ at, value, min: min ?? value, max: max ?? value }],
  )
  if (known.length === 0) return null
  return {
    least: endOf(
      known.map(({ at, min }) => [at, min] as const),
      Math.min(...known.map(({ min }) => min)),
    ),
    mean: known.reduce((sum, { value }) => sum + value, 0) / known.length,
    most: endOf(
      known.map(({ at, max }) => [at, max] as const),
      Math.max(...known.map(({ max }) => max)),
    ),
  }
}

const endOf = (all: readonly (readonly [at: number, value: number])[], value: number): End => {
  const [first, second] = all.filter((one) => one[1] === value)
  return { value, at: first === undefined || second !== undefined ? null : first[0] }
}
