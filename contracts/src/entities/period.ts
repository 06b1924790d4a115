import { z } from 'zod'
import { siteSlug } from './site.ts'
import { DAY_MS } from './time.ts'

/** First day that a period may hold, YYYY-MM-DD. */
export const FIRST_DAY = '2000-01-01'
/** Last day that a period may hold, YYYY-MM-DD. */
export const LAST_DAY = '2100-12-31'
/** A range has at most so many days: five years. */
export const LONGEST_RANGE_DAYS = 1_827

/** A day that a period may hold, YYYY-MM-DD; others are taken for typing errors. */
export const localDate = z.iso
  .date()
  .refine((date) => date >= FIRST_DAY && date <= LAST_DAY, `a day from ${FIRST_DAY} to ${LAST_DAY}`)
  .describe('calendar day in the site time zone, YYYY-MM-DD')

/**
 * Stretch of an aggregate, in the site's time zone. A calendar one runs from midnight to midnight, and while it runs
 * its figures end at the watermark; a rolling one (`last-…`) ends with the data, or now where they stopped.
 */
export const periodUnit = z.enum(['day', 'week', 'month', 'year', 'range', 'last-24h', 'last-7d', 'last-30d'])
/** Stretch of an aggregate: of the calendar, or rolling. */
export type PeriodUnit = z.infer<typeof periodUnit>

/** Units whose stretch goes with the clock; `last-7d` and `last-30d` by the clock on the wall. */
export const ROLLING_UNITS = ['last-24h', 'last-7d', 'last-30d'] as const satisfies readonly PeriodUnit[]
/** Unit of a stretch that goes with the clock. */
export type RollingUnit = (typeof ROLLING_UNITS)[number]
/** Whether a stretch goes with the clock; else it is of the calendar. */
export const isRolling = (unit: PeriodUnit): unit is RollingUnit => ROLLING_UNITS.some((one) => one === unit)

/** What a period is compared with: the same stretch just before it, or the same a year earlier. */
export const compareWith = z.enum(['previous', 'year'])
/** What a period is compared with. */
export type CompareWith = z.infer<typeof compareWith>

const periodFields = {
  unit: periodUnit.default('day'),
  date: localDate.optional().describe('a day of the period; absent: today; a rolling period takes none'),
  end: localDate.optional().describe('range only: last day, included'),
  compare: compareWith
    .optional()
    .describe('absent: `previous`; `year`: the same days of the year before, of a week the ISO week of that number'),
}
type PeriodFields = { unit: PeriodUnit; date?: string | undefined; end?: string | undefined }
const datesFit = ({ unit, date, end }: PeriodFields) =>
  unit === 'range' ? date !== undefined && end !== undefined && date <= end : date === undefined || !isRolling(unit)
const isShort = ({ unit, date, end }: PeriodFields) =>
  unit !== 'range' ||
  date === undefined ||
  end === undefined ||
  Date.parse(end) - Date.parse(date) < LONGEST_RANGE_DAYS * DAY_MS
const lengthIssue = { path: ['end'], error: `a range has at most ${LONGEST_RANGE_DAYS} days` }
const datesIssue = { path: ['date'], error: 'a range needs date and end, in order; a rolling period takes no date' }

/** Which period: of the site the host names. */
export const periodInput = z.object(periodFields).refine(datesFit, datesIssue).refine(isShort, lengthIssue)
/** Which period of the site that the host name means; dates are local, YYYY-MM-DD. */
export type PeriodInput = z.infer<typeof periodInput>
/** The same, of a named site. */
export const kpiQuery = z
  .object({ site: siteSlug, ...periodFields })
  .refine(datesFit, datesIssue)
  .refine(isShort, lengthIssue)
/** Which period of which site; dates are local, YYYY-MM-DD. */
export type KpiQuery = z.infer<typeof kpiQuery>
