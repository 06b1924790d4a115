import { HOUR_MS, MINUTE_MS } from '../time.ts'
import type { SeriesSpec } from './spec.ts'

/** Rollup resolutions, as stored in `rollups.res`. */
export const RES = { '5min': 1, hour: 2, day: 3 } as const
export type Res = (typeof RES)[keyof typeof RES]
export const ALL_RES: readonly Res[] = [RES['5min'], RES.hour, RES.day]

export const FIVE_MIN_MS = 5 * MINUTE_MS

export type Bucket = { readonly start: number; readonly end: number }

/** The bucket that holds an instant. 5 min and hour follow UTC, a day follows the site's clock (23 to 25 hours). */
export const bucketAt = (res: Res, ts: number, timeZone: string): Bucket => {
  if (res === RES.day) return dayAt(ts, timeZone)
  const width = res === RES['5min'] ? FIVE_MIN_MS : HOUR_MS
  const start = Math.floor(ts / width) * width
  return { start, end: start + width }
}

/** Where a reading counts: a counter's increment ends at its ts, so buckets are open on the left for counters. */
export const bucketInstantOf = (spec: Pick<SeriesSpec, 'nature'>, ts: number): number => ts - offsetOf(spec)
export const offsetOf = ({ nature }: Pick<SeriesSpec, 'nature'>): 0 | 1 => (nature === 'counter' ? 1 : 0)

const days = new Map<string, Map<number, Bucket>>()
const QUARTER_MS = 15 * MINUTE_MS

/** The local day that holds an instant: from its first instant to the next day's. */
export const dayAt = (ts: number, timeZone: string): Bucket => {
  const known = days.get(timeZone) ?? new Map<number, Bucket>()
  days.set(timeZone, known)
  const slot = Math.floor(ts / QUARTER_MS)
  const found = known.get(slot)
  if (found !== undefined) return found
  const day = findDay(ts, timeZone)
  if (known.size > 50_000) known.clear()
  known.set(slot, day)
  return day
}

/** Zones shift by quarters of an hour, so days begin on one. */
const findDay = (ts: number, timeZone: string): Bucket => {
  const date = localDate(ts, timeZone)
  const first = firstQuarter(ts - 26 * HOUR_MS, ts, (at) => localDate(at, timeZone) === date)
  const end = firstQuarter(ts, ts + 26 * HOUR_MS, (at) => localDate(at, timeZone) !== date)
  return { start: first, end }
}

const firstQuarter = (from: number, to: number, holds: (at: number) => boolean): number => {
  let low = Math.floor(from / QUARTER_MS)
  let high = Math.floor(to / QUARTER_MS)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle * QUARTER_MS)) high = middle
    else low = middle
  }
  return high * QUARTER_MS
}

const formats = new Map<string, Intl.DateTimeFormat>()
const localDate = (ts: number, timeZone: string): string => {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(ts)
}
