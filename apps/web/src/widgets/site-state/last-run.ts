// In: the figures of today, when this page last saw a pump run. Out: since when none of them does, and its words.
import { DAY_MS, type KpiBody } from '@vigie/contracts/entities'
import { formatDate, formatDayMonth, formatMinute } from '@/text'
import { pumpRest as words } from '@/text/pump-rest'

type Sources = readonly Pick<KpiBody['sources'][number], 'runningHours' | 'lastRanAt'>[]
type Day = {
  readonly until: number
  readonly period: { readonly from: number }
  readonly sources: Sources
}

/**
 * When the last of the pumps stopped, epoch ms. null: not known.
 * @param ranAt when one was last seen to run, epoch ms: figures know of it minutes later. null: none was
 */
export const restsSince = (today: Day, ranAt: number | null): number | null => {
  const known = lastStopOf(today)
  return known === null || ranAt === null ? known : Math.max(known, ranAt)
}

/** Of pumps that do not say when they stopped, the beginning of a day on which none ran. */
const lastStopOf = ({ sources, period }: Day): number | null => {
  const pumps = sources.filter(({ runningHours }) => runningHours.value !== null)
  const stops = pumps.map(({ lastRanAt }) => lastRanAt)
  if (stops.every((at) => at === undefined)) {
    return pumps.some(({ runningHours }) => runningHours.value !== 0) ? null : period.from
  }
  const known = stops.flatMap((at) => at ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

/** « 09:12 », « hier 17:04 », « le 24/11 à 17:04 » */
export const restMoment = (at: number, { until, period }: Day): string => {
  const minute = formatMinute(at)
  if (at === period.from) return words.midnight
  if (formatDate(at) === formatDate(until)) return minute
  return formatDate(at) === formatDate(until - DAY_MS) ? words.yesterday(minute) : words.day(formatDayMonth(at), minute)
}
