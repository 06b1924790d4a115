import { z } from 'zod'
import { deviceId } from './device.ts'
import { metricId } from './metric.ts'
import { epochMs } from './time.ts'

/** One measured value, compact: [device, metric, when measured, value in the metric's unit]. */
export const readingRow = z.tuple([deviceId, metricId, epochMs, z.number()])
/** One measured value: [device, metric, epoch ms, value in the metric's unit]. */
export type ReadingRow = z.infer<typeof readingRow>

/** How old the latest value is against its device's cadence; on screen frais, ancien, périmé, inconnu. */
export const freshness = z.enum(['fresh', 'old', 'stale', 'unknown'])
/** How old the latest value is against the cadence of its device. */
export type Freshness = z.infer<typeof freshness>

/**
 * Freshness of a value: `fresh` up to 2 cadences, `old` up to 10, then `stale`;
 * `unknown` when nothing was ever received.
 * @param ageMs now − time of measure, ms; null when never seen
 */
export const freshnessOf = (ageMs: number | null, cadenceMs: number): Freshness => {
  if (ageMs === null) return 'unknown'
  if (ageMs <= 2 * cadenceMs) return 'fresh'
  return ageMs <= 10 * cadenceMs ? 'old' : 'stale'
}
