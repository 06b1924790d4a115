// In: the words of a question as one line. Out: the periods it names, in their order, and whether one is to come.
import type { PeriodInput } from '@vigie/contracts/entities'
import {
  addDays,
  dayPeriod,
  monthPeriod,
  monthStart,
  periodBefore,
  rangePeriod,
  weekdayOf,
  weekPeriod,
  yearPeriod,
} from '../understand/calendar.ts'
import { EVE, isBefore } from './before-named.ts'
import {
  asDay,
  COUNT,
  countOf,
  DATE,
  DAYS,
  dayBy,
  halfOfMonth,
  inPast,
  LAST,
  lastDays,
  lastWeekday,
  latestMonth,
  MONTH,
  monthOf,
  months,
  numbered,
  numberedWeek,
  ORDINALS,
  part,
  quarter,
  quarterStart,
  type Read,
  rangeUntil,
  rule,
  since,
  span,
  UNCOUNTED,
  WEEKDAY,
  weekdays,
  weekOfMonth,
  yearOf,
} from './period-parts.ts'

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
  const named = first?.period
  if (first === undefined || named == null) return found
  return [first, ...others.map((one) => (isBefore(one, named) ? { ...one, period: periodBefore(named, today) } : one))]
}

/** Words that only periods use. */
export const PERIOD_WORDS: readonly string[] = (
  'hier avant aujourdhui veille jour journee jou semaine mois annee an trimestre week end weekend dernier derniere passe passee ' +
  'precedent precedente depuis debut fin entre courant prochain prochaine demain lundi mardi mercredi jeudi vendredi samedi dimanche ' +
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre heure quinzaine matin matinee soir soiree aprem partir nuit midi minuit demi semestre premier deuxieme second troisieme quatrieme ' +
  'janv fev avr juil sept oct nov dec annuel annuelle'
).split(' ')

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
    `(?:du|entre le|de|entre) (\\d{1,2})(?:er)? (${MONTH}) (?:au|et le|a|et) (\\d{1,2})(?:er)? (${MONTH})(?: (\\d{4}))?`,
    ([, a, m1, b, m2, year], today) => span(a, b, m2, year, today, m1),
  ),
  rule(
    `(?:du|entre le|de) (\\d{1,2})(?:er)? (?:au|et le|a|et) (\\d{1,2})(?: (${MONTH})(?: (\\d{4}))?)?`,
    ([, a, b, month, year], today) => span(a, b, month, year, today),
  ),
  rule(
    `(?:du|de|d|depuis) (?:mois (?:de |d ))?(${MONTH})(?: (\\d{4}))? (?:a|au|jusqu a|jusqu en|jusqu au) (?:mois (?:de |d ))?(?:fin )?(${MONTH})(?: (\\d{4}))?`,
    ([, from, fromYear, to, toYear], today) => months(monthOf(from), monthOf(to), today, fromYear, toYear),
  ),
  rule(
    `(?:du|de|depuis|entre) (?:le )?${WEEKDAY} (\\d{1,2}) (?:au|et|a|jusqu au) (?:le )?${WEEKDAY} (\\d{1,2})(?: (${MONTH})(?: (\\d{4}))?)?`,
    ([, , a, , b, month, year], today) => span(a, b, month, year, today),
  ),
  rule(
    `(?:du|de|depuis|entre) (?:le )?${WEEKDAY} (?:au|et|a|jusqu a|jusqu au) (?:le )?${WEEKDAY}(?: ${LAST})?`,
    ([, from, to], today) => weekdays(from, to, today),
  ),
  rule(
    `(?:la |en |de la )?(?:semaine (?:numero |n |no )?|s ?(?=\\d\\d))(\\d{1,2})(?: (?:de )?(\\d{4}))?(?! (?:${MONTH}|jour))`,
    ([, week, year], today) => numberedWeek(Number(week), today, year),
  ),
  rule(`(?:en |au |le )?(?:t|q)([1-4])(?: (?:de )?(\\d{4}))?`, ([, which, year], today) =>
    part(3 * Number(which) - 2, 3, today, year),
  ),
  rule(
    `(?:la )?(1ere?|premiere?|derniere?|2e|2eme|deuxieme|seconde?|3e|3eme|troisieme) semaine (?:de |d |du )(?:mois (?:de |d ))?(${MONTH})(?: (\\d{4}))?`,
    ([, which = '', name, year], today) => weekOfMonth(which, latestMonth(monthOf(name), today, year), today),
  ),
  rule(
    `(?:la )?(1ere?|premiere?|deuxieme|seconde?|2e|2eme|derniere?) quinzaine (?:de |d |du )(?:mois (?:de |d ))?(${MONTH})(?: (\\d{4}))?`,
    ([, which = '', name, year], today) =>
      halfOfMonth(/^(?:1|p)/.test(which), latestMonth(monthOf(name), today, year), today),
  ),
  rule(
    `(?:la )?(1ere?|premiere?|deuxieme|seconde?|2e|2eme) (?:quinzaine|moitie) (?:du|de ce|de) mois`,
    ([, which = ''], today) => halfOfMonth(/^(?:1|p)/.test(which), monthStart(today), today),
  ),
  rule(
    `(?:les |le |des )?${COUNT} premier(?:e)? jour (?:de |d |du )(?:mois (?:de |d ))?(?:(${MONTH})(?: (\\d{4}))?|mois)`,
    ([, count, name, year], today) => {
      const first = name === undefined ? monthStart(today) : latestMonth(monthOf(name), today, year)
      return rangeUntil(first, addDays(first, countOf(count) - 1), today)
    },
  ),
  rule(`il y a ${COUNT} semaine`, ([, a], today) => weekPeriod(addDays(today, -7 * countOf(a)))),
  rule(`il y a ${COUNT} mois`, ([, a], today) => monthPeriod(monthStart(today, -countOf(a)))),
  rule(`il y a ${COUNT} (?:an|annee)|annee n ${COUNT}`, ([, a, b], today) =>
    yearPeriod(yearOf(today) - countOf(a ?? b)),
  ),
  rule(`(?:l )?avant derniere semaine|semaine avant la derniere`, (_, today) => weekPeriod(addDays(today, -14))),
  rule(`j ${COUNT}`, ([, a], today) => dayPeriod(addDays(today, -countOf(a)))),
  rule(`(?:depuis|sur|en|pendant) (?:1|un|une) (?:an|annee)`, (_, today) => rangePeriod(addDays(today, -364), today)),
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
  rule(
    `(?:depuis|a partir du) (?:le )?(\\d{1,2})(?:er)?${UNCOUNTED}(?: (${MONTH})(?: (\\d{4}))?)?`,
    ([, a, month, year], today) =>
      since(dayBy(Number(a), today, monthOf(month) || undefined, year === undefined ? undefined : Number(year)), today),
  ),
  rule(`depuis (?:ce matin|l aube|minuit|le (?:matin|reveil|lever))`, (_, today) => dayPeriod(today)),
  rule(`depuis (avant )?hier`, ([, before], today) => since(addDays(today, before === undefined ? -1 : -2), today)),
  rule(`depuis (?:ce |le )?${WEEKDAY}(?: dernier)?`, ([, name], today) => since(lastWeekday(name, today), today)),
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
  rule(`(?:de |a )?(?:la |l )?avant veille`, (_, today) => dayPeriod(addDays(today, -2))),
  rule(EVE, (_, today) => dayPeriod(addDays(today, -1))),
  rule(`hier`, (_, today) => dayPeriod(addDays(today, -1))),
  // « la journée d’hier » is that of the day it names, which the rules above have blanked out, or one below will read
  rule(
    `(?:aujourdhui|ce jour|(?:la|dans la|cette) journee(?! (?:(?:ou|la|le)\\b|(?:d|de|du) (?: |\\d|${DAYS.join('|')}))))`,
    (_, today) => dayPeriod(today),
  ),
  rule(
    `(?:la |le )?(?:semaine|sem) ${LAST}|(?:la )?(?:derniere|precedente) semaine|(?:la |de )?semaine d avant|s 1`,
    (_, today) => weekPeriod(addDays(today, -7)),
  ),
  rule(`(?:(?:cette|la|ma|en|par) )?semaine(?: (?:en cours?|ci|courante))?|cette sem`, (_, today) => weekPeriod(today)),
  rule(`(?:au |le )?mois ${LAST}|(?:le )?(?:dernier|precedent) mois|mois d avant`, (_, today) =>
    monthPeriod(monthStart(today, -1)),
  ),
  rule(`(?:en |d |de )?(${MONTH}) (?:de |d )?(?:l )?(?:annee|an) ${LAST}`, ([, name], today) =>
    monthPeriod(latestMonth(monthOf(name), today, String(yearOf(today) - 1))),
  ),
  rule(`(?:au )?mois (?:de |d )?(${MONTH})(?: (\\d{4}))?`, ([, name, year], today) =>
    monthPeriod(latestMonth(monthOf(name), today, year)),
  ),
  rule(`(?:ce |le |du |dans le |chaque |par )?mois(?: (?:ci|en cours?|courant))?`, (_, today) => monthPeriod(today)),
  rule(`(?:(?:en|sur|pour|de|d|l|pendant|durant|toute) )*(?:annee|an) (20\\d\\d)`, ([, year], today) =>
    Number(year) > yearOf(today) ? null : yearPeriod(Number(year)),
  ),
  rule(`(?:l )?(?:annee|an) ${LAST}|(?:l )?annee d avant`, (_, today) => yearPeriod(yearOf(today) - 1)),
  // « le cumul annuel »
  rule(
    `(?:cette |l )?annee(?: (?:en cours?|ci))?|(?<=\\b(?:cumul|total|montant|consommation|conso|production) )annuel(?:le)?`,
    (_, today) => yearPeriod(yearOf(today)),
  ),
  rule(`(?:le |au )?trimestre ${LAST}|dernier trimestre`, (_, today) => quarter(quarterStart(today, 1), today)),
  rule(`(?:ce |le )?trimestre(?: en cours?)?`, (_, today) => quarter(quarterStart(today), today)),
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
  rule(`(?:(?:en|sur|pour|de|l annee|annee|l an|an) )*(20\\d\\d)`, ([, year], today) =>
    Number(year) > yearOf(today) ? null : yearPeriod(Number(year)),
  ),
  rule(`il y a ${COUNT} jour`, ([, a], today) => dayPeriod(addDays(today, -countOf(a)))),
  rule(`(?:le|du) (\\d{1,2})(?:er)?`, ([, day], today) => asDay(dayBy(Number(day), today))),
  rule(`(?:d |de )?(?:l )?an ${LAST}`, (_, today) => yearPeriod(yearOf(today) - 1)),
]
