import { TZDate } from '@date-fns/tz'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { dayAt } from '../series/buckets.ts'
import type { Stretch } from '../time.ts'

/** How many months a stretch is, each day its share of its own month, and a part of a day its share of the day. */
export const monthsIn = ({ from, to }: Stretch, timeZone: string): number =>
  to > from ? monthAt(to, timeZone) - monthAt(from, timeZone) : 0

/** Months since year 0 on the site's clock, the part of the month that is over included. */
const monthAt = (ts: number, timeZone: string): number => {
  const local = new TZDate(ts, timeZone)
  const { start, end } = dayAt(ts, timeZone)
  const days = local.getDate() - 1 + (ts - start) / (end - start)
  return local.getFullYear() * 12 + local.getMonth() + days / getDaysInMonth(local)
}
