// In: the figures of a pump over a period. Out: one sentence of one that did not run, in place of figures of nothing.
import { isComparable, type KpiBody, type PeriodInput } from '@vigie/contracts/entities'
import { formatDayMonth, formatMinute } from '@/text'
import { eau } from '@/text/eau'
import { COMPLETE_PCT, formatFigure } from '@/widgets/kpi/figure'

const words = eau.sources.rest

type Source = Pick<KpiBody['sources'][number], 'volumeM3' | 'runningHours' | 'starts' | 'energyKwh' | 'lastRanAt'>

/**
 * « Pas de marche aujourd’hui ; hier à cette heure, 3 h 34 min et 159 m³ »; of one that did not run then either, when it
 * last did, « Dernière marche le 25/11, jusqu’à 15:35 »; null: it ran, took energy, or some of its data
 * lack.
 * @param isOpen whether the period still runs
 */
export const restSentence = (source: Source, { unit, compare }: PeriodInput, isOpen: boolean): string | null => {
  const { volumeM3, runningHours, starts, energyKwh, lastRanAt } = source
  const known = [volumeM3, runningHours, starts]
  const isComplete = known.every(({ completenessPct }) => (completenessPct ?? 100) >= COMPLETE_PCT)
  if (!isComplete || known.some(({ value }) => value !== 0) || (energyKwh.value ?? 0) > 0) return null
  const isToday = unit === 'day' && isOpen
  const rest = isToday ? words.today : words.period
  const last = isOpen && lastRanAt != null ? words.last(formatDayMonth(lastRanAt), formatMinute(lastRanAt)) : null
  if (!isComparable(runningHours) || !isComparable(volumeM3)) return last ?? rest
  if (runningHours.previous === null || volumeM3.previous === null) return last ?? rest
  const when = isToday && compare !== 'year' ? words.yesterday : words.before
  return runningHours.previous === 0
    ? (last ?? words.neither(rest, when))
    : words.ran(
        rest,
        when,
        formatFigure(runningHours.previous, 'runningHours'),
        formatFigure(volumeM3.previous, 'volumeM3'),
      )
}

/** Whether no pump ran, nor did over the stretch compared with: columns of nothing would only repeat the state above. */
export const noneRan = (body: Pick<KpiBody, 'sources'> | null): boolean => {
  const hours = (body?.sources ?? []).filter(({ runningHours }) => runningHours.value !== null)
  return hours.length > 0 && hours.every(({ runningHours: { value, previous } }) => value === 0 && !previous)
}
