// In: the figures of today, when this page last saw a pump run. Out: since when none of them does, and its words.
import { DAY_MS, lastStopOf } from '@vigie/contracts/entities'
import { formatDate, formatDayMonth, formatMinute } from '@/text'
import { pumpRest as words } from '@/text/pump-rest'

type Day = Parameters<typeof lastStopOf>[0] & { readonly until: number }

/**
 * When the last of the pumps stopped, epoch ms. null: not known.
 * @param ranAt when one was last seen to run, epoch ms: figures know of it minutes later. null: none was
 */
export const restsSince = (today: Day, ranAt: number | null): number | null => {
  const known = lastStopOf(today)
  return known === null || ranAt === null ? known : Math.max(known, ranAt)
}

/** « 09:12 », « hier 17:04 », « le 24/11 à 17:04 » */
export const restMoment = (at: number, { until, period }: Day): string => {
  const minute = formatMinute(at)
  if (at === period.from) return words.midnight
  if (formatDate(at) === formatDate(until)) return minute
  return formatDate(at) === formatDate(until - DAY_MS) ? words.yesterday(minute) : words.day(formatDayMonth(at), minute)
}
