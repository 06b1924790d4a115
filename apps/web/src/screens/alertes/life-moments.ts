// In: when each line of an alarm's life happened. Out: those moments in words, each with its day where they are not of one day.
import { formatDate, formatDayMonth, formatMoment, formatTime } from '@/text'

/**
 * « 10:06:29 » of each moment. Where they are of several days, each is told with its own, today's as well: beside
 * « 25/11 18:00:00 » a time alone would be taken for one of that day.
 * @param now epoch ms
 */
export const lifeMoments = (moments: readonly number[], now: number): readonly string[] => {
  const areOfOneDay = new Set(moments.map(formatDate)).size < 2
  return moments.map((at) => (areOfOneDay ? formatMoment(at, now) : `${formatDayMonth(at)} ${formatTime(at)}`))
}
