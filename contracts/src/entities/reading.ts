import { z } from 'zod'
import { deviceId } from './device.ts'
import { metricId } from './metric.ts'
import { epochMs } from './time.ts'

/** One measured value, compact: [device, metric, when measured, value in the metric's unit]. */
export const readingRow = z.tuple([deviceId, metricId, epochMs, z.number()])
export type ReadingRow = z.infer<typeof readingRow>

/** How old the latest value is against its device's cadence. */
export const freshness = z.enum(['frais', 'ancien', 'périmé', 'inconnu'])
export type Freshness = z.infer<typeof freshness>

/**
 * Freshness of a value (domain.md): `frais` up to 2 cadences, `ancien` up to 10,
 * then `périmé`; `inconnu` when nothing was ever received.
 * @param ageMs now − time of measure, ms; null when never seen
 */
export const freshnessOf = (ageMs: number | null, cadenceMs: number): Freshness => {
  if (ageMs === null) return 'inconnu'
  if (ageMs <= 2 * cadenceMs) return 'frais'
  return ageMs <= 10 * cadenceMs ? 'ancien' : 'périmé'
}
