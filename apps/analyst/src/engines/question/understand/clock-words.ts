// In: the words of a question as one line. Out: which hours of a day they say, before it is known of which day.

import { DAYS } from '../language/period-parts.ts'

/** A part of a day by its name. */
export type Part = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'between-days'
/** What of a day was said: a part of it by name, hours in minutes, or both; `since`: from then up to now. */
export type Said = {
  readonly part: Part | null
  readonly hours: Hours | null
  readonly since: boolean
  readonly words: readonly { readonly at: number; readonly text: string }[]
}
/** From one minute of a day to another. */
export type Hours = readonly [from: number, to: number]

/** The part of a day and the hours that a line says; null: none, or more than one stretch. */
export const saidIn = (line: string): Said | null => {
  const [part, ...otherParts] = PARTS.flatMap(([name, pattern]) =>
    [...line.matchAll(pattern)].map((match) => ({ name, at: match.index, text: match[0] })),
  ).filter(({ at, text }) => !SINCE_DAY.test(line.slice(0, at) + text))
  const between = [...line.matchAll(BETWEEN)]
  const [found, ...others] = between.length > 0 ? between : [...line.matchAll(BOUNDED)]
  if (otherParts.length + others.length > 0 || (part === undefined && found === undefined)) return null
  const hours = found === undefined ? null : between.length > 0 ? hoursBetween(found) : hoursBound(found)
  if (found !== undefined && hours === null) return null
  const sinceOf = (at: number | undefined) => (at === undefined ? null : SINCE.exec(line.slice(0, at)))
  const since = sinceOf(part?.at) ?? (between.length > 0 ? null : sinceOf(found?.index))
  return {
    part: part?.name ?? null,
    hours,
    since: since !== null,
    words: [part, since && { at: since.index, text: since[0] }, found && { at: found.index, text: found[0] }].flatMap(
      (one) => (one == null ? [] : [{ at: one.at, text: one.text }]),
    ),
  }
}

/** So many minutes up to now, « la dernière heure », « ces 2 dernières heures »; null: none, or too many for a night. */
export const latestIn = (line: string): (Pick<Said, 'words'> & { readonly minutes: number }) | null => {
  const [match] = line.matchAll(LATEST)
  if (match === undefined) return null
  const [text, count = '1', unit = 'h', hour] = match
  const minutes = hour === undefined ? Number(count) * (unit.startsWith('h') ? HOUR_MINUTES : 1) : HOUR_MINUTES
  const made = unit.startsWith('demi') ? HOUR_MINUTES / 2 : minutes
  return made > 0 && made < DAY ? { minutes: made, words: [{ at: match.index, text }] } : null
}

