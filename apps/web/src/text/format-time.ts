import { dateFormat } from './date-format.ts'

/** Dates as French people write them, in the site's time zone (R8.3): instants come as epoch ms. */
type Style = 'time' | 'minute' | 'date' | 'dateTime' | 'dateTimeSeconds' | 'dayMonth' | 'month' | 'weekday' | 'long'

const OPTIONS: Record<Style, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  minute: { hour: '2-digit', minute: '2-digit' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  dateTime: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  dateTimeSeconds: { dateStyle: 'short', timeStyle: 'medium' },
  dayMonth: { day: '2-digit', month: '2-digit' },
  month: { month: 'long' },
  weekday: { weekday: 'long' },
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
/** « 4 jeudis », of the weekday of an instant */
export const formatWeekdays = (count: number, at: number): string =>
  `${count}\u00a0${format('weekday', at)}${count > 1 ? 's' : ''}`
/** « novembre » */
export const formatMonth = (at: number): string => format('month', at)
/** « samedi 21 novembre 2026 à 14:02 » */
export const formatLongDate = (at: number): string => format('long', at)

/** « 14:02 », with the day before it when that is not today's. */
export const formatMomentMinute = (at: number, now: number): string =>
  formatDate(at) === formatDate(now) ? formatMinute(at) : `${formatDayMonth(at)} ${formatMinute(at)}`

/** The end of a stretch of whole days: of its last day « 29/11 24:00 », as 00:00 would be read as the day after; else as any moment. */
export const formatEnd = (end: number, now: number): string =>
  formatMinute(end) === '00:00' ? `${formatDayMonth(end - 1)} 24:00` : formatMomentMinute(end, now)

/** « 14:02:31 », with the day before it when that is not today's. */
export const formatMoment = (at: number, now: number): string =>
  formatDate(at) === formatDate(now) ? formatTime(at) : `${formatDayMonth(at)} ${formatTime(at)}`

/** « 20/11/2026 00:00 – 14:02 », or both days where they differ. */
export const formatFromTo = (from: number, to: number): string =>
  `${formatDateTime(from)} – ${formatDate(from) === formatDate(to) ? formatMinute(to) : formatDateTime(to)}`
