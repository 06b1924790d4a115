import { MINUTE_MS } from '@vigie/contracts/entities'

type Stretch = { readonly from: number; readonly to: number }

/** One page of readings, ms: at a reading every 5 s, 180 of them. */
const PAGE_MS = 15 * MINUTE_MS
/** Sparser readings fill a page all the same. */
const READINGS = 180

/** How long a page lasts for a meter of this cadence, a whole number of quarters of an hour. */
export const pageLength = (cadenceMs: number): number =>
  Math.max(1, Math.round((READINGS * cadenceMs) / PAGE_MS)) * PAGE_MS

/** How many pages a stretch has. */
export const pageCount = ({ from, to }: Stretch, lengthMs: number): number =>
  Math.max(1, Math.ceil((to - from) / lengthMs))

/** The stretch of a page; the first is the latest. */
export const pageStretch = (whole: Stretch, page: number, lengthMs: number): Stretch => {
  const index = pageCount(whole, lengthMs) - page
  const from = whole.from + index * lengthMs
  return { from, to: Math.min(from + lengthMs, whole.to) }
}