const WEEKDAY = `(?:${DAYS.join('|')})`
const MONTH = 'jan|fev|mars|avr|mai|jui|aou|sep|oct|nov|dec'
const NUMBERED = `\\d{1,2} ?h(?:eure)?(?: [0-5]\\d(?![\\w/])(?! (?:h\\b|heure|${MONTH})))?`
const HOUR = `(?:${NUMBERED}|midi|minuit)`
const word = (text: string): RegExp => new RegExp(`(?<![\\w/-])(?:${text})(?![\\w/-])`, 'g')
/** « Entre 8h et 12h », « de 8 à 12h », « 8h-12h ». */
const BETWEEN = word(`(?:entre|de|d) (\\d{1,2}|${HOUR}) (?:et|a|jusqu a) (${HOUR})|(${HOUR}) (?:a )?(${HOUR})`)
const SINCE_WORDS = `depuis (?:(?:avant|hier|${WEEKDAY}|aujourdhui|ce|cet|le|matin|soir|apres|midi|a|\\d{1,2} (?:${MONTH})\\w*) )*`
/** « Avant 8h », « après 18h », « depuis midi », « depuis hier à 6h ». */
const BOUNDED = word(
  `(avant|jusqu a) (${HOUR})|(?:apres|a partir de) (${NUMBERED})|(?<=\\b${SINCE_WORDS})(midi|${NUMBERED})`,
)
const LATEST = word(
  `(?:(?:dans|sur|pendant|durant|depuis|au cours|de|du|le|la|les|l|ce|cet|cette|ces|des) ){0,4}(?:(?:(?!24 )(\\d{1,3}) |(?<!\\d |\\b(?:des|ces|les) ))derniere (h|heure|demi heure|minute|min)(?! (?:pleine|creuse|de))|(?<=\\bdepuis )(une heure))`,
)
/** Hours that were said, where no clock was read from them; 24 of them are a length. */
export const UNREAD = new RegExp(
  [
    '\\bentre (?:moins )?\\d{1,2} ?h',
    '\\b\\d{1,2} ?h(?:eure)? (?:a )?\\d{1,2} ?h',
    '\\b(?:des|ces|les) derniere (?:h|heure|minute|min)\\b',
    '\\b(?!24 )\\d{1,3} derniere (?:h|heure|minute|min)\\b',
    `\\b${SINCE_WORDS}(?!24 ?h)\\d{1,2} ?h(?:eure)?\\b`,
  ].join('|'),
)
const BEFORE_PART = '(?:(?:ce|cet|cette|le|la|l|au|en|dans|pendant|durant|de|du) ){0,3}'
const WITHIN = '(?:au cours de|pendant|durant|dans|de)'
const PARTS: readonly (readonly [Part, RegExp])[] = [
  ['morning', word(`${BEFORE_PART}(?:matinee|matin)`)],
  ['noon', word(`(?:de |a )?(?<!\\b(?:avant|apres|jusqu a) )ce midi|(?<=\\b(?:hier|${WEEKDAY}) )midi`)],
  ['afternoon', word(`${BEFORE_PART}(?:apres? midi|apresmidi|aprem)`)],
  ['evening', word(`${BEFORE_PART}(?:soiree|soir)`)],
  [
    'night',
    word(
      `(?:${WITHIN} )?(?:cette nuit|(?:la )?nuit (?:derniere|passee)|(?:la )?derniere nuit)|${WITHIN} la nuit(?! (?:du|de) )|la nuit(?= s est)|(?<=\\bhier )(?:(?:dans|pendant|durant) )?(?:la )?nuit|(?:la )?nuit(?= d hier)`,
    ),
  ],
  ['between-days', word(`(?:${WITHIN} )?(?:la )?nuit(?= (?:du|de) (?:\\d|${WEEKDAY}\\b))`)],
]
/** « Depuis ce matin » is today as a whole, as periods read it. */
const SINCE_DAY = /\bdepuis (?:ce |le )?matin$/
/** « Depuis hier soir », « depuis hier à 18h »: from then on. */
const SINCE = new RegExp(`\\bdepuis (?:aujourdhui |ce matin )?(?=(?:(?:avant )?hier |${WEEKDAY} )?(?:a )?$)`)

/** Minutes from midnight; null: no clock shows it. */
const minutesOf = (text: string): number | null => {
  if (text === 'midi') return NOON
  if (text === 'minuit') return 0
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?: ?h(?:eure)?)?(?: (\d{2}))?$/.exec(text) ?? []
  const made = Number(hour) * 60 + Number(minute)
  return hour === '' || made > DAY ? null : made
}
const HOUR_MINUTES = 60
export const NOON = 720
export const DAY = 1_440

const hoursBetween = ([, first, last, one, other]: RegExpExecArray): Hours | null => {
  const from = minutesOf(first ?? one ?? '')
  const to = minutesOf(last ?? other ?? '')
  return from === null || to === null || from === DAY ? null : [from, to === 0 ? DAY : to]
}

const hoursBound = ([, , until, after, since]: RegExpExecArray): Hours | null => {
  const at = minutesOf(until ?? after ?? since ?? '')
  if (at === null || at === DAY || (at === 0 && since === undefined)) return null
  return until === undefined ? [at, DAY] : [0, at]
}

/** Of what happened last, and of a tank that will be empty or full, the hour is told. */
export const AT_WHICH_HOUR = /\b(?:a|vers?) quelle heure\b/
