/**
 * One point of a curve: epoch ms, value, and the least and most of what it stands for; null: nothing is known there.
 */
export type ChartPoint = readonly [at: number, value: number | null, min: number | null, max: number | null]

/** So many even steps in a row are a slower rhythm (history logged every five minutes), not gaps. */
const EVEN_STEPS = 3
const EVEN_TOLERANCE = 0.2

/**
 * Puts an empty point between two points further apart than `maxStepMs`, so that no line is drawn over a gap. Points
 * that follow each other in an even, slower rhythm are no gap.
 * @param points oldest first
 * @param bucketMs width of a point's bucket, ms: bucketing shifts an even rhythm by up to that much
 */
export const withGaps = (points: readonly ChartPoint[], maxStepMs: number, bucketMs = 0): ChartPoint[] => {
  const rhythm = evenSteps(points, bucketMs)
  return points.flatMap((point, place) => {
    const before = points[place - 1]
    const isGap = before !== undefined && point[0] - before[0] > maxStepMs && !rhythm.has(place)
    return isGap ? [[before[0] + 1, null, null, null], point] : [point]
  })
}

/** Indexes of the points whose step from the point before belongs to a run of even steps. */
const evenSteps = (points: readonly ChartPoint[], bucketMs: number): ReadonlySet<number> => {
  const even = new Set<number>()
  let run: number[] = []
  let runStepMs = 0
  for (const [place, point] of points.entries()) {
    const before = points[place - 1]
    if (before === undefined) continue
    const stepMs = point[0] - before[0]
    if (Math.abs(stepMs - runStepMs) > EVEN_TOLERANCE * runStepMs + bucketMs) {
      run = []
      runStepMs = stepMs
    }
    run.push(place)
    if (run.length >= EVEN_STEPS) for (const each of run.length === EVEN_STEPS ? run : [place]) even.add(each)
  }
  return even
}

/** Whether a point has no neighbour to draw a line to. */
export const isAlone = (points: readonly ChartPoint[], place: number): boolean =>
  points[place]?.[1] !== null && (points[place - 1]?.[1] ?? null) === null && (points[place + 1]?.[1] ?? null) === null

/** The known point nearest to an instant, within reach of it. */
export const nearest = (points: readonly ChartPoint[], at: number, reachMs: number): ChartPoint | undefined => {
  const distance = (point: ChartPoint | undefined) =>
    point === undefined ? Number.POSITIVE_INFINITY : Math.abs(point[0] - at)
  const found = points.reduce<ChartPoint | undefined>(
    (best, point) => (point[1] !== null && distance(point) < distance(best) ? point : best),
    undefined,
  )
  return distance(found) <= reachMs ? found : undefined
}
