// In: a period in which the record of a site began. Out: where what is known of it begins, and how complete that part is.
import type { KpiBody } from '../kpi.ts'
import { DAY_MS } from '../time.ts'

/** Watered every few days, a sector is held against a budget no sooner than over a week. */
const LEAST_MS = 7 * DAY_MS

type Recorded = Pick<KpiBody, 'period' | 'until' | 'knownFrom'>

/** Where the part of a period that is judged begins, where that is not its beginning, epoch ms; null: it is, or too little is known. */
export const recordFrom = ({ period, until, knownFrom }: Recorded): number | null =>
  knownFrom === undefined || knownFrom <= period.from || until - knownFrom < LEAST_MS ? null : knownFrom

/** The share of what a period has behind it that its part with a record is, and of the whole period that this part will be. */
export const recordedShares = (body: Recorded): { readonly known: number; readonly whole: number } => {
  const { period, until } = body
  const from = recordFrom(body) ?? period.from
  return {
    known: until > period.from ? (until - from) / (until - period.from) : 1,
    whole: (period.to - from) / (period.to - period.from),
  }
}
