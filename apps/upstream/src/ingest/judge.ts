import { METRICS } from '@vigie/contracts/entities'
import { INGEST_LIMITS, type QuarantineReason } from '@vigie/contracts/upstream'
import type { SeriesSpec } from '../store/spec.ts'
import type { Point } from '../store/weave.ts'
import type { Directory, KnownDevice } from './directory.ts'
import type { Telemetry } from './message.ts'
import type { Verdict } from './verdict.ts'

/** A value fit to be stored, and the verdict of the message it came in. */
export type Judged = Point & { readonly verdict: Verdict }

/** Takes in one good value. */
export type Accept = (spec: SeriesSpec, point: Judged) => void

/** Judges each value of a message on its own; the good ones are accepted, the others noted in the verdict. */
export const judgeTelemetry = (
  message: Telemetry,
  verdict: Verdict,
  known: KnownDevice,
  nowMs: number,
  accept: Accept,
) => {
  for (const { ts, values } of message.samples) {
    const clock = judgeClock(ts, nowMs)
    if (clock !== null) {
      verdict.refuse(clock, `sample of ${describeTime(ts)}`)
      continue
    }
    for (const metric in values) {
      const value = values[metric]
      const spec = known.metrics.get(metric)
      if (spec === undefined) verdict.refuse('metric.unknown', metric)
      else if (typeof value !== 'number' || !Number.isFinite(value))
        verdict.refuse('value.not-a-number', `${metric} at ${describeTime(ts)}`)
      else if (!isInRange(spec, value))
        verdict.refuse('value.out-of-range', `${metric} ${value} at ${describeTime(ts)}`)
      else accept(spec, { ts, value, verdict })
    }
  }
}

/** Whether a message's device is known; otherwise why not. */
export const judgeAddress = (directory: Directory, site: string, device: string): KnownDevice | QuarantineReason => {
  if (directory.site(site) === undefined) return 'site.unknown'
  return directory.device(site, device) ?? 'device.unknown'
}

/** Whether a device's clock is believable; otherwise why not. */
export const judgeClock = (ts: number, nowMs: number): QuarantineReason | null => {
  if (ts > nowMs + INGEST_LIMITS.clockAheadMs) return 'clock.in-the-future'
  return ts < nowMs - INGEST_LIMITS.backlogDays * DAY_MS ? 'clock.too-old' : null
}

const DAY_MS = 86_400_000

const isInRange = ({ metric, max, nature }: SeriesSpec, value: number): boolean => {
  const [lowest, highest] = METRICS[metric].range
  if (nature === 'state') return value === 0 || value === 1
  return value >= lowest && value <= highest && (max === null || value <= max)
}

const MAX_TIME_MS = 8.64e15
export const describeTime = (ts: number): string =>
  Math.abs(ts) <= MAX_TIME_MS ? new Date(ts).toISOString() : String(ts)
