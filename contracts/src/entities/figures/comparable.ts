import type { Figure } from '../kpi.ts'

/** Each side of a comparison needs this share of its data, %; below it a change would tell of the gap. */
export const COMPARABLE_FROM_PCT = 80

/** Whether a figure may be set against the stretch before: both are there, and of enough data where that is said. */
export const isComparable = ({ value, previous, completenessPct, previousCompletenessPct }: Figure): boolean =>
  value !== null &&
  previous !== null &&
  (completenessPct ?? 100) >= COMPARABLE_FROM_PCT &&
  (previousCompletenessPct ?? 100) >= COMPARABLE_FROM_PCT
