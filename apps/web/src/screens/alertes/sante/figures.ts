import { type AlarmLoad, type AlarmPriority, DAY_MS, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { formatNumber, NO_VALUE, withUnit } from '@/text'
import {
  judgementOf,
  MEASURES,
  type Measured,
  SHARES_FROM,
  type Verdict,
  verdictOf,
} from '@/widgets/alarm-load/verdicts'

const UNITS = [
  [2 * DAY_MS, DAY_MS, 'j'],
  [HOUR_MS, HOUR_MS, 'h'],
  [MINUTE_MS, MINUTE_MS, 'min'],
  [0, 1_000, 's'],
] as const

/** A mean length of time as a number and its unit: 3,2 min. */
export const meanParts = (ms: number): readonly [value: string, unit: string] => {
  const [, size, unit] = UNITS.find(([from]) => ms >= from) ?? UNITS[3]
  return [formatNumber(ms / size, ms / size < 10 ? 1 : 0), unit]
}

/** « 3,2 min ». */
export const meanWords = (ms: number | null): string => (ms === null ? NO_VALUE : withUnit(...meanParts(ms)))

/** The measures of how many alarms come. */
export const RATES: readonly string[] = ['perDay', 'perHour', 'perTenMinutes']
const RANKS = ['acceptable', 'manageable', 'excessive'] as const

/** How heavy the load is: the worst of its three rates. */
export const loadVerdict = (load: AlarmLoad): Verdict => {
  const ranks = MEASURES.filter(({ measure }) => RATES.includes(measure)).map(({ measure, limits }) =>
    RANKS.indexOf(verdictOf(load[measure], limits) ?? 'acceptable'),
  )
  return RANKS[Math.max(...ranks)] ?? 'acceptable'
}

/**
 * What is shown in a tile each: of the three rates, one count over three lengths of time, only the worst judged.
 */
export const shownMeasures = (load: AlarmLoad): readonly Measured[] => {
  const rankOf = (one: Measured) => RANKS.indexOf(judgementOf(load, one) ?? 'acceptable')
  const [rate] = MEASURES.filter(({ measure }) => RATES.includes(measure)).toSorted((a, b) => rankOf(b) - rankOf(a))
  return MEASURES.filter((one) => one === rate || !RATES.includes(one.measure))
}

/** Whether alarms came and nobody acknowledged any, over a period that is long enough to say so. */
export const isUnanswered = ({ raised, mttaMs, indicative }: AlarmLoad): boolean =>
  raised > 0 && mttaMs === null && !indicative

/** The share of each priority that is aimed at, %; of the two most urgent together. */
export const TARGET_PCT = { urgent: 5, medium: 15, low: 80 } as const

/** The share of a priority among the new alarms, from 0 to 1; null: there are none. */
export const shareOf = ({ priorities, raised }: AlarmLoad, ...of: readonly AlarmPriority[]): number | null =>
  raised === 0 ? null : of.reduce((sum, priority) => sum + (priorities[priority] ?? 0), 0) / raised

/** The share of the two most urgent priorities, from 0 to 1, where it is above its goal; null: it is not, or of too few. */
export const missedUrgent = (load: AlarmLoad): number | null => {
  const share = shareOf(load, 'critical', 'high')
  return share !== null && load.raised >= SHARES_FROM && share * 100 > TARGET_PCT.urgent ? share : null
}

/** New alarms per day over a local day, or over each seven of them where there are many. */
export type DayColumn = { readonly from: number; readonly to: number; readonly perDay: number }

const MOST_DAYS = 62
const WEEK = 7

/** The columns of the days, and what one stands for. */
export const dayColumns = (
  days: AlarmLoad['days'],
): { readonly step: 'day' | 'week'; readonly columns: readonly DayColumn[] } => {
  if (days.length <= MOST_DAYS)
    return { step: 'day', columns: days.map(({ from, to, raised }) => ({ from, to, perDay: raised })) }
  const columns = days.flatMap((first, place): DayColumn[] => {
    if (place % WEEK !== 0) return []
    const week = days.slice(place, place + WEEK)
    const { to } = week.at(-1) ?? first
    const raised = week.reduce((sum, day) => sum + day.raised, 0)
    return [{ from: first.from, to, perDay: raised / ((to - first.from) / DAY_MS) }]
  })
  return { step: 'week', columns }
}
