import { METRICS, type MetricId, type SeriesBody } from '@vigie/contracts/entities'
import { type ChartPoint, withGaps } from '@/ui/charts/gaps'

/** One live reading: when measured, value. */
export type TailPoint = readonly [ts: number, value: number]

/**
 * What a chart draws: the stored points, then the readings that came since, broken where data is missing.
 * A counter's live totals are left out: its points are increments, which the store computes.
 * @param cadenceMs expected time between two readings
 */
export const historyPoints = (
  stored: Pick<SeriesBody, 'points' | 'bucketMs' | 'watermark'> | undefined,
  tail: readonly TailPoint[],
  metric: MetricId,
  cadenceMs: number,
): readonly ChartPoint[] => {
  const known = stored?.watermark ?? Number.NEGATIVE_INFINITY
  const points: ChartPoint[] = [...(stored?.points ?? [])]
  if (METRICS[metric].nature === 'counter') return points
  for (const [ts, value] of tail) if (ts > known) points.push([ts, value, value, value])
  return withGaps(points, longestStep(stored?.bucketMs ?? 0, cadenceMs))
}

/** Two points further apart have a hole between them: two cadences, or two buckets when those are wider. */
export const longestStep = (bucketMs: number, cadenceMs: number): number => 2 * Math.max(bucketMs, cadenceMs) + 1

/** Time of the latest data shown, epoch ms. */
export const watermarkOf = (
  stored: Pick<SeriesBody, 'watermark'> | undefined,
  tail: readonly TailPoint[],
): number | null => {
  const latest = tail.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY
  const known = Math.max(stored?.watermark ?? Number.NEGATIVE_INFINITY, latest)
  return Number.isFinite(known) ? known : null
}
