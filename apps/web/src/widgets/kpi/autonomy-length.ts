// In: when a stock ends without pumping. Out: how long that is from now on.
import { type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { formatAhead, roundAhead } from '@/text'
import { formatFigure } from './figure.ts'

export type Ending = Pick<KpiBody['water'], 'autonomyHours' | 'autonomyEndsAt'>

/**
 * How long a stock lasts from now on, « 7 h 45 min »: up to the very instant that is told as its end, so that the two agree
 * beside the clock, however long ago the figures were computed. It is told from the whole minute on, so that what is said
 * anew each second and what is each minute never round to two lengths. `now`: epoch ms.
 */
export const autonomyLength = ({ autonomyHours, autonomyEndsAt }: Ending, now: number): string => {
  if (!autonomyHours || autonomyEndsAt == null) return formatFigure(autonomyHours, 'autonomyHours')
  const minute = now - (now % MINUTE_MS)
  return formatAhead(Math.max(0, roundAhead(autonomyEndsAt, minute) - minute))
}
