import { DAY_MS, HOUR_MS, MINUTE_MS, type PeriodInput, type PeriodUnit } from '@vigie/contracts/entities'
import type { Stretch } from '../period/bounds.ts'

/** For so long after midnight a day shows too little of itself. */
const BEGINS_FOR_MS = 6 * HOUR_MS
/** The end of what is shown moves on by so much. */
const STEP_MS = 5 * MINUTE_MS

/**
 * What a chart of a period shows at first: the period, but of a day that has just begun the 24 hours up to now, and of one on
 * which nothing ran what came since shortly before the last run.
 */
export const chartStretch = (
  whole: Stretch,
  unit: PeriodUnit,
  now: number,
  lastRun: Stretch | null = null,
): Stretch => {
  if (lastRun === null && !isBeginning(whole, unit, now)) return whole
  const { from, to } = lastDay(now)
  return { from: Math.min(from, lastRun === null ? to : lastRun.from - HOUR_MS), to }
}

/** The 24 hours up to now. */
export const lastDay = (now: number): Stretch => {
  const to = Math.ceil((now + 1) / STEP_MS) * STEP_MS
  return { from: to - DAY_MS, to }
}

/** Whether a period is a day that began a moment ago. */
export const isBeginning = ({ from }: Stretch, unit: PeriodUnit, now: number): boolean =>
  isRunningDay({ from, to: from + BEGINS_FOR_MS }, unit, now)

/** Whether a period is the day that runs. */
export const isRunningDay = ({ from, to }: Stretch, unit: PeriodUnit, now: number): boolean =>
  unit === 'day' && from <= now && now < to

/** The period whose figures are of what a chart draws at first: of a day that has just begun that of the last 24 hours. */
export const drawnPeriod = (period: PeriodInput, whole: Stretch, now: number): PeriodInput =>
  isBeginning(whole, period.unit, now) ? LAST_DAY : period

/** One object: a query is told by it. */
const LAST_DAY: PeriodInput = { unit: 'last-24h' }
