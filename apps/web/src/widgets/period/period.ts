// In: `periode`, `date`, `fin` and `comparaison` of the address. Out: a period of the contracts, and its neighbours on the calendar.
import { COMPARED_WITH_YEAR, PERIOD_PARAMETERS as NAMES, PERIOD_UNIT_WORDS } from '@vigie/contracts/address-words'
import {
  isRolling,
  LONGEST_RANGE_DAYS,
  localDate,
  type PeriodInput,
  type PeriodUnit,
  periodInput,
  ROLLING_UNITS,
  type RollingUnit,
} from '@vigie/contracts/entities'

/** A unit of the calendar, from midnight to midnight. */
export type CalendarUnit = Exclude<PeriodUnit, RollingUnit>
export const CALENDAR_UNITS = ['day', 'week', 'month', 'year', 'range'] as const satisfies readonly CalendarUnit[]
const unitOfWord = (word: string | null): PeriodUnit =>
  [...CALENDAR_UNITS, ...ROLLING_UNITS].find((unit) => PERIOD_UNIT_WORDS[unit] === word) ?? 'day'

const DEFAULT: PeriodInput = { unit: 'day' }
/** The period of an address. What cannot be read is ignored; without anything readable it is today. */
export const parsePeriod = (search: URLSearchParams): PeriodInput => {
  const unit = unitOfWord(search.get(NAMES.unit))
  const date = isRolling(unit) ? undefined : localDate.safeParse(search.get(NAMES.date)).data
  const end = unit === 'range' ? localDate.safeParse(search.get(NAMES.end)).data : undefined
  const compared = search.get(NAMES.compare) === COMPARED_WITH_YEAR ? ({ compare: 'year' } as const) : {}
  const parsed = periodInput.safeParse({ unit, ...(date && { date }), ...(end && { end }), ...compared })
  return parsed.success ? parsed.data : { ...DEFAULT, ...compared }
}

/** Whether an address asks for a period that cannot be read, so that another one is shown. */
export const isUnread = (search: URLSearchParams): boolean => {
  const read = parsePeriod(search)
  const kept = withPeriod(search, read)
  const asked = search.get(NAMES.unit) ?? PERIOD_UNIT_WORDS[DEFAULT.unit]
  const isDated = !isRolling(read.unit)
  return asked !== PERIOD_UNIT_WORDS[read.unit] || (isDated && search.get(NAMES.date) !== kept.get(NAMES.date))
}

/** The same address with another period; default values are left out. */
export const withPeriod = (search: URLSearchParams, { unit, date, end, compare }: PeriodInput): URLSearchParams => {
  const next = new URLSearchParams(search)
  const words = {
    [NAMES.unit]: unit === 'day' ? undefined : PERIOD_UNIT_WORDS[unit],
    [NAMES.date]: date,
    [NAMES.end]: unit === 'range' ? end : undefined,
    [NAMES.compare]: compare === 'year' ? COMPARED_WITH_YEAR : undefined,
  }
  for (const [name, value] of Object.entries(words)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The longest range that begins (1) or ends (-1) at a day: the day at its other end, YYYY-MM-DD. */
export const farthest = (date: string, direction: 1 | -1): string => addDays(date, direction * (LONGEST_RANGE_DAYS - 1))

/** First and last day of a period, YYYY-MM-DD. */
export type DaySpan = { readonly first: string; readonly last: string }

/**
 * First and last day of a period.
 * @param today the current day on site, YYYY-MM-DD
 */
export const daysOf = ({ unit, date: asked, end }: PeriodInput, today: string): DaySpan => {
  if (isRolling(unit)) return { first: addDays(today, -ROLLING_DAYS[unit]), last: today }
  const date = asked ?? today
  const [year = 0, month = 1] = date.split('-').map(Number)
  switch (unit) {
    case 'day':
      return { first: date, last: date }
    case 'week': {
      const first = addDays(date, -((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7))
      return { first, last: addDays(first, 6) }
    }
    case 'month':
      return { first: isoDay(year, month, 1), last: isoDay(year, month + 1, 0) }
    case 'year':
      return { first: isoDay(year, 1, 1), last: isoDay(year, 12, 31) }
    case 'range':
      return { first: date, last: end ?? date }
  }
}

/**
 * The period of the same kind just before (-1) or after (+1); the one that holds today carries no date. One that goes
 * with the clock stays.
 */
export const shiftPeriod = (period: PeriodInput, step: 1 | -1, today: string): PeriodInput => {
  if (isRolling(period.unit)) return period
  const { first, last } = daysOf(period, today)
  if (period.unit === 'range') {
    const length = step * (daysBetween(first, last) + 1)
    return { unit: 'range', date: addDays(first, length), end: addDays(last, length) }
  }
  const date = step === 1 ? addDays(last, 1) : addDays(first, -1)
  return atDay(period.unit, date, today)
}

/** The period of a kind around a day. */
export const atDay = (unit: Exclude<CalendarUnit, 'range'>, date: string, today: string): PeriodInput => {
  const { first, last } = daysOf({ unit, date }, today)
  return first <= today && today <= last ? { unit } : { unit, date }
}

/** The same days seen as another kind of period. */
export const asUnit = (period: PeriodInput, unit: PeriodUnit, today: string): PeriodInput => {
  if (isRolling(unit)) return { unit }
  const { first, last } = daysOf(period, today)
  if (unit === 'range') return { unit, date: first, end: last < today || first > today ? last : today }
  return atDay(unit, first <= today && today <= last ? today : first, today)
}

/** Whether the period after this one lies in the future. */
export const isLatest = (period: PeriodInput, today: string): boolean => daysOf(period, today).last >= today

/** How many days a rolling period goes back. */
export const ROLLING_DAYS = { 'last-24h': 1, 'last-7d': 7, 'last-30d': 30 } as const satisfies Record<
  RollingUnit,
  number
>

const DAY_MS = 86_400_000
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The last days that are over. @param today the current day on site, YYYY-MM-DD */
export const lastWholeDays = (today: string, days: number): PeriodInput => ({
  unit: 'range',
  date: addDays(today, -days),
  end: addDays(today, -1),
})
const daysBetween = (first: string, last: string): number => Math.round((utc(last) - utc(first)) / DAY_MS)
