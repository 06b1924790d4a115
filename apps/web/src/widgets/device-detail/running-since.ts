import type { ChartPoint } from '@/ui/charts/gaps'

/**
 * Since when a machine runs, or stands, epoch ms: the end of the last stretch in which it did the other, less what it did
 * of that. null: it did nothing else in these points.
 * @param points shares of time in which it ran, oldest first
 */
export const runningSince = (
  points: readonly ChartPoint[],
  bucketMs: number,
  isRunning: boolean,
  now: number,
): number | null => {
  for (const [at, share] of points.toReversed()) {
    // what nobody measured may have been either
    if (share === null) return null
    const other = isRunning ? 1 - share : share
    if (other <= 0) continue
    const end = Math.min(at + bucketMs, now)
    return bucketMs === 0 ? at : Math.max(at, end - (1 - other) * (end - at))
  }
  return null
}
