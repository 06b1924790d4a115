// In: the points of a gauge. Out: the least, the mean and the most of them, and when the ends were.
import type { ChartPoint } from '@/ui/charts/gaps'

type End = { readonly value: number; readonly at: number }
export type ProbeRange = { readonly least: End; readonly mean: number; readonly most: End }

/** Of points that all stand for as much time; null: nothing was read. */
export const probeRange = (points: readonly ChartPoint[]): ProbeRange | null => {
  const known = points.flatMap(([at, value, min, max]) =>
    value === null ? [] : [{ at, value, min: min ?? value, max: max ?? value }],
  )
  const [first] = known
  if (first === undefined) return null
  const least = known.reduce((found, one) => (one.min < found.min ? one : found), first)
  const most = known.reduce((found, one) => (one.max > found.max ? one : found), first)
  return {
    least: { value: least.min, at: least.at },
    mean: known.reduce((sum, { value }) => sum + value, 0) / known.length,
    most: { value: most.max, at: most.at },
  }
}
