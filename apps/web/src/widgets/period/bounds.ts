import type { PeriodInput } from '@vigie/contracts/entities'
import { zoneOffset } from '@/ui/charts/time-ticks'
import { daysOf, shiftPeriod } from './period.ts'

/** A stretch of time, ms since 1970; `to` excluded. */
export type Stretch = { readonly from: number; readonly to: number }

const DAY_MS = 86_400_000

/** From the first midnight of a period to the one after its last day, on the site's clock. */
export const boundsOf = (period: PeriodInput, today: string, timeZone: string): Stretch => {
  const { first, last } = daysOf(period, today)
  const offsetAt = zoneOffset(timeZone)
  const midnight = (wall: number): number => wall - offsetAt(wall - offsetAt(wall))
  const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)
  return { from: midnight(utc(first)), to: midnight(utc(last) + DAY_MS) }
}

/** How far before it the period before begins, ms. */
export const backTo = (period: PeriodInput, today: string, timeZone: string): number =>
  boundsOf(period, today, timeZone).from - boundsOf(shiftPeriod(period, -1, today), today, timeZone).from
