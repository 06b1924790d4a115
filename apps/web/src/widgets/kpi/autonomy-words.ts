// In: when a stock ends if the pumps stop, and when it was read. Out: the sentence below the figure.
import type { KpiBody } from '@vigie/contracts/entities'
import { MINUTE_MS } from '@vigie/contracts/entities'
import { formatDate, formatDayMonth, formatMinute, formatMomentMinute } from '@/text'
import { kpi } from '@/text/kpi'

/** What is computed from a level read longer ago than this is estimated. */
const READ_LATELY_MS = 15 * MINUTE_MS

type Ending = Pick<KpiBody['water'], 'autonomyHours' | 'autonomyEndsAt'>
type Read = Pick<KpiBody['storages'][number], 'levelAt'>

/**
 * « fin à 21:40 si les pompes s’arrêtent », with the day where it is another one than today, and « estimé » where a level
 * was not read lately; undefined: there is no end to tell.
 * @param until where the figures end, @param now both epoch ms
 */
export const autonomyWords = (
  { autonomyHours, autonomyEndsAt }: Ending,
  tanks: readonly Read[],
  until: number,
  now: number,
): string | undefined => {
  if (autonomyHours === null) return undefined
  const old = tanks.flatMap(({ levelAt }) => (levelAt != null && until - levelAt > READ_LATELY_MS ? [levelAt] : []))
  const words = [
    autonomyHours === 0
      ? kpi.autonomy.spent
      : autonomyEndsAt == null
        ? kpi.autonomy.ifStopped
        : kpi.autonomy.ends(
            formatDate(autonomyEndsAt) === formatDate(now) ? null : formatDayMonth(autonomyEndsAt),
            formatMinute(autonomyEndsAt),
          ),
    ...(old.length === 0 ? [] : [kpi.autonomy.estimated(formatMomentMinute(Math.min(...old), now))]),
  ]
  return words.join(' ; ')
}
