// In: a figure of some last days, and what leaks now. Out: what one of them counted, what they lack of the leak, and over how much of a running period they are projected.
import type { Figure, KpiBody } from '../kpi.ts'
import type { NightKpi } from '../night.ts'
import { DAY_MS, HOUR_MS } from '../time.ts'
import { COMPARABLE_FROM_PCT } from './comparable.ts'

/** So many whole days before today tell the pace of one that runs. */
export const PACE_DAYS = 7

/** What a day of some last days counted, from the first of them that is known on; null: less than a day of it, or too little data. */
export const rateOf = (
  { value, completenessPct }: Pick<Figure, 'value' | 'completenessPct'>,
  { period, until, knownFrom = period.from }: Pick<KpiBody, 'period' | 'until' | 'knownFrom'>,
): number | null => {
  const days = (until - Math.max(period.from, knownFrom)) / DAY_MS
  const whole = (period.to - period.from) / DAY_MS
  const completeness = days > 0 ? ((completenessPct ?? 100) * whole) / days : 0
  return value === null || days < 1 || completeness < COMPARABLE_FROM_PCT ? null : value / days
}

/**
 * What a probable leak will draw in a day beyond what the mean of some last days holds of it: it goes on, and they knew it
 * only since it began. 0: nothing leaks.
 */
export const leakLackOf = (
  night: NightKpi | null | undefined,
  { period, until, knownFrom = period.from }: Pick<KpiBody, 'period' | 'until' | 'knownFrom'>,
): number => {
  if (night == null || night.leakSince === null || night.usualM3h === null) return 0
  const from = Math.max(period.from, knownFrom)
  const without = until > from ? Math.min(1, Math.max(0, (night.leakSince - from) / (until - from))) : 0
  return Math.max(0, night.flowM3h - night.usualM3h) * (DAY_MS / HOUR_MS) * without
}

/** What is still to come of a running period: so much of the day that runs, then so many days at the rate of the last ones. */
export type StillToCome = { readonly restOfDay: number; readonly days: number }

/**
 * How the rest of a running period is projected. What is known to be usual of the rest of its day is taken from there, as
 * hours are not drawn evenly and the day's own page projects it so; else the rest of the day is its share of a mean day.
 * @param rest what the day that runs will add; null or undefined: not known
 */
export const stillToCome = (
  rest: number | null | undefined,
  { period, until, restOfDay }: Pick<KpiBody, 'period' | 'until' | 'restOfDay'>,
): StillToCome =>
  rest == null || restOfDay == null
    ? { restOfDay: 0, days: (period.to - until) / DAY_MS }
    : { restOfDay: rest, days: Math.max(0, period.to - restOfDay.to) / DAY_MS }
