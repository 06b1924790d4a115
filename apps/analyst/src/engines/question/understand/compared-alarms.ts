// In: the slots of a question about alarms, and its words without accents. Out: the call how many came against another stretch; null: it compares nothing.
import type { PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { dayPeriod, monthPeriod, spanOf, weekPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { againstOf, LAST_YEAR } from './figure-call.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Combien d’alarmes cette semaine par rapport à la semaine passée ? »: a figure, which is compared like any other. */
export const comparedAlarms = (slots: Slots, { today }: Facts): CallOf<'figure'> | null => {
  const { operations: asks, mentions, line } = slots
  if (!(asks.has('howMany') || asks.has('compare')) || mentions.named.length > 0 || mentions.group !== null) return null
  if (OF_SOME.test(line)) return null
  const [period, against, ...others] = pastPeriods(slots)
  const isYear = LAST_YEAR.test(line)
  if (period === undefined || (others.length > 0 && !isYear) || !(asks.has('compare') || against !== undefined))
    return null
  const running = against === undefined && THAN.test(line) ? runningLike(period, today) : null
  if (running !== null)
    return {
      tool: 'figure',
      figure: 'alarmsRaised',
      of: 'site',
      period: running,
      view: 'compare',
      against: againstOf(running, period, today),
    }
  const made = { tool: 'figure', figure: 'alarmsRaised', of: 'site', period, view: 'compare' } as const
  return { ...made, against: isYear && period.unit !== 'year' ? 'year' : (against ?? 'previous') }
}
/** « Plus d’alarmes que la semaine dernière ? »: what runs is set against what is behind « que ». */
const THAN = /\b(?:plus|moins|autant|davantage)\b.*\b(?:que|qu)\b/
const runningLike = (period: PeriodInput, today: string): PeriodInput | null => {
  if (spanOf(period, today).last >= today) return null
  if (period.unit === 'week') return weekPeriod(today)
  if (period.unit === 'month') return monthPeriod(today)
  return period.unit === 'day' ? dayPeriod(today) : null
}
/** Alarms of a priority, of a state or of a kind are counted as they are listed. */
const OF_SOME =
  /\b(?:critiques?|hautes?|moyennes?|basses?|acquitt\w*|fuites?|coupures?|hors ligne|ouvertes?|actives?)\b/
