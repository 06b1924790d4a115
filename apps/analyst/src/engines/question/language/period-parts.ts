// What rules of periods are made of: names of days and months, counts, and days found by what is said of them.
import type { PeriodInput } from '@vigie/contracts/entities'
import { addDays, dayOf, dayPeriod, monthStart, rangePeriod, weekdayOf } from '../understand/calendar.ts'
import { NUMBER_WORDS } from './number-words.ts'

export const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
export const MONTHS =
  'janvier janv|fevrier fev fevr|mars|avril avr|mai|juin|juillet juil|aout|septembre sept|octobre oct|novembre nov|decembre dec'
    .split('|')
    .map((names) => names.split(' '))
export const monthOf = (name = ''): number => MONTHS.findIndex((names) => names.includes(name)) + 1
export const MONTH = MONTHS.flat().join('|')
export const COUNT = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`
/** A number that counts neither hours nor days. */
export const UNCOUNTED = '(?! (?:h|heure|j|jour|semaine|mois|an|annee|minute|min)\\b)'
export const countOf = (word = ''): number => NUMBER_WORDS[word] ?? Number(word)
export const LAST = '(?:dernier|derniere|passe|passee|precedent|precedente)'
export const yearOf = (today: string): number => Number(today.slice(0, 4))

export type Read = (match: RegExpMatchArray, today: string) => PeriodInput | null
export const rule = (text: string, read: Read): readonly [RegExp, Read] => [
  new RegExp(`(?<![\\w/-])(?:${text})(?![\\w/-])`, 'g'),
  read,
]

/** A period that begins after today is none; one that runs over today's end stops there. */
export const inPast = (period: PeriodInput | null, today: string): PeriodInput | null => {
  if (period?.date === undefined) return period
  if (period.date > today) return null
  return period.unit === 'range' && period.end !== undefined && period.end > today
    ? rangePeriod(period.date, today)
    : period
}

/** The latest such month that has begun. */
export const latestMonth = (month: number, today: string, year?: string): string =>
  `${year ?? (`${yearOf(today)}-${String(month).padStart(2, '0')}-01` > today ? yearOf(today) - 1 : yearOf(today))}-${String(month).padStart(2, '0')}-01`

/** A day by its number, with what else is said of it; without a month the latest one. */
export const dayBy = (day: number, today: string, month?: number, year?: number): string | null => {
  if (month !== undefined) {
    const given = dayOf(year ?? yearOf(today), month, day)
    return given !== null && year === undefined && given > today ? dayOf(yearOf(today) - 1, month, day) : given
  }
  for (const back of [0, -1, -2]) {
    const [at, of] = monthStart(today, back).split('-').map(Number)
    const found = dayOf(at ?? 0, of ?? 1, day)
    if (found !== null && found <= today) return found
  }
  return null
}
export const asDay = (day: string | null): PeriodInput | null => (day === null ? null : dayPeriod(day))

export const span = (
  from: string | undefined,
  to: string | undefined,
  month: string | undefined,
  year: string | undefined,
  today: string,
  firstMonth?: string,
): PeriodInput | null => {
  const begun = year === undefined && month !== undefined ? begunSpan(from, to, month, today, firstMonth) : null
  if (begun !== null) return begun
  const last = dayBy(
    Number(to),
    today,
    month === undefined ? undefined : monthOf(month),
    year === undefined ? undefined : Number(year),
  )
  if (last === null) return null
  const [ofYear = 0, ofMonth = 1] = last.split('-').map(Number)
  const first =
    firstMonth === undefined ? dayOf(ofYear, ofMonth, Number(from)) : dayBy(Number(from), last, monthOf(firstMonth))
  return first === null || first > last ? null : rangePeriod(first, last)
}

/** « Du 28 novembre au 2 décembre », on the 29th: days that have begun, of which the rest is to come; null: they are over, or have not begun. */
const begunSpan = (
  from: string | undefined,
  to: string | undefined,
  month: string,
  today: string,
  firstMonth = month,
): PeriodInput | null => {
  const ofYear = yearOf(today)
  const first = dayOf(ofYear, monthOf(firstMonth), Number(from))
  const last = dayOf(monthOf(month) < monthOf(firstMonth) ? ofYear + 1 : ofYear, monthOf(month), Number(to))
  return first !== null && last !== null && first <= today && last > today ? rangePeriod(first, last) : null
}

export const numbered = (text = '', today: string): string | null => {
  if (/^\d{4}-/.test(text)) return text
  const [day = 0, month = 0, year] = text.split(/[/.]/).map(Number)
  return dayBy(day, today, month, year === undefined ? undefined : yearIn(String(year)))
}
export const DATE = '(\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?)'
export const since = (first: string | null, today: string): PeriodInput | null =>
  first === null || first > today ? null : rangePeriod(first, today)
export const lastWeekday = (name: string | undefined, today: string): string => {
  const back = (weekdayOf(today) - DAYS.indexOf(name ?? '') + 7) % 7
  return addDays(today, -(back === 0 ? 7 : back))
}
export const lastDays = (days: number, today: string): PeriodInput =>
  days === 7 ? { unit: 'last-7d' } : days === 30 ? { unit: 'last-30d' } : rangePeriod(addDays(today, 1 - days), today)
export const quarter = (start: string, today: string): PeriodInput => {
  const end = addDays(monthStart(start, 3), -1)
  return rangePeriod(start, end > today ? today : end)
}
/** So many months of a year from one on; without a year the latest that has begun. */
export const part = (month: number, months: number, today: string, year?: string): PeriodInput => {
  const first = latestMonth(month, today, year)
  return rangeUntil(first, addDays(monthStart(first, months), -1), today)
}
export const rangeUntil = (first: string, last: string, today: string): PeriodInput =>
  rangePeriod(first, last > today ? today : last)
export const ORDINALS: Readonly<Record<string, number>> = {
  '1er': 1,
  premier: 1,
  deuxieme: 2,
  second: 2,
  '2e': 2,
  '2eme': 2,
  troisieme: 3,
  '3e': 3,
  '3eme': 3,
  quatrieme: 4,
  '4e': 4,
  '4eme': 4,
}
export const quarterStart = (today: string, back = 0): string => {
  const month = Number(today.slice(5, 7))
  return monthStart(today, -((month - 1) % 3) - 3 * back)
}
export const WEEKDAY = `(${DAYS.join('|')})`

/** From one month to another; the latest such that have begun. */
export const months = (from: number, to: number, today: string, fromYear?: string, toYear?: string): PeriodInput => {
  const last = latestMonth(to, today, toYear ?? (from <= to ? fromYear : undefined))
  const year = fromYear ?? String(yearOf(last) - (from > to ? 1 : 0))
  return rangeUntil(latestMonth(from, today, year), addDays(monthStart(last, 1), -1), today)
}

/** From one day of the week to another, the latest that have been. */
export const weekdays = (from = '', to = '', today: string): PeriodInput => {
  const back = (weekdayOf(today) - DAYS.indexOf(to) + 7) % 7
  const last = addDays(today, -back)
  return rangePeriod(addDays(last, -((DAYS.indexOf(to) - DAYS.indexOf(from) + 7) % 7)), last)
}

/** A week by its number of ISO 8601; without a year the latest that has begun. */
export const numberedWeek = (week: number, today: string, year?: string): PeriodInput | null => {
  if (week < 1 || week > 53) return null
  const firstOf = (one: number) => addDays(`${one}-01-04`, -weekdayOf(`${one}-01-04`) + 7 * (week - 1))
  const first = firstOf(year === undefined ? yearOf(today) : Number(year))
  return { unit: 'week', date: year === undefined && first > today ? firstOf(yearOf(today) - 1) : first }
}

/** The first seven days of a month, the next seven, or its last seven. */
export const weekOfMonth = (which: string, first: string, today: string): PeriodInput | null => {
  const end = addDays(monthStart(first, 1), -1)
  if (which.startsWith('der')) return rangeUntil(addDays(end, -6), end, today)
  const at = /^(?:1|p)/.test(which) ? 0 : /^(?:2|d|s)/.test(which) ? 7 : 14
  return rangeUntil(addDays(first, at), addDays(first, at + 6), today)
}

/** The first fifteen days of a month, or the rest of it. */
export const halfOfMonth = (isFirst: boolean, first: string, today: string): PeriodInput =>
  isFirst
    ? rangeUntil(first, addDays(first, 14), today)
    : rangeUntil(addDays(first, 15), addDays(monthStart(first, 1), -1), today)

/** The first day that a line names and no calendar has: « 31 février », « 30/02 ». Null: there is none. */
export const missingDay = (line: string, today: string): string | null => {
  for (const match of line.matchAll(NAMED_DAYS)) {
    const [text, first, day, name, namedYear, numberedDay, number, numberedYear] = match
    const month = name === undefined ? Number(number) : monthOf(name)
    const year = namedYear ?? (numberedYear === undefined ? undefined : String(yearIn(numberedYear)))
    if (month < 1 || month > MONTHS.length) return text.trim()
    const [ofYear = 0] = latestMonth(month, today, year).split('-').map(Number)
    const days = [first, day ?? numberedDay].flatMap((one) => (one === undefined ? [] : [Number(one)]))
    const missing = days.find((one) => dayOf(ofYear, month, one) === null)
    if (missing !== undefined) return name === undefined ? text.trim() : `${missing} ${monthName(month)}`
  }
  return null
}
const monthName = (month: number): string =>
  new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1))
const NAMED_DAYS = new RegExp(
  `(?<![\\w/.-])(?:(?:(\\d{1,2}) (?:au|et|a|jusqu au) (?:le )?)?(\\d{1,2})(?:er)? (${MONTH})(?: (\\d{4}))?|(\\d{1,2})/(\\d{1,2})(?:/(\\d{2,4}))?)(?![\\w/-])`,
  'g',
)
const yearIn = (text: string): number => (Number(text) < 100 ? 2_000 + Number(text) : Number(text))
