// In: the plan of a day and what was counted of it. Out: what both sides came to over the same hours, on every screen.
import type { PlannedKpi } from './kpi-plan.ts'

/** `at`: where the hours end that it is of; absent: it is of all until now */
export type Pace = { readonly at?: number; readonly counted: number; readonly expected: number }

/** Nearer to the plan than this share of it is as planned. */
const CLOSE = 0.02

/**
 * The hours of a day that are over, against what was expected of them; null: none is yet. An upstream that does not tell
 * them has only the whole day until now.
 */
export const paceOf = (planned: Pick<PlannedKpi, 'byNow' | 'closed'>, value: number | null): Pace | null =>
  value === null ? null : planned.closed === undefined ? { counted: value, expected: planned.byNow } : planned.closed

/** Whether what was counted is as planned. */
export const isOnPace = ({ counted, expected }: Pace): boolean =>
  Math.abs(counted - expected) < CLOSE * Math.max(1, expected)
