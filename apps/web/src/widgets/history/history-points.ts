import { METRICS, type MetricId, type SeriesBody } from '@vigie/contracts/entities'
import { type ChartPoint, withGaps } from '@/ui/charts/gaps'

/** One live reading: when measured, value. */
export type TailPoint = readonly [ts: number, value: number]
type Stored = Pick<SeriesBody, 'points' | 'bucketMs' | 'watermark'>

/**
 * What a chart draws: the stored points, then the readings that came since, as wide as the stored ones,
 * broken where data is missing. A counter's live totals are left out: its points are increments, which
 * the upstream computes.
 * @param cadenceMs expected time between two readings
 */
export const historyPoints = (
  stored: Stored | undefined,
  tail: readonly TailPoint[],
  metric: MetricId,
  cadenceMs: number,
): readonly ChartPoint[] => {
  const points: readonly ChartPoint[] = stored?.points ?? []
  if (METRICS[metric].nature === 'counter') return points
  const bucketMs = stored?.bucketMs ?? 0
  const known = stored?.watermark ?? Number.NEGATIVE_INFINITY
  const since = tail.filter(([ts]) => ts > known)
  const all = bucketMs === 0 ? [...points, ...since.map(asPoint)] : withBuckets(points, since, bucketMs)
  return withGaps(all, longestStep(bucketMs, cadenceMs), bucketMs)
}

const asPoint = ([ts, value]: TailPoint): ChartPoint => [ts, value, value, value]

/** Two points further apart have a gap between them: two cadences, or two buckets when those are wider. */
const longestStep = (bucketMs: number, cadenceMs: number): number => 2 * Math.max(bucketMs, cadenceMs) + 1

/**
 * Readings folded into points as wide as the stored ones. Those that fall into the last stored point only
 * widen its band: its mean is also over readings that never came here, and stays until the point is read again.
 */
const withBuckets = (points: readonly ChartPoint[], tail: readonly TailPoint[], bucketMs: number): ChartPoint[] => {
  const last = points.at(-1)
  const origin = last?.[0] ?? 0
  const buckets = new Map<number, number[]>()
  for (const [ts, value] of tail) {
    const at = origin + Math.floor((ts - origin) / bucketMs) * bucketMs
    const values = buckets.get(at)
    if (values) values.push(value)
    else buckets.set(at, [value])
  }
  const begun = buckets.get(origin)
  buckets.delete(origin)
  const fresh = [...buckets].map(([at, values]) => summary(at, values))
  return last === undefined || begun === undefined
    ? [...points, ...fresh]
    : [...points.slice(0, -1), widened(last, begun), ...fresh]
}

const widened = ([at, mean, min, max]: ChartPoint, values: readonly number[]): ChartPoint => [
  at,
  mean,
  least(min === null ? values : [min, ...values]),
  most(max === null ? values : [max, ...values]),
]
const summary = (at: number, values: readonly number[]): ChartPoint => [
  at,
  values.reduce((sum, value) => sum + value, 0) / values.length,
  least(values),
  most(values),
]
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b))

/** Time of the latest data shown, epoch ms. */
export const watermarkOf = (
  stored: Pick<SeriesBody, 'watermark'> | undefined,
  tail: readonly TailPoint[],
): number | null => {
  const latest = tail.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY
  const known = Math.max(stored?.watermark ?? Number.NEGATIVE_INFINITY, latest)
  return Number.isFinite(known) ? known : null
}
