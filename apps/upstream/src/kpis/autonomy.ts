import { COURSE_HOURS, type CoursePoint } from '@vigie/contracts/entities'
import { DAY_MS, HOUR_MS } from '../time.ts'

/** Water to draw on above the reserve, m³, as read at an instant, ms. */
export type Stock = { readonly volumeM3: number; readonly at: number }
/** What is expected to be drawn during the hour that begins at an instant (ms, a whole hour of UTC), m³; null: not known. */
export type ExpectedDraw = (hour: number) => number | null

/** Beyond this nothing is said. */
const HORIZON_MS = 28 * DAY_MS

/**
 * How a stock goes if nothing flows in any more: as it was read, at each whole hour after that, and when it is spent. A
 * draw goes on evenly within its hour. It ends before that where the draw is not known, or after four weeks.
 */
export const runDown = ({ volumeM3, at }: Stock, draw: ExpectedDraw): readonly Stock[] => {
  const course: Stock[] = []
  let left = volumeM3
  for (let from = at; from < at + HORIZON_MS; ) {
    course.push({ volumeM3: left, at: from })
    const hour = Math.floor(from / HOUR_MS) * HOUR_MS
    const expected = left > 0 ? draw(hour) : null
    if (expected === null) return course
    const to = hour + HOUR_MS
    const drawn = (expected * (to - from)) / HOUR_MS
    if (drawn >= left) return [...course, { volumeM3: 0, at: from + ((to - from) * left) / drawn }]
    left -= drawn
    from = to
  }
  return course
}

/** When a stock that runs down so is spent, ms; null: the draw is not known, or it lasts for longer than four weeks. */
export const spentAt = (course: readonly Stock[]): number | null => {
  const last = course.at(-1)
  return last === undefined || last.volumeM3 > 0 ? null : last.at
}

/**
 * The course of a tank that holds a part of a stock, as far as a few hours ahead: what it holds above its reserve goes at
 * the rate at which the stock does, so that both end together.
 * @param tank what it holds above its reserve as the stock begins to run down, and that reserve, m³
 */
export const courseOf = (
  course: readonly Stock[],
  tank: { readonly aboveM3: number; readonly reserveM3: number },
  until: number,
): CoursePoint[] => {
  const [whole] = course
  return whole === undefined || whole.volumeM3 <= 0
    ? []
    : course
        .filter(({ at }) => at <= until + COURSE_HOURS * HOUR_MS)
        .map(({ volumeM3, at }) => ({
          at: Math.round(at),
          volumeM3: tank.reserveM3 + (tank.aboveM3 * volumeM3) / whole.volumeM3,
        }))
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
