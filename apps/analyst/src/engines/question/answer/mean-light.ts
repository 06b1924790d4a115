// In: the sunshine that was recorded over a stretch, and which body it is. Out: its mean; null: too much of it was not recorded.
import { MINUTE_MS, type SeriesBody } from '@vigie/contracts/entities'
import type { Found } from './ledger.ts'

/** Of less of a stretch than this share of it no mean is told. */
const COVERED = 0.9
/** A single reading stands until the next, and no longer than this. */
const STANDS_MS = 30 * MINUTE_MS

/** The mean of the time; single readings come more often now than of days before, and each counts for as long as it stands. */
export const meanLight = ({ points, bucketMs, from, to }: SeriesBody, at: number): Found | null => {
  if (bucketMs > 0)
    return points.length * bucketMs < COVERED * (to - from)
      ? null
      : {
          value: points.reduce((sum, [, value]) => sum + value, 0) / points.length,
          from: [`${at}/points/*/1`],
          how: 'mean',
        }
  const widths = points.map(([since], index) => Math.min((points[index + 1]?.[0] ?? to) - since, STANDS_MS))
  const known = widths.reduce((sum, one) => sum + one, 0)
  if (known <= 0 || known < COVERED * (to - from)) return null
  const weights = widths.map((one) => one / known)
  return {
    value: points.reduce((sum, [, value], index) => sum + value * (weights[index] ?? 0), 0),
    from: points.map((_, index) => `${at}/points/${index}/1`),
    weights,
    how: 'weighed',
  }
}
