// In: the figures of today. Out: whether its pumps ran far less by now than they usually do, and whether they have nothing left to do.
import { type Figure, isComparable, type KpiBody, LEAST_MADE_M3 } from '@vigie/contracts/entities'
import { isFarLess } from './far-less.ts'
import { paceOf } from './pace.ts'

export type PumpDay = Pick<KpiBody, 'sources' | 'water' | 'plan'>

/** Pumps that ran for less than this by the same hour of the day before tell nothing of today, h. */
const LEAST_H = 1
/** Before this share of a usual day's water is made, little of it is no lack. */
const LEAST_SHARE = 0.1

/** What all pumps ran that can be compared, h. */
export const pumpHours = ({ sources }: Pick<PumpDay, 'sources'>): Figure => {
  const known = sources.flatMap(({ runningHours }) => (isComparable(runningHours) ? [runningHours] : []))
  const total = (of: 'value' | 'previous') => known.reduce((sum, figure) => sum + (figure[of] ?? 0), 0)
  return { value: total('value'), previous: total('previous'), completenessPct: null }
}

/**
 * Whether the pumps of a day are far behind the day before at this hour; where that one tells nothing, as on the second
 * day on which they stand, whether far less water was made than on such weekdays.
 */
export const arePumpsBehind = (day: PumpDay): boolean => {
  if (day.sources.every(({ runningHours }) => runningHours.value === null)) return false
  const hours = pumpHours(day)
  if ((hours.previous ?? 0) >= LEAST_H) return isFarLess(hours)
  const usual = day.plan?.producedM3
  const pace = usual == null ? null : paceOf(usual, day.water.producedM3.value)
  return (
    usual != null &&
    pace !== null &&
    pace.expected >= LEAST_SHARE * usual.whole &&
    isFarLess({
      ...day.water.producedM3,
      value: pace.counted,
      previous: pace.expected,
      previousCompletenessPct: null,
    })
  )
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
