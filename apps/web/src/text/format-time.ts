import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { dateFormat } from './date-format.ts'
import { formatNumber } from './format-number.ts'

/** Dates as French people write them, in the site's time zone (R8.3): instants come as epoch ms. */
type Style = 'time' | 'minute' | 'date' | 'dateTime' | 'dateTimeSeconds' | 'dayMonth' | 'month' | 'long'

const OPTIONS: Record<Style, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  minute: { hour: '2-digit', minute: '2-digit' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  dateTime: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  dateTimeSeconds: { dateStyle: 'short', timeStyle: 'medium' },
  dayMonth: { day: '2-digit', month: '2-digit' },
  month: { month: 'long' },
  long: { dateStyle: 'full', timeStyle: 'short' },
}

let timeZone = 'Africa/Casablanca'

/** Every later format is in this IANA zone; called once the site is known. */
export const setSiteTimeZone = (zone: string): void => {
  timeZone = zone
}
export const siteTimeZone = (): string => timeZone

const format = (style: Style, at: number): string => dateFormat({ ...OPTIONS[style], timeZone }).format(at)

/** « 14:02:31 » */
export const formatTime = (at: number): string => format('time', at)
/** « 14:02 » */
export const formatMinute = (at: number): string => format('minute', at)
/** « 21/11/2026 » */
export const formatDate = (at: number): string => format('date', at)
/** « 21/11 » */
export const formatDayMonth = (at: number): string => format('dayMonth', at)
/** « 21/11/2026 14:02 » */
export const formatDateTime = (at: number): string => format('dateTime', at)
/** « 21/11/2026 14:02:31 » */
export const formatDateTimeSeconds = (at: number): string => format('dateTimeSeconds', at)
/** « novembre » */
export const formatMonth = (at: number): string => format('month', at)
/** « samedi 21 novembre 2026 à 14:02 » */
export const formatLongDate = (at: number): string => format('long', at)

/** « 14:02 », with the day before it when that is not today's. */
export const formatMomentMinute = (at: number, now: number): string =>
  formatDate(at) === formatDate(now) ? formatMinute(at) : `${formatDayMonth(at)} ${formatMinute(at)}`

/** « 14:02:31 », with the day before it when that is not today's. */
export const formatMoment = (at: number, now: number): string =>
  formatDate(at) === formatDate(now) ? formatTime(at) : `${formatDayMonth(at)} ${formatTime(at)}`

/** « 20/11/2026 00:00 – 14:02 », or both days where they differ. */
export const formatFromTo = (from: number, to: number): string =>
  `${formatDateTime(from)} – ${formatDate(from) === formatDate(to) ? formatMinute(to) : formatDateTime(to)}`

/** A length of time in its largest unit: « 12 s », « 4 min », « 3 h », « 2 j ». */
export const formatDuration = (ms: number): string => {
  if (ms < MINUTE_MS) return `${Math.max(0, Math.floor(ms / 1_000))}\u00a0s`
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)}\u00a0min`
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)}\u00a0h`
  return `${Math.floor(ms / DAY_MS)}\u00a0j`
}

/** A length of time told in full, « 1 h 15 min », « 7,2 s »: where it is what something measures by. */
export const formatLength = (ms: number): string => {
  if (ms < MINUTE_MS) return `${formatNumber(ms / 1_000, ms % 1_000 === 0 ? 0 : 1)}\u00a0s`
  const parts = [
    [Math.floor(ms / DAY_MS), 'j'],
    [Math.floor((ms % DAY_MS) / HOUR_MS), 'h'],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), 'min'],
    [Math.floor((ms % MINUTE_MS) / 1_000), 's'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}\u00a0${unit}`)
    .join(' ')
}

/** The same to the nearest minute; what is shorter than two of them to the second, which a minute would distort. */
export const formatWholeMinutes = (ms: number): string => {
  const unit = ms < 2 * MINUTE_MS ? 1_000 : MINUTE_MS
  return formatLength(Math.round(ms / unit) * unit)
}

/**
 * A length of hours as it is said: « 1 h 9 min », from a day on « 31 h », from two « 3 j 19 h ».
 * @param inHours a machine's work is counted in hours, however many
 */
export const formatSpan = (ms: number, inHours = false): string => {
  if (ms < MINUTE_MS / 2) return '0\u00a0min'
  if (ms < DAY_MS) return formatWholeMinutes(ms)
  const hours = Math.round(ms / HOUR_MS)
  return inHours || hours < 48 ? `${formatNumber(hours, 0)}\u00a0h` : formatLength(hours * HOUR_MS)
}

/**
 * A length in one unit, and whether it is rounded: « 2 min » of 1 min 51 s, « 6 h » of 5 h 50.
 */
export const aboutLength = (ms: number): readonly [words: string, isRounded: boolean] => {
  const unit = ABOUT.find(([from]) => ms >= from)?.[1] ?? 1_000
  const round = Math.max(unit, Math.round(ms / unit) * unit)
  return ms < MINUTE_MS ? [formatLength(ms), false] : [formatLength(round), round !== ms]
}
const ABOUT = [
  [2 * DAY_MS, DAY_MS],
  [5 * HOUR_MS, HOUR_MS],
  [MINUTE_MS, MINUTE_MS],
] as const

/** « il y a 12 s »; « à l’instant » below a second and a half; a clock that runs ahead is not the future. */
export const formatAge = (ageMs: number): string => (ageMs < 1_500 ? 'à l’instant' : `il y a ${formatDuration(ageMs)}`)
