import { DAY_MS, HOUR_MS } from '../time.ts'

/** Water to draw on above the reserve, m³, as read at an instant, ms. */
export type Stock = { readonly volumeM3: number; readonly at: number }
/** What is expected to be drawn during the hour that begins at an instant (ms, a whole hour of UTC), m³; null: not known. */
export type ExpectedDraw = (hour: number) => number | null

/** Beyond this nothing is said. */
const HORIZON_MS = 28 * DAY_MS

/**
 * When a stock is spent if nothing flows in any more, hour by hour, ms; null: the draw is not known, or it lasts for
 * longer than four weeks. A draw goes on evenly within its hour.
 */
export const spentAt = ({ volumeM3, at }: Stock, draw: ExpectedDraw): number | null => {
  let left = volumeM3
  for (let from = at; from < at + HORIZON_MS; ) {
    if (left <= 0) return from
    const hour = Math.floor(from / HOUR_MS) * HOUR_MS
    const expected = draw(hour)
    if (expected === null) return null
    const to = hour + HOUR_MS
    const drawn = (expected * (to - from)) / HOUR_MS
    if (drawn >= left && drawn > 0) return from + ((to - from) * left) / drawn
    left -= drawn
    from = to
  }
  return null
}

/** What is left of a stock at a later instant, never below nothing; a draw that is not known takes nothing. */
export const leftAt = ({ volumeM3, at }: Stock, draw: ExpectedDraw, until: number): number => {
  let left = volumeM3
  for (let from = at; from < until && left > 0; ) {
    const hour = Math.floor(from / HOUR_MS) * HOUR_MS
    const to = Math.min(until, hour + HOUR_MS)
    left -= ((draw(hour) ?? 0) * (to - from)) / HOUR_MS
    from = to
  }
  return Math.max(0, left)
}
