// In: the hours in which a pump works, as shares of its full rate. Out: when it works, and how long that is at full rate.
import { HOUR_MS } from '@vigie/contracts/entities'
import { formatSpan } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import type { PlanStretch } from './plan-reasons.ts'

/**
 * « 6 h 20 min à plein débit : 0 h – 7 h, 22 h – 24 h »: when a pump works, why where the price is not the reason, and how
 * long that is at its full rate. By the clock it works longer wherever it pumps less than that.
 * @param shares by hour, what it pumps of what it pumps in an hour at full rate
 */
export const hoursWords = (shares: readonly number[], stretches: readonly PlanStretch[]): string => {
  if (stretches.length === 0) return words.shiftRest
  const hours = stretches
    .map(({ from, to, reason }) =>
      reason === 'cheapest' || reason === 'unknown'
        ? hoursOf(from, to)
        : `${hoursOf(from, to)} (${words.shiftReasons[reason]})`,
    )
    .join(', ')
  const length = shares.reduce((sum, share) => sum + share, 0) * HOUR_MS
  return words.shiftInAll(hours, formatSpan(Math.round(length / FIVE_MIN_MS) * FIVE_MIN_MS))
}
const FIVE_MIN_MS = HOUR_MS / 12

const hoursOf = (from: number, to: number): string =>
  to - from >= 24 ? words.shiftAllDay : words.shiftStretch(from, to)
