import { TZDate } from '@date-fns/tz'
import { isRolling, type KpiQuery, type PeriodUnit } from '@vigie/contracts/entities'
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
import { DAY_MS, HOUR_MS, MINUTE_MS, type Stretch } from '../time.ts'
import { yearBefore } from './year-before.ts'

export type Period = {
  /** the period asked for */
  readonly whole: Stretch
  /** its part that has data: up to the watermark, in whole 5-minute buckets */
  readonly current: Stretch
  /** the same part of the stretch compared with, by the clock on the wall */
  readonly previous: Stretch
}

/** A site from which no reading came for this long is silent. ms */
export const SILENT_AFTER_MS = 15 * MINUTE_MS

/**
 * The period a query means on the site's clock. A day may have 23 or 25 hours; "until 14:02" is compared with 14:02
 * on the wall, whatever the offset. A rolling period ends with the latest reading, or now at a site that is silent.
 * @param watermark time of the latest reading, ms; null: no data at all
 */
export const resolvePeriod = (query: KpiQuery, timeZone: string, now: number, watermark: number | null): Period => {
  const on = (ms: number) => new TZDate(ms, timeZone)
  const { start, end, step, moreMs } = boundsOf(query, timeZone, now, watermark)
  const whole = { from: start.getTime(), to: end.getTime() }
  const until = inBuckets(Math.min(whole.to, watermark ?? whole.from))
  const current = { from: whole.from, to: Math.max(whole.from, until) }
  const isYear = query.compare === 'year'
  const back = (date: TZDate): TZDate => (isYear ? yearBefore(query.unit, start, date) : step(date, -1))
  const from = back(start)
  // as long as the period itself, and up to where that begins
  const all = isYear
    ? { from: from.getTime(), to: step(from, 1).getTime() + moreMs }
    : { from: from.getTime() - moreMs, to: whole.from }
  const to = current.to === whole.to ? all.to : back(on(current.to)).getTime()
  return { whole, current, previous: { from: all.from, to: Math.min(all.to, Math.max(all.from, to)) } }
}

type Step = (date: TZDate, steps: number) => TZDate

/** Where the period begins and ends, how to come from there to those after and before it, and by how much it is longer than its unit, ms. */
const boundsOf = (
  { unit, date, end }: KpiQuery,
  timeZone: string,
  now: number,
  watermark: number | null,
): { readonly start: TZDate; readonly end: TZDate; readonly step: Step; readonly moreMs: number } => {
  if (isRolling(unit)) {
    const isFresh = watermark !== null && watermark <= now && now - watermark <= SILENT_AFTER_MS
    const to = new TZDate(inBuckets(isFresh ? watermark : now), timeZone)
    const exact = stepOf[unit](to, -1)
    const start = unit === 'last-24h' ? exact : wholeHour(exact)
    return { start, end: to, step: stepOf[unit], moreMs: exact.getTime() - start.getTime() }
  }
  const start = startOf[unit](date === undefined ? new TZDate(now, timeZone) : parseLocal(date, timeZone))
  const days = end === undefined ? 1 : differenceInCalendarDays(parseLocal(end, timeZone), start) + 1
  const step: Step = unit === 'range' ? (from, steps) => addDays(from, steps * days) : stepOf[unit]
  return { start, end: step(start, 1), step, moreMs: 0 }
}

/**
 * The beginning of the hour that holds an instant. Days begin there: what is kept of long ago has a reading an hour, whose
 * increment is of that whole hour, while levels are read between two of them. A stretch that began within it would count
 * water that was pumped before the level it starts from.
 */
const wholeHour = (date: TZDate): TZDate => new TZDate(Math.floor(date.getTime() / HOUR_MS) * HOUR_MS, date.timeZone)

/** The beginning of the 5-minute bucket that holds an instant, ms. */
export const inBuckets = (ms: number): number => Math.floor(ms / FIVE_MIN_MS) * FIVE_MIN_MS

const parseLocal = (date: string, timeZone: string): TZDate => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return new TZDate(year, month - 1, day, timeZone)
}

const startOf: Record<'day' | 'week' | 'month' | 'year' | 'range', (date: TZDate) => TZDate> = {
  day: startOfDay,
  week: startOfISOWeek,
  month: startOfMonth,
  year: startOfYear,
  range: startOfDay,
}

const stepOf: Record<Exclude<PeriodUnit, 'range'>, Step> = {
  day: (date, steps) => addDays(date, steps),
  week: (date, steps) => addWeeks(date, steps),
  month: (date, steps) => addMonths(date, steps),
  year: (date, steps) => addYears(date, steps),
  'last-24h': (date, steps) => new TZDate(date.getTime() + steps * DAY_MS, date.timeZone),
  'last-7d': (date, steps) => addDays(date, 7 * steps),
  'last-30d': (date, steps) => addDays(date, 30 * steps),
}
