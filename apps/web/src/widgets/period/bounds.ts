import { DAY_MS, isRolling, MINUTE_MS, type PeriodInput } from '@vigie/contracts/entities'
import { zoneOffset } from '@/ui/charts/time-ticks'
import { daysOf, ROLLING_DAYS } from './period.ts'

/** A stretch of time, ms since 1970; `to` excluded. */
export type Stretch = { readonly from: number; readonly to: number }

/** Figures go by buckets of this width; a rolling period moves on with them. */
const BUCKET_MS = 5 * MINUTE_MS

/**
 * From the first midnight of a period to the one after its last day, on the site's clock; one that goes with the
 * clock ends now, and begins so many days before at the same time on the wall (24 h: so many hours before).
 * @param today the day of `now` on site, YYYY-MM-DD
 */
export const boundsOf = (period: PeriodInput, today: string, timeZone: string, now: number): Stretch => {
  const offsetAt = zoneOffset(timeZone)
  const onClock = (wall: number): number => wall - offsetAt(wall - offsetAt(wall))
  if (isRolling(period.unit)) {
    const to = Math.floor(now / BUCKET_MS) * BUCKET_MS
    const backMs = ROLLING_DAYS[period.unit] * DAY_MS
    return { from: period.unit === 'last-24h' ? to - backMs : onClock(to + offsetAt(to) - backMs), to }
  }
  const { first, last } = daysOf(period, today)
  const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)
  return { from: onClock(utc(first)), to: onClock(utc(last) + DAY_MS) }
}
