import { DAY_MS, HOUR_MS, isRolling, type PeriodUnit } from '@vigie/contracts/entities'
import type { Stretch } from '../period/bounds.ts'

/** Over longer periods the last days of them tell as much. */
const MOST_MS = 31 * DAY_MS
/** What a day that still runs is told by: its own hours are no mean of anything. */
const RUNNING_MS = 7 * DAY_MS

/**
 * The stretch whose mean day is drawn. A period that goes with the clock cuts an hour at each end, one that runs at its
 * end: the mean day is made of whole hours, and the one that runs is left out.
 * @param now epoch ms
 */
export const profileStretch = (whole: Stretch, unit: PeriodUnit, now: number): Stretch => {
  const end = Math.min(whole.to, now)
  const isRunning = end < whole.to
  const to = isRunning || isRolling(unit) ? wholeHour(end) : end
  if (unit === 'day' && isRunning) return { from: to - RUNNING_MS, to }
  const from = Math.max(whole.from, end - MOST_MS)
  return { from: isRolling(unit) ? wholeHour(from) : from, to: Math.max(from + HOUR_MS, to) }
}

const wholeHour = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS
