// In: a call about alarms. Out: whether it asks what is to be done on the site, and what is read beside its alarms then.
import type { CallOf } from '../call.ts'
import { dayPeriod, monthPeriod } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import type { Read } from './read.ts'

/** Whether it is asked what is to be done on the site as a whole. */
export const isOfAll = ({ operation, state, device, condition, priority, period }: CallOf<'alarms'>): boolean =>
  operation === 'first' && state === 'open' && [device, condition, priority, period].every((one) => one === undefined)

/** The figures of the day and of the month, read after the alarms. */
export const beyondReads = (call: CallOf<'alarms'>, { today }: Facts): readonly Read[] =>
  isOfAll(call) ? [dayPeriod(today), monthPeriod(today)].map((period) => ({ read: 'kpis', period })) : []
