// In: when a stock ends if the pumps stop, and when its level was read. Out: the sentence below the figure.
import { formatDate, formatDayMonth, formatMinute, formatMomentMinute, roundAhead } from '@/text'
import { autonomy } from '@/text/autonomy'
import { kpi } from '@/text/kpi'
import type { Ending } from './autonomy-length.ts'

/**
 * « fin vers 21:45 sans pompage, à la demande attendue », with the day where it is another one than today, and « estimé »
 * where a level does not tell of now; undefined: there is no end to tell.
 * @param oldAt when such a level was read, of several tanks the oldest, @param now both epoch ms
 * @param tanks whose stock it is: of more than one the moment is the oldest of theirs, and says so
 * @param first the tank that it is of, where there are several
 */
export const autonomyWords = (
  { autonomyHours, autonomyEndsAt }: Ending,
  oldAt: number | null,
  now: number,
  tanks = 1,
  first?: string,
): string | undefined => {
  if (autonomyHours === null) return undefined
  const estimated = tanks > 1 ? autonomy.estimatedOldest : autonomy.estimated
  const words = [
    ...(first === undefined ? [] : [kpi.autonomy.first(first)]),
    autonomyHours === 0
      ? kpi.autonomy.spent
      : autonomyEndsAt == null
        ? kpi.autonomy.ifStopped
        : autonomy.ends(...endMoment(autonomyEndsAt, now)),
    ...(oldAt === null ? [] : [estimated(formatMomentMinute(oldAt, now))]),
  ]
  return words.join(' ; ')
}

/** When a stock ends, as exact as that can be foreseen: its day where it is another one than today, and « 21:45 ». */
export const endMoment = (endsAt: number, now: number): readonly [day: string | null, minute: string] => {
  const at = roundAhead(endsAt, now)
  return [formatDate(at) === formatDate(now) ? null : formatDayMonth(at), formatMinute(at)]
}
