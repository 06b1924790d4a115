// In: a call about a figure. Out: the days whose pace tells what a running period will come to.
import { PACE_DAYS, type PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { addDays, rangePeriod } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'

/** The last whole days; null: it is not asked what a period will come to. */
export const paceDays = ({ asks, ahead }: CallOf<'figure'>, { today }: Pick<Facts, 'today'>): PeriodInput | null =>
  asks === 'period-end' || ahead !== undefined ? lastDays({ today }) : null

/** The whole days before today that tell a pace. */
export const lastDays = ({ today }: Pick<Facts, 'today'>): PeriodInput =>
  rangePeriod(addDays(today, -PACE_DAYS), addDays(today, -1))
