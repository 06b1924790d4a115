// In: the words of a question whether the water lasts. Out: until when, as hours from now; null: no time is said.
import { HOUR_MS } from '@vigie/contracts/entities'
import { instantOf } from '../answer/stretch.ts'
import { addDays, weekdayOf } from './calendar.ts'
import type { Facts } from './facts.ts'

/** « Jusqu’à demain » is the morning, « pour demain » the whole day; an evening and a night end with themselves. */
export const hoursUntil = (line: string, { today, now, site }: Facts): number | null => {
  const [, name = '', part = 'matin'] = NAMED_DAY.exec(line) ?? []
  const weekday = WEEKDAYS.indexOf(name)
  // until a day is until it begins, as until tomorrow is until the morning
  if (weekday !== -1) {
    const ahead = (weekday - weekdayOf(today) + WEEKDAYS.length) % WEEKDAYS.length || WEEKDAYS.length
    return (instantOf(addDays(today, ahead), PARTS[part] ?? '06:00', site.timeZone) - now) / HOUR_MS
  }
  const clock = BY_HOUR.exec(line)
  if (clock !== null) {
    const [, tomorrow, said = ''] = clock
    if (Number(said) > 24) return null
    const at = (day: string) => (instantOf(day, `${said.padStart(2, '0')}:00`, site.timeZone) - now) / HOUR_MS
    const next = at(addDays(today, 1))
    return tomorrow === undefined && at(today) > 0 ? at(today) : next
  }
  const span = SPAN.exec(line)
  if (span !== null) {
    const [, said = '', unit = ''] = span
    const count = /^\d/.test(said) ? Number(said) : NUMBERS.indexOf(said)
    return count > 0 ? count * (unit.startsWith('h') ? 1 : unit.startsWith('s') ? 7 * DAY_H : DAY_H) : null
  }
  const found = UNTIL.find(([words]) => words.test(line))
  if (found === undefined) return null
  const [, days, hour] = found
  const day = days === 'sunday' ? addDays(today, 6 - weekdayOf(today)) : addDays(today, days)
  const hours = (instantOf(day, hour, site.timeZone) - now) / HOUR_MS
  return hours > 0 ? hours : null
}

const DAY_H = 24
const NUMBERS = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit']
/** « Pour deux jours », « pendant 48 h », « les 3 prochains jours ». */
const SPAN =
  /\b(?:pour|pendant|durant|encore|les|tenir) (?:les )?(\d+|un|deux|trois|quatre|cinq|six|sept|huit)(?: prochain(?:e?s)?)? ?(jours?|j|heures?|h|semaines?)\b/
const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const NAMED_DAY =
  /\bjusqu (?:a|au) (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:au )?(matin|midi|soir))?\b/
const PARTS: Readonly<Record<string, string>> = { matin: '06:00', midi: '12:00', soir: '24:00' }
/** « Jusqu’à 22 h », « jusqu’à demain 10 h ». */
const BY_HOUR = /\bjusqu a (demain (?:a )?)?(\d{1,2}) ?h(?:eures?)?\b/

const UNTIL: readonly (readonly [RegExp, number | 'sunday', string])[] = [
  [/\b(?:demain matin|jusqu a demain|jusque demain)\b(?! soir)/, 1, '06:00'],
  [/\bdemain midi\b/, 1, '12:00'],
  [/\bdemain\b/, 1, '24:00'],
  [/\b(?:cette|la) nuit\b/, 1, '06:00'],
  [/\b(?:ce soir|aujourd hui|la journee)\b/, 0, '24:00'],
  [/\bweek end\b/, 'sunday', '24:00'],
]
