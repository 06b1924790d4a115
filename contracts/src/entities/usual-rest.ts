// In: what was to be expected of today. Out: whether pumps usually rest at this hour, and whether they have nothing left to do.
import type { KpiBody } from './kpi.ts'
import { HOUR_MS } from './time.ts'

/** Days on which a site makes less than this have no usual water, m³. */
export const LEAST_MADE_M3 = 1
/** Of the water of a mean hour of a usual day, what an hour of rest makes at most. */
const REST_SHARE = 0.1

/**
 * Whether at this hour of such days pumps rest as a rule: next to nothing is made in it.
 * @param now epoch ms
 */
export const isRestUsual = ({ plan }: Pick<KpiBody, 'plan'>, now: number): boolean => {
  const whole = plan?.producedM3?.whole ?? 0
  const hour = plan?.buckets.findLast(({ from }) => from <= now)
  if (whole < LEAST_MADE_M3 || hour?.producedM3 == null || now - hour.from >= HOUR_MS) return false
  return hour.producedM3 <= (REST_SHARE * whole) / 24
}

/** A day of which no more than this share of its usual water is still to come is done with pumping. */
const LEFT_SHARE = 0.01

/**
 * Whether pumps have nothing left to do in a period that ends with today, as on such days: what its end leads to does not
 * hang on them.
 */
export const isPumpingOver = (
  { plan, period: today }: Pick<KpiBody, 'plan' | 'period'>,
  period: KpiBody['period'] | undefined,
): boolean => {
  const usual = plan?.producedM3
  if (usual == null || usual.whole < LEAST_MADE_M3 || period === undefined || period.to > today.to) return false
  return usual.whole - usual.byNow <= LEFT_SHARE * usual.whole
}
