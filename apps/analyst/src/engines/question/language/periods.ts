// In: the words of a question as one line. Out: the periods it names, in their order, and whether one is to come.
import type { PeriodInput } from '@vigie/contracts/entities'
import {
  addDays,
  dayOf,
  dayPeriod,
  monthPeriod,
  monthStart,
  rangePeriod,
  weekdayOf,
  weekPeriod,
  yearPeriod,
} from '../understand/calendar.ts'

/** A period that a question names, and where in its line; null: it lies ahead, or the calendar has none. */
export type NamedPeriod = { readonly period: PeriodInput | null; readonly at: number; readonly text: string }

/** The periods that a line of words names. `today`: YYYY-MM-DD on site. */
export const periodsIn = (line: string, today: string): NamedPeriod[] => {
  const found: NamedPeriod[] = []
  let rest = line
  for (const [pattern, read] of RULES) {
    for (const match of rest.matchAll(pattern)) {
      found.push({ period: inPast(read(match, today), today), at: match.index, text: match[0] })
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  const [first, ...others] = found.sort((a, b) => a.at - b.at)
  const day = first?.period?.unit === 'day' ? first.period.date : undefined
  if (first === undefined || day === undefined) return found
  return [
    first,
    ...others.map((one) => (IS_EVE.test(one.text) ? { ...one, period: dayPeriod(addDays(day, -1)) } : one)),
  ]
}

/** The day before, which after another day is the one before that. */
const EVE = '(?:de |a )?(?:la )?veille|(?:le )?jour (?:d avant|precedent|dernier)'
const IS_EVE = /veille|jour (?:d avant|precedent|dernier)/

/** Words that only periods use. */
export const PERIOD_WORDS: readonly string[] = (
  'hier avant aujourdhui veille jour journee jou semaine mois annee an trimestre week end weekend dernier derniere passe passee ' +
  'precedent precedente depuis debut fin entre courant prochain prochaine demain lundi mardi mercredi jeudi vendredi samedi dimanche ' +
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre heure quinzaine matin soir nuit midi minuit semestre premier deuxieme second troisieme quatrieme ' +
  'janv fev avr juil sept oct nov dec'
).split(' ')

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const MONTHS =
  'janvier janv|fevrier fev fevr|mars|avril avr|mai|juin|juillet juil|aout|septembre sept|octobre oct|novembre nov|decembre dec'
    .split('|')
    .map((names) => names.split(' '))
const monthOf = (name = ''): number => MONTHS.findIndex((names) => names.includes(name)) + 1
const MONTH = MONTHS.flat().join('|')
const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  troi: 3,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  dix: 10,
  quinze: 15,
  trente: 30,
}
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`
const countOf = (word = ''): number => NUMBERS[word] ?? Number(word)
const LAST = '(?:dernier|derniere|passe|passee|precedent|precedente)'
const yearOf = (today: string): number => Number(today.slice(0, 4))

type Read = (match: RegExpMatchArray, today: string) => PeriodInput | null
const rule = (text: string, read: Read): readonly [RegExp, Read] => [
  new RegExp(`(?<![\\w/-])${text}(?![\\w/-])`, 'g'),
  read,
]

/** A period that begins after today is none; one that runs over today's end stops there. */
const inPast = (period: PeriodInput | null, today: string): PeriodInput | null => {
  if (period?.date === undefined) return period
  if (period.date > today) return null
  return period.unit === 'range' && period.end !== undefined && period.end > today
    ? rangePeriod(period.date, today)
    : period
}

/** The latest such month that has begun. */
const latestMonth = (month: number, today: string, year?: string): string =>
  `${year ?? (`${yearOf(today)}-${String(month).padStart(2, '0')}-01` > today ? yearOf(today) - 1 : yearOf(today))}-${String(month).padStart(2, '0')}-01`

/** A day by its number, with what else is said of it; without a month the latest one. */
const dayBy = (day: number, today: string, month?: number, year?: number): string | null => {
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
const asDay = (day: string | null): PeriodInput | null => (day === null ? null : dayPeriod(day))

const span = (
  from: string | undefined,
  to: string | undefined,
  month: string | undefined,
  year: string | undefined,
  today: string,
  firstMonth?: string,
): PeriodInput | null => {
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

const numbered = (text = '', today: string): string | null => {
  if (/^\d{4}-/.test(text)) return text
  const [day = 0, month = 0, year] = text.split(/[/.]/).map(Number)
  return dayBy(day, today, month, year === undefined ? undefined : year < 100 ? 2_000 + year : year)
}
const DATE = '(\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?)'
const since = (first: string | null, today: string): PeriodInput | null =>
  first === null || first > today ? null : rangePeriod(first, today)
const lastWeekday = (name: string | undefined, today: string): string => {
  const back = (weekdayOf(today) - DAYS.indexOf(name ?? '') + 7) % 7
  return addDays(today, -(back === 0 ? 7 : back))
}
const lastDays = (days: number, today: string): PeriodInput =>
  days === 7 ? { unit: 'last-7d' } : days === 30 ? { unit: 'last-30d' } : rangePeriod(addDays(today, 1 - days), today)
const quarter = (start: string, today: string): PeriodInput => {
  const end = addDays(monthStart(start, 3), -1)
  return rangePeriod(start, end > today ? today : end)
}
/** So many months of a year from one on; without a year the latest that has begun. */
const part = (month: number, months: number, today: string, year?: string): PeriodInput => {
  const first = latestMonth(month, today, year)
  return rangeUntil(first, addDays(monthStart(first, months), -1), today)
}
const rangeUntil = (first: string, last: string, today: string): PeriodInput =>
  rangePeriod(first, last > today ? today : last)
const ORDINALS: Readonly<Record<string, number>> = {
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
const quarterStart = (today: string, back = 0): string => {
  const month = Number(today.slice(5, 7))
  return monthStart(today, -((month - 1) % 3) - 3 * back)
}
const WEEKDAY = `(${DAYS.join('|')})`

/** The first rules take their words before the later ones see them. */
const RULES: readonly (readonly [RegExp, Read])[] = [
  rule(
    `(?:apre )?demain|(?:la |le |l )?(?:semaine|mois|annee|an|week end|trimestre|${DAYS.join('|')}) (?:prochain|prochaine|qui vient|suivant)|prochain(?:e)?(?: (?:semaine|mois|annee|jour|heure))?`,
    () => null,
  ),
  rule(`(?:du|de|entre) (?:le )?${DATE} (?:au|et|a|jusqu au) (?:le )?${DATE}`, ([, a, b], today) => {
    const [first, last] = [numbered(a, today), numbered(b, today)]
    return first === null || last === null || first > last ? null : rangePeriod(first, last)
  }),
  rule(
    `(?:du|entre le|de|entre) (\\d{1,2})(?:er)? (${MONTH}) (?:au|et le|a|et) (\\d{1,2}) (${MONTH})(?: (\\d{4}))?`,
    ([, a, m1, b, m2, year], today) => span(a, b, m2, year, today, m1),
  ),
  rule(
    `(?:du|entre le|de) (\\d{1,2})(?:er)? (?:au|et le|a|et) (\\d{1,2})(?: (${MONTH})(?: (\\d{4}))?)?`,
    ([, a, b, month, year], today) => span(a, b, month, year, today),
  ),
  rule(
    `(?:la )?semaine (?:du|de) (?:lundi )?(?:(\\d{1,2})(?:er)? (${MONTH})|${DATE})`,
    ([, day, month, date], today) => {
      const found = date === undefined ? dayBy(Number(day), today, monthOf(month)) : numbered(date, today)
      return found === null ? null : weekPeriod(found)
    },
  ),
  rule(
    `(?:le |au |du )?(1er|premier|deuxieme|second|2e|2eme) semestre(?: (?:de )?(\\d{4}))?`,
    ([, which, year], today) => part(/^(?:1|p)/.test(which ?? '') ? 1 : 7, 6, today, year),
  ),
  rule(
    `(?:le |au |du )?(1er|premier|deuxieme|second|2e|2eme|troisieme|3e|3eme|quatrieme|4e|4eme) trimestre(?: (?:de )?(\\d{4}))?`,
    ([, which = '', year], today) => part(3 * (ORDINALS[which] ?? 1) - 2, 3, today, year),
  ),
  rule(`(?:pendant l|durant l|de l|en|cet|depuis l) ete(?: (?:${LAST}|\\d{4}))?`, (_, today) => {
    const first = dayBy(21, today, 6)
    return first === null ? null : rangeUntil(first, `${first.slice(0, 4)}-09-22`, today)
  }),
  rule(`(?:depuis|a partir du|a partir de) (?:le )?${DATE}`, ([, a], today) => since(numbered(a, today), today)),
  rule(`(?:depuis|a partir du) (?:le )?(\\d{1,2})(?:er)?(?: (${MONTH})(?: (\\d{4}))?)?`, ([, a, month, year], today) =>
    since(
      dayBy(
        Number(a),
        today,
        month === undefined ? undefined : monthOf(month),
        year === undefined ? undefined : Number(year),
      ),
      today,
    ),
  ),
  rule(`depuis (?:avant hier)`, (_, today) => since(addDays(today, -2), today)),
  rule(`depuis hier`, (_, today) => since(addDays(today, -1), today)),
  rule(`depuis ${WEEKDAY}(?: dernier)?`, ([, name], today) => since(lastWeekday(name, today), today)),
  rule(`depuis (?:le )?debut (?:de )?(?:la |cette )?semaine`, (_, today) => weekPeriod(today)),
  rule(`depuis (?:le )?debut (?:du|de ce) mois`, (_, today) => monthPeriod(today)),
  rule(`depuis (?:le )?debut (?:de )?(?:l |cette )?(?:annee|an)|depuis le 1er janvier`, (_, today) =>
    yearPeriod(yearOf(today)),
  ),
  rule(`depuis (?:le )?(?:debut )?(?:d |de )?(${MONTH})(?: (\\d{4}))?`, ([, name, year], today) =>
    since(latestMonth(monthOf(name), today, year), today),
  ),
  rule(`depuis une semaine`, () => ({ unit: 'last-7d' })),
  rule(`depuis un mois`, () => ({ unit: 'last-30d' })),
  rule(
    `(?:depuis|sur|pendant|durant|ce|le|ces|les|dans le)? ?${COUNT} ?(?:j|jour)(?: ${LAST})?|(?:depuis|sur|pendant|ce|le)? ?(?:le |ce )?(?:dernier |derniere )${COUNT} ?(?:j|jour)|(?:sur |pendant |depuis |au cours de )?(?:ce |le |les |ces )?${COUNT} ${LAST} ?(?:j|jour)`,
    ([text, a, b, c], today) => (/^il y a/.test(text) ? null : lastDays(countOf(a ?? b ?? c), today)),
  ),
  rule(
    `(?:depuis|sur|pendant|le|ces|les|au cours de)? ?(?:le |ce )?(?:24h|24 heure|24 h|vingt quatre heure)(?: ${LAST})?|(?:le |ce )?24 ${LAST} (?:heure|h)|derniere 24 ?(?:h|heure)`,
    () => ({ unit: 'last-24h' }),
  ),
  rule(`(?:le |ce |sur |depuis )*${COUNT} (?:${LAST} )?semaine(?: ${LAST})?`, ([, a], today) =>
    lastDays(7 * countOf(a), today),
  ),
  rule(`(?:le |ce |sur |depuis )*${COUNT} (?:${LAST} )?mois(?: ${LAST})?`, ([, a], today) =>
    countOf(a) === 1 ? { unit: 'last-30d' } : rangePeriod(addDays(monthStart(today, 1 - countOf(a)), 0), today),
  ),
  rule(`(?:la |cette )?(?:derniere )?quinzaine(?: ${LAST})?`, (_, today) => lastDays(15, today)),
  rule(`avant hier`, (_, today) => dayPeriod(addDays(today, -2))),
  rule(EVE, (_, today) => dayPeriod(addDays(today, -1))),
  rule(`hier`, (_, today) => dayPeriod(addDays(today, -1))),
  rule(`(?:aujourdhui|ce jour|(?:la|dans la|cette) journee(?! ou))`, (_, today) => dayPeriod(today)),
  rule(
    `(?:la |le )?(?:semaine|sem) ${LAST}|(?:la )?(?:derniere|precedente) semaine|(?:la |de )?semaine d avant|s 1`,
    (_, today) => weekPeriod(addDays(today, -7)),
  ),
  rule(`(?:(?:cette|la|ma|en|par) )?semaine(?: (?:en cours|ci|courante))?|cette sem`, (_, today) => weekPeriod(today)),
  rule(`(?:au |le )?mois ${LAST}|(?:le )?(?:dernier|precedent) mois|mois d avant`, (_, today) =>
    monthPeriod(monthStart(today, -1)),
  ),
  rule(`(?:au )?mois (?:de |d )?(${MONTH})(?: (\\d{4}))?`, ([, name, year], today) =>
    monthPeriod(latestMonth(monthOf(name), today, year)),
  ),
  rule(`(?:ce |le |du |dans le |chaque |par )?mois(?: (?:ci|en cours|courant))?`, (_, today) => monthPeriod(today)),
  rule(`(?:l )?(?:annee|an) ${LAST}|(?:l )?annee d avant`, (_, today) => yearPeriod(yearOf(today) - 1)),
  rule(`(?:cette |l )?annee(?: (?:en cours|ci))?`, (_, today) => yearPeriod(yearOf(today))),
  rule(`(?:le |au )?trimestre ${LAST}|dernier trimestre`, (_, today) => quarter(quarterStart(today, 1), today)),
  rule(`(?:ce |le )?trimestre(?: en cours)?`, (_, today) => quarter(quarterStart(today), today)),
  rule(`(?:le |ce )?(?:week end|weekend)(?: ${LAST})?|(?:le )?dernier (?:week end|weekend)`, (_, today) => {
    const saturday = addDays(today, -((weekdayOf(today) - 5 + 7) % 7))
    return rangePeriod(saturday, addDays(saturday, 1))
  }),
  rule(`(?:le |du |au |a la date du )?${DATE}`, ([, a], today) => asDay(numbered(a, today))),
  rule(`(?:le |du )?(?:${WEEKDAY} )?(\\d{1,2})(?:er)? (${MONTH})(?: (\\d{4}))?`, ([, , day, month, year], today) =>
    asDay(dayBy(Number(day), today, monthOf(month), year === undefined ? undefined : Number(year))),
  ),
  rule(`(?:le )?${WEEKDAY} (\\d{1,2})`, ([, , day], today) => asDay(dayBy(Number(day), today))),
  rule(`${WEEKDAY}(?: ${LAST})?`, ([, name], today) => asDay(lastWeekday(name, today))),
  rule(`(?:en|d|de|au|pour|et|sur|celui d|celui de|a|tout)? ?(${MONTH})(?: (\\d{4}))?`, ([, name, year], today) =>
    monthPeriod(latestMonth(monthOf(name), today, year)),
  ),
  rule(`(?:en|sur|pour) (20\\d\\d)`, ([, year], today) =>
    Number(year) > yearOf(today) ? null : yearPeriod(Number(year)),
  ),
  rule(`il y a ${COUNT} jour`, ([, a], today) => dayPeriod(addDays(today, -countOf(a)))),
  rule(`(?:le|du) (\\d{1,2})(?:er)?`, ([, day], today) => asDay(dayBy(Number(day), today))),
  rule(`(?:d |de )?(?:l )?an ${LAST}`, (_, today) => yearPeriod(yearOf(today) - 1)),
]
