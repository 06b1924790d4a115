/** One point of a curve: when, its value, and the least and most it stood for; null: nothing is known there. */
export type ChartPoint = readonly [at: number, value: number | null, min: number | null, max: number | null]

/**
 * Breaks a curve where data is missing: between two points further apart than `maxStepMs`
 * an empty point is put, so that no line bridges what was never measured.
 * @param points oldest first
 */
export const withGaps = (points: readonly ChartPoint[], maxStepMs: number): ChartPoint[] => {
  const out: ChartPoint[] = []
  let previous: number | null = null
  for (const point of points) {
    if (previous !== null && point[0] - previous > maxStepMs) out.push([previous + 1, null, null, null])
    out.push(point)
    previous = point[0]
  }
  return out
}
