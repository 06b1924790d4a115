// In: where the last hour leads a tank, and how long its stock lasts. Out: its end, where that says more.
import type { KpiBody } from '@vigie/contracts/entities'
import { formatFigure } from '../kpi/figure.ts'

type Tank = Pick<KpiBody['storages'][number], 'overflowInHours' | 'emptyInHours' | 'autonomyHours'> & {
  readonly isFed?: boolean | null
}

/** The rate of one hour tells nothing beyond, h. */
const MOST_H = 48
/** Pumps run for hours and rest for hours: how long one fills is known of no more of them, h. */
export const FULL_SOON_H = 3
/** An end as near as this is told whatever the stock lasts, h. */
const NEAR_H = 24

/**
 * In how long a tank is empty, or full, at the rate of the last hour, h. It is told only where it says more than how long
 * the stock lasts: of one that empties, an end before that; of one that fills, one within some hours, as long as something
 * is known to fill it. null: else.
 */
export const endAhead = ({ overflowInHours, emptyInHours, autonomyHours, isFed = true }: Tank): number | null => {
  if (overflowInHours !== null && isFed !== true) return null
  if (overflowInHours !== null) return overflowInHours <= FULL_SOON_H ? overflowInHours : null
  return emptyInHours != null && emptyInHours < Math.min(autonomyHours ?? NEAR_H, MOST_H) ? emptyInHours : null
}

/** « 7 h », see above. */
export const lengthAhead = (tank: Tank): string | null => {
  const end = endAhead(tank)
  return end === null ? null : formatFigure(end, 'emptyInHours')
}
