// In: when a stock ends if the pumps stop, and when its level was read. Out: the sentence below the figure.
import { type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { formatAhead, formatDate, formatDayMonth, formatMinute, formatMomentMinute, roundAhead } from '@/text'
import { kpi } from '@/text/kpi'
import { formatFigure } from './figure.ts'

type Ending = Pick<KpiBody['water'], 'autonomyHours' | 'autonomyEndsAt'>

/**
 * How long a stock lasts from now on, « 7 h 45 min »: up to the very instant that is told as its end, so that the two agree
 * beside the clock, however long ago the figures were computed. It is told from the whole minute on, so that what is said
 * anew each second and what is each minute never round to two lengths. `now`: epoch ms.
 */
export const autonomyLength = ({ autonomyHours, autonomyEndsAt }: Ending, now: number): string => {
  if (!autonomyHours || autonomyEndsAt == null) return formatFigure(autonomyHours, 'autonomyHours')
  const minute = now - (now % MINUTE_MS)
  return formatAhead(Math.max(0, roundAhead(autonomyEndsAt, minute) - minute))
}

/**
 * « fin vers 21:45 sans pompage, à la demande attendue », with the day where it is another one than today, and « estimé » where a level
 * does not tell of now; undefined: there is no end to tell.
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
  const endsAt = autonomyEndsAt == null ? null : roundAhead(autonomyEndsAt, now)
  const estimated = tanks > 1 ? kpi.autonomy.estimatedOldest : kpi.autonomy.estimated
  const words = [
    ...(first === undefined ? [] : [kpi.autonomy.first(first)]),
    autonomyHours === 0
      ? kpi.autonomy.spent
      : endsAt === null
        ? kpi.autonomy.ifStopped
        : kpi.autonomy.ends(
            formatDate(endsAt) === formatDate(now) ? null : formatDayMonth(endsAt),
            formatMinute(endsAt),
          ),
    ...(oldAt === null ? [] : [estimated(formatMomentMinute(oldAt, now))]),
  ]
  return words.join(' ; ')
}
