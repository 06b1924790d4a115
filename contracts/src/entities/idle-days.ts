// In: what each day of a stretch made. Out: the days that made far less than the others.
import { DAY_MS, HOUR_MS } from './time.ts'
import { LEAST_MADE_M3 } from './usual-rest.ts'

/** Days of fewer tell nothing of what is usual. */
const LEAST_DAYS = 5
/** A day that makes less than this share of the middle one stands out; where more than this share of days do, that is how the site works. */
const IDLE_SHARE = 0.25
/** A day when the clock changes has 23 hours. */
const SHORTEST_DAY_MS = DAY_MS - HOUR_MS

/** What a stretch made: epoch ms, m³. */
type Made = { readonly from: number; readonly to?: number | undefined; readonly value: number }

/**
 * On which of its days far less water was made than on the others.
 * @param until those that end later are not over: epoch ms
 * @returns `usual`: the middle one; `areMany`: so many that it is how the site works. null: of too few days, or of hardly
 *   any water, nothing is told
 */
export const idleDaysOf = <Day extends Made>(
  stretches: readonly Day[],
  until: number,
): { readonly idle: readonly Day[]; readonly usual: Day; readonly areMany: boolean } | null => {
  const days = stretches.filter(({ from, to }) => to !== undefined && to - from >= SHORTEST_DAY_MS && to <= until)
  const usual = days.toSorted((a, b) => a.value - b.value)[days.length >> 1]
  if (usual === undefined || days.length < LEAST_DAYS || usual.value < LEAST_MADE_M3) return null
  const idle = days.filter(({ value }) => value < IDLE_SHARE * usual.value)
  return { idle, usual, areMany: idle.length > IDLE_SHARE * days.length }
}
