import { METRICS } from '@vigie/contracts/entities'
import { INGEST_LIMITS, type QuarantineReason } from '@vigie/contracts/upstream'
import { DAY_MS } from '../time.ts'
import type { SeriesSpec } from './spec.ts'

/** What a device sent as a value of a series: the value itself, or why it cannot be stored. */
export const judgeValue = (
  { metric, max, nature }: Pick<SeriesSpec, 'metric' | 'max' | 'nature'>,
  sent: unknown,
): number | QuarantineReason => {
  if (typeof sent !== 'number' || !Number.isFinite(sent)) return 'value.not-a-number'
  if (nature === 'state') return sent === 0 || sent === 1 ? sent : 'value.out-of-range'
  const [lowest, highest] = METRICS[metric].range
  return sent >= lowest && sent <= highest && (max === null || sent <= max) ? sent : 'value.out-of-range'
}

/** Why a device's clock is not believable, at `nowMs` of ours; null: it is. */
export const judgeClock = (ts: number, nowMs: number): QuarantineReason | null => {
  if (ts > nowMs + INGEST_LIMITS.clockAheadMs) return 'clock.in-the-future'
  return ts < nowMs - INGEST_LIMITS.backlogDays * DAY_MS ? 'clock.too-old' : null
}
