import { TZDate } from '@date-fns/tz'
import type { KpiQuery, PeriodUnit } from '@vigie/contracts/entities'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { addWeeks } from 'date-fns/addWeeks'
import { addYears } from 'date-fns/addYears'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { startOfDay } from 'date-fns/startOfDay'
import { startOfISOWeek } from 'date-fns/startOfISOWeek'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfYear } from 'date-fns/startOfYear'
import { FIVE_MIN_MS } from '../series/buckets.ts'
import type { Stretch } from '../time.ts'

export type Period = {
  /** the calendar period asked for */
  readonly whole: Stretch
  /** its part that has data: up to the watermark, in whole 5-minute buckets */
  readonly current: Stretch
  /** the same part of the period before, by the clock on the wall */
  readonly previous: Stretch
}

/**
 * The calendar period a query means on the site's clock. A day may have 23 or 25
 * hours; "until 14:02" is compared with 14:02 on the wall, whatever the offset.
 * @param watermark time of the latest reading, ms; null: no data at all
 */
export const resolvePeriod = (query: KpiQuery, timeZone: string, now: number, watermark: number | null): Period => {
  const anchor = query.date === undefined ? new TZDate(now, timeZone) : parseLocal(query.date, timeZone)
  const start = startOf[query.unit](anchor)
  const days = query.end === undefined ? 1 : differenceInCalendarDays(parseLocal(query.end, timeZone), start) + 1
  const shift = (date: TZDate, steps: number): TZDate => shiftBy[query.unit](date, steps, days)
  const whole = { from: start.getTime(), to: shift(start, 1).getTime() }
  const until = Math.floor(Math.min(whole.to, watermark ?? whole.from) / FIVE_MIN_MS) * FIVE_MIN_MS
  const current = { from: whole.from, to: Math.max(whole.from, until) }
  const previousTo = current.to === whole.to ? start : shift(new TZDate(current.to, timeZone), -1)
  const previousFrom = shift(start, -1).getTime()
  return {
    whole,
    current,
    previous: { from: previousFrom, to: Math.min(whole.from, Math.max(previousFrom, previousTo.getTime())) },
  }
}

const parseLocal = (date: string, timeZone: string): TZDate => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return new TZDate(year, month - 1, day, timeZone)
}

const startOf: Record<PeriodUnit, (date: TZDate) => TZDate> = {
  day: startOfDay,
  week: startOfISOWeek,
  month: startOfMonth,
  year: startOfYear,
  range: startOfDay,
}

const shiftBy: Record<PeriodUnit, (date: TZDate, steps: number, days: number) => TZDate> = {
  day: (date, steps) => addDays(date, steps),
  week: (date, steps) => addWeeks(date, steps),
  month: (date, steps) => addMonths(date, steps),
  year: (date, steps) => addYears(date, steps),
  range: (date, steps, days) => addDays(date, steps * days),
}
