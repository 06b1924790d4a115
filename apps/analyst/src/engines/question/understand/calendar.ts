// Days of the calendar as text, YYYY-MM-DD; nothing here knows the clock.
import type { PeriodInput } from '@vigie/contracts/entities'

const DAY = 86_400_000

/** A day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** 0 Monday … 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** A day by its numbers; null: the calendar has none. `month` may run over the ends of the year. */
export const dayOf = (year: number, month: number, day: number): string | null => {
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null
}

export const monthStart = (day: string, months = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

export const dayPeriod = (date: string): PeriodInput => ({ unit: 'day', date })
export const weekPeriod = (day: string): PeriodInput => ({ unit: 'week', date: addDays(day, -weekdayOf(day)) })
export const monthPeriod = (day: string): PeriodInput => ({ unit: 'month', date: monthStart(day) })
export const yearPeriod = (year: number): PeriodInput => ({ unit: 'year', date: `${year}-01-01` })
export const rangePeriod = (date: string, end: string): PeriodInput =>
  date === end ? dayPeriod(date) : { unit: 'range', date, end }

/** First and last day of a period. */
export const spanOf = ({ unit, date = '', end }: PeriodInput, today: string): { first: string; last: string } => {
  switch (unit) {
    case 'last-24h':
      return { first: addDays(today, -1), last: today }
    case 'last-7d':
      return { first: addDays(today, -7), last: today }
    case 'last-30d':
      return { first: addDays(today, -30), last: today }
    case 'day':
      return { first: date, last: date }
    case 'week':
      return { first: date, last: addDays(date, 6) }
    case 'month':
      return { first: date, last: addDays(monthStart(date, 1), -1) }
    case 'year':
      return { first: date, last: `${date.slice(0, 4)}-12-31` }
    case 'range':
      return { first: date, last: end ?? date }
  }
}

/** The period of the same kind just before. */
export const periodBefore = (period: PeriodInput, today: string): PeriodInput => {
  const { first, last } = spanOf(period, today)
  const before = addDays(first, -1)
  switch (period.unit) {
    case 'day':
      return dayPeriod(before)
    case 'week':
      return weekPeriod(before)
    case 'month':
      return monthPeriod(before)
    case 'year':
      return yearPeriod(Number(before.slice(0, 4)))
    case 'range': {
      const days = (Date.parse(last) - Date.parse(first)) / DAY + 1
      return rangePeriod(addDays(first, -days), addDays(last, -days))
    }
    default:
      return period
  }
}

/** The same days a year before. */
export const yearBefore = (period: PeriodInput): PeriodInput | null => {
  const { unit, date } = period
  if (unit !== 'day' && unit !== 'month') return null
  return date === undefined ? null : { unit, date: `${Number(date.slice(0, 4)) - 1}${date.slice(4)}` }
}
