import type { KpiBody, Site } from '@vigie/contracts/entities'
import { dayFrom, type HoursOfDay } from './hours-of-days.ts'
import type { NightOf } from './leaks-ahead.ts'
import type { Network } from './network.ts'
import type { Period } from './period.ts'
import { planOf } from './plan.ts'

/** A day that runs, and its part that has figures. */
export type RunningDay = Pick<Period, 'whole' | 'current'>

/** The day in which the figures of a period end that still runs; null: nothing of the period is to come, or it has not begun. */
export const runningDayOf = (
  { whole, current }: Pick<Period, 'whole' | 'current'>,
  timeZone: string,
  nowMs: number,
): RunningDay | null => {
  if (nowMs < whole.from || nowMs >= whole.to || current.to >= whole.to) return null
  const day = dayFrom(current.to, 0, timeZone)
  return { whole: day, current: { from: day.from, to: current.to } }
}

/** What that day will add to each figure after these end, as its own plan projects it. */
export const restOfDayOf = (
  site: Pick<Site, 'timeZone' | 'tariff' | 'targets'>,
  network: Network,
  day: RunningDay,
  before: readonly HoursOfDay[],
  nightOf: NightOf,
): NonNullable<KpiBody['restOfDay']> => {
  // a day that counted nothing yet is projected to come to what its rest adds
  const { producedM3, consumedM3, cost } = planOf(
    site,
    network,
    day,
    before,
    { producedM3: 0, consumedM3: 0, cost: 0 },
    nightOf,
  )
  return {
    to: day.whole.to,
    producedM3: producedM3?.projected ?? null,
    consumedM3: consumedM3?.projected ?? null,
    cost: cost?.projected ?? null,
  }
}
