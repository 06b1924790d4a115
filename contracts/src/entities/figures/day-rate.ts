// In: a figure of some last days, and what leaks now. Out: what one of them counted, and what they lack of the leak.
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
