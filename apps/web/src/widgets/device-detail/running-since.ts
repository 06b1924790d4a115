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

/** Five minutes: points of that length tell the same moment with no more than that between. */
const ALIKE_MS = 300_000

/**
 * Since when a pump stands, epoch ms: as the list of sources tells its last run, unless the points know of a later one.
 * @param drawn by its points, epoch ms; null: they do not tell
 * @param lastRanAt by the figures of the day, which end some minutes ago, epoch ms; null: never
 */
export const standingSince = (drawn: number | null, lastRanAt: number | null): number | null =>
  drawn !== null && lastRanAt !== null && drawn - lastRanAt > ALIKE_MS ? drawn : (lastRanAt ?? drawn)
