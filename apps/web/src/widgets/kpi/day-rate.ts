// In: a figure of some last days. Out: what one of them counted.
import { COMPARABLE_FROM_PCT, DAY_MS, type Figure, type KpiBody } from '@vigie/contracts/entities'

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
