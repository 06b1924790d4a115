// In: a call about a figure, or why it moved. Out: the days that tell what is usual of it, or the time that it is set against.
import type { PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { addDays, dayPeriod, rangePeriod } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { BUCKET_FIGURES } from '../understand/figure-of.ts'
import { usualCall } from '../understand/usual-call.ts'

type Call = CallOf<'figure'>
type Why = CallOf<'why'>

const WEEKS = 4

/** The days that tell what is usual of a day that is over; null: it is not asked, or not kept day by day. */
export const usualDays = (
  { asks, period, figure, also = [], of, clock }: Call,
  { today }: Facts,
): PeriodInput | null => {
  const day = period?.unit === 'day' ? period.date : undefined
  if (asks !== 'usual' || of !== 'site' || clock !== undefined || day === undefined || day >= today) return null
  return [figure, ...also].some(isKept) ? rangePeriod(addDays(day, -7 * WEEKS), addDays(day, -1)) : null
}
/** The same weekdays of the four weeks before, each read by itself, where one device is asked about on a day that is over; what it had by day is kept nowhere else. */
export const usualDaysOfDevice = (
  { asks, period, figure, of, clock }: Call,
  { today }: Facts,
): readonly PeriodInput[] => {
  const day = period?.unit === 'day' ? period.date : undefined
  if (asks !== 'usual' || typeof of === 'string' || of.length > 1 || !OF_DEVICE.has(figure)) return []
  if (clock !== undefined || day === undefined || day >= today) return []
  return Array.from({ length: WEEKS }, (_, week) => dayPeriod(addDays(day, -7 * (week + 1))))
}
const OF_DEVICE: ReadonlySet<string> = new Set(['volumeM3', 'energyKwh', 'runningHours', 'starts', 'kwhPerM3'])

/** Whether a figure is kept day by day. */
export const isKept = (figure: Call['figure']): boolean => BUCKET_FIGURES.some((one) => one === figure)

/** The time that a figure is set against, read last; null: the stretch just before, which its own figures tell. */
export const setAgainst = (call: Why, facts: Facts): PeriodInput | null => {
  if (call.asks === 'usual') return usualDays(usualCall(call), facts)
  return typeof call.against === 'object' ? call.against : null
}
