// In: the figures of today. Out: whether its pumps ran far less by now than they usually do, and whether all stand while they usually work: one rule for the screens and the assistant.
import { isComparable } from './figures/comparable.ts'
import { isFarLess } from './figures/far-less.ts'
import type { Figure, KpiBody } from './kpi.ts'
import { paceOf } from './pace.ts'
import { HOUR_MS } from './time.ts'
import { LEAST_MADE_M3 } from './usual-rest.ts'

/** What is asked of the figures of a day. */
export type PumpDay = Pick<KpiBody, 'sources' | 'water' | 'plan'>

/** Pumps that ran for less than this by the same hour of the day before tell nothing of today, h. */
export const LEAST_RUN_H = 1
/** Before this share of a usual day's water is made, little of it is no lack. */
const LEAST_SHARE = 0.1
/** Pumps rest between two fillings of a tank: only a longer rest is told, h. */
const LONG_H = 3

/** What all pumps ran that can be compared, h. */
export const pumpHours = ({ sources }: Pick<PumpDay, 'sources'>): Figure => {
  const known = sources.flatMap(({ runningHours }) => (isComparable(runningHours) ? [runningHours] : []))
  const total = (of: 'value' | 'previous') => known.reduce((sum, figure) => sum + (figure[of] ?? 0), 0)
  return { value: total('value'), previous: total('previous'), completenessPct: null }
}

/** What shows that pumps usually work: the day before by the same hour, such weekdays by it, or such days as a whole. */
export type PumpsUsual = 'eve' | 'hour' | 'day'

/**
 * Behind what the pumps of a day are far at this hour: the day before; where that one tells nothing, as on the second day
 * on which they stand, the water that was made on such weekdays. null: behind nothing.
 */
export const pumpsBehind = (day: PumpDay): 'eve' | 'hour' | null => {
  if (day.sources.every(({ runningHours }) => runningHours.value === null)) return null
  const hours = pumpHours(day)
  if ((hours.previous ?? 0) >= LEAST_RUN_H) return isFarLess(hours) ? 'eve' : null
  const usual = day.plan?.producedM3
  const pace = usual == null ? null : paceOf(usual, day.water.producedM3.value)
  if (usual == null || pace === null || pace.expected < LEAST_SHARE * usual.whole) return null
  const made = { ...day.water.producedM3, value: pace.counted, previous: pace.expected, previousCompletenessPct: null }
  return isFarLess(made) ? 'hour' : null
}

type Stops = {
  readonly period: { readonly from: number }
  readonly sources: readonly Pick<KpiBody['sources'][number], 'runningHours' | 'lastRanAt'>[]
}

/** When the last of the pumps stopped, epoch ms: of pumps that do not say, the beginning of a day on which none ran. null: not known. */
export const lastStopOf = ({ sources, period }: Stops): number | null => {
  const pumps = sources.filter(({ runningHours }) => runningHours.value !== null)
  const stops = pumps.map(({ lastRanAt }) => lastRanAt)
  if (stops.every((at) => at === undefined)) {
    return pumps.some(({ runningHours }) => runningHours.value !== 0) ? null : period.from
  }
  const known = stops.flatMap((at) => at ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

/** `until`: up to when its figures reach; `previous`: the day before, whose beginning ends a rest of more than a day; epoch ms */
export type RestDay = PumpDay & Stops & { readonly until: number; readonly previous: Pick<KpiBody['previous'], 'from'> }

/**
 * What pumps are behind of which none runs since then: by day where they had worked by this hour before, and at any hour
 * once the whole of the day before passed without one. In a usual night, in a short rest, or on a record that is too
 * young, nothing (null). Whether one runs by now is for who asks to know: figures are minutes old.
 * @param since when the last of them stopped, epoch ms; null: not known
 */
export const restingBehind = (day: RestDay, since: number | null): PumpsUsual | null => {
  if (since === null || day.until - since < LONG_H * HOUR_MS) return null
  const behind = pumpsBehind(day)
  if (behind !== null) return behind
  const usual = day.plan?.producedM3?.whole ?? 0
  return since < day.previous.from && usual >= LEAST_MADE_M3 ? 'day' : null
}
