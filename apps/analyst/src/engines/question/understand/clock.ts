// In: the words of a question as one line. Out: the hours of a day that it asks about, « ce matin », « entre 8h et 12h ».

import { MINUTE_MS, type PeriodInput } from '@vigie/contracts/entities'
import { instantOf, wallAt } from '../answer/stretch.ts'
import { type ClockStretch, isOfPeriod } from '../clock.ts'
import { type NamedPeriod, periodsIn } from '../language/periods.ts'
import { addDays, dayPeriod, rangePeriod } from './calendar.ts'
import { DAY, type Hours, latestIn, NOON, type Part, type Said, saidIn } from './clock-words.ts'
import type { Facts } from './facts.ts'

type Moment = Pick<Facts, 'today' | 'now' | 'site'>
/** Hours that a question asks about, and the words that say so. `ahead`: they have not begun. */
export type NamedClock = ClockStretch & {
  readonly ahead: boolean
  /** its day was said: « hier matin », « ce soir », not « le matin » */
  readonly dated: boolean
  readonly words: readonly { readonly at: number; readonly text: string }[]
}

/** The periods that a line names, the hours of them, and the words that say so. */
export const datesIn = (
  line: string,
  facts: Moment,
): {
  readonly periods: readonly NamedPeriod[]
  readonly clock: NamedClock | null
  readonly words: NamedClock['words']
} => {
  const clock = NIGHT_FLOW.test(line) ? null : clockIn(line, facts)
  const named = periodsIn(clock === null ? line : clock.words.reduce(blanked, line), facts.today)
  if (clock === null) return { periods: named, clock, words: named }
  const [at = { at: 0, text: '' }] = [...named, ...clock.words]
  return { periods: [{ ...at, period: clock.period }], clock, words: [...named, ...clock.words] }
}

/** What flows at night is a figure of its own. */
const NIGHT_FLOW = /\bnocturne|\bdebit (?:\w+ )?(?:de |la )?nuit\b/

/** The hours that a line asks about, of one day or over one midnight; null: it names none, or more than one stretch. */
const clockIn = (line: string, facts: Moment): NamedClock | null => {
  const latest = latestIn(line)
  if (latest !== null) {
    const stretch = upTo(facts, latest.minutes)
    return isOfPeriod(stretch.clock, stretch.period)
      ? { ...stretch, ahead: false, dated: true, words: latest.words }
      : null
  }
  const said = saidIn(line)
  if (said === null) return null
  const rest = said.words.reduce(blanked, line)
  // the morning of the night that runs is tomorrow's
  const runs = said.part === 'between-days' && hasBegun(facts.today, OF_PART.night[0], facts)
  const named = periodsIn(rest, runs ? addDays(facts.today, 1) : facts.today)
  const { period, clock } = stretchFor(said, named, facts) ?? {}
  if (period?.date === undefined || clock === undefined || !isOfPeriod(clock, period)) return null
  const ahead = instantOf(period.date, clock.from, facts.site.timeZone) >= facts.now
  const dated = named.length > 0 || said.part === 'night' || said.words.some(({ text }) => THIS.test(text))
  return { period, clock, ahead, dated, words: said.words }
}
const THIS = /\bce(?:t|tte)?\b/

/** « Et le matin ? » after a day is the morning of that day. */
export const ofDayBefore = <Of extends { readonly clock: NamedClock | null; readonly periods: readonly NamedPeriod[] }>(
  slots: Of,
  day: PeriodInput | null | undefined,
): Of => {
  const { clock, periods } = slots
  if (clock === null || clock.dated || day?.unit !== 'day' || day.date === undefined) return slots
  if (day.date === clock.period.date) return slots
  const period = clock.period.unit === 'day' ? day : rangePeriod(day.date, addDays(day.date, 1))
  return { ...slots, clock: { ...clock, period, ahead: false }, periods: periods.map((one) => ({ ...one, period })) }
}

/** A line without some of its words, the others where they were. */
const blanked = (line: string, { at, text }: Pick<NamedPeriod, 'at' | 'text'>): string =>
  line.slice(0, at) + ' '.repeat(text.length) + line.slice(at + text.length)

const OF_PART: Readonly<Record<Part, Hours>> = {
  morning: [360, NOON],
  noon: [NOON, 840],
  afternoon: [NOON, 1_080],
  evening: [1_080, DAY],
  night: [1_320, 360],
  'between-days': [1_320, 360],
}

/** The days that what was said is of; null: not of one day, nor of the night between two. */
const stretchFor = (
  { part, hours, since, words }: Said,
  periods: readonly NamedPeriod[],
  moment: Moment,
): ClockStretch | null => {
  const { today } = moment
  const [named, ...others] = periods
  if (others.length > 0 || named?.period === null) return null
  const [from, to] = hours ?? OF_PART[part ?? 'night']
  if (from === to) return null
  if (part === 'between-days') {
    const { unit, date, end } = named?.period ?? {}
    const stretch = date === undefined || hours !== null ? null : over(date, from, to)
    return unit === 'day' || (unit === 'range' && stretch?.period.end === end) ? stretch : null
  }
  if (named !== undefined && named.period.unit !== 'day') return null
  const day = named?.period.date ?? today
  if (part === 'night') {
    const yesterday = addDays(today, -1)
    if (day !== today && day !== yesterday) return null
    // once it has begun, this night is the one that runs; any other ended this morning
    const runs = words.some(({ text }) => THIS.test(text)) && hasBegun(today, OF_PART.night[0], moment)
    const begins = day === today && runs ? today : yesterday
    if (since) return upToNow(begins, from, today)
    return over(from >= NOON ? begins : addDays(begins, 1), from, to)
  }
  // « hier soir de 8h à 10h »
  const isLate = hours !== null && (part === 'afternoon' || part === 'evening') && from < NOON
  const start = isLate ? from + NOON : from
  const end = isLate && to > from && to < NOON ? to + NOON : to
  // an hour that has not come yet today was that of yesterday
  if (since) return upToNow(named === undefined && !hasBegun(day, start, moment) ? addDays(day, -1) : day, start, today)
  // hours over midnight of no day that was named are the latest that have begun
  const wasBefore = named === undefined && part === null && end <= start && !hasBegun(day, start, moment)
  return over(wasBefore ? addDays(day, -1) : day, start, end)
}

const hasBegun = (day: string, minutes: number, { now, site }: Moment): boolean =>
  instantOf(day, clockTime(minutes), site.timeZone) <= now

const over = (day: string, from: number, to: number): ClockStretch => ({
  period: to > from ? dayPeriod(day) : rangePeriod(day, addDays(day, 1)),
  clock: { from: clockTime(from), to: clockTime(to) },
})

const upToNow = (day: string, from: number, today: string): ClockStretch => ({
  period: rangePeriod(day, today),
  clock: { from: clockTime(from), to: clockTime(DAY) },
})

/** So many minutes up to now, the minute that has begun with them. */
const upTo = ({ now, site }: Moment, minutes: number): ClockStretch => {
  const from = wallAt(now - minutes * MINUTE_MS, site.timeZone)
  const to = wallAt(Math.ceil(now / MINUTE_MS) * MINUTE_MS, site.timeZone)
  const { day } = wallAt(now, site.timeZone)
  return {
    period: rangePeriod(from.day, day),
    clock: { from: from.hour, to: to.day === day ? to.hour : clockTime(DAY) },
  }
}

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
