import { tzOffset } from '@date-fns/tz/tzOffset'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS = [1, 2, 5, 10, 15, 30]
  .map((n) => n * MINUTE)
  .concat(
    [1, 2, 3, 6, 12].map((n) => n * HOUR),
    [1, 2, 7, 14].map((n) => n * DAY),
  )

/**
 * Round instants of a place's clock inside [from, to], at most `most` of them.
 * @param offsetAt the place's offset from UTC at an instant, ms (it changes with summer time)
 * @returns epoch ms, oldest first, and the step between them, ms
 */
export const timeTicks = (
  from: number,
  to: number,
  most: number,
  offsetAt: (at: number) => number,
): { readonly ticks: readonly number[]; readonly stepMs: number } => {
  const stepMs = STEPS.find((step) => (to - from) / step <= most)
  if (stepMs === undefined) return monthTicks(from, to, most, offsetAt)
  const ticks: number[] = []
  const first = Math.ceil((from + offsetAt(from)) / stepMs) * stepMs
  for (let wall = first; ticks.length <= most; wall += stepMs) {
    const at = wall - offsetAt(wall - offsetAt(from))
    if (at > to) break
    if (at >= from) ticks.push(at)
  }
  return { ticks, stepMs }
}

const MONTH = 30 * DAY
const MONTHS = [1, 2, 3, 4, 6, 12]

/** First days of months, each so many of them. */
const monthTicks = (from: number, to: number, most: number, offsetAt: (at: number) => number) => {
  const every = MONTHS.find((months) => (to - from) / (months * MONTH) <= most + 1) ?? 12
  const start = new Date(from + offsetAt(from))
  const firsts = Array.from({ length: (most + 2) * every }, (_, index) =>
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1),
  ).filter((wall) => new Date(wall).getUTCMonth() % Math.min(every, 12) === 0)
  const ticks = firsts.map((wall) => wall - offsetAt(wall - offsetAt(from))).filter((at) => at >= from && at <= to)
  return { ticks, stepMs: every * MONTH }
}

/** A time zone's offset from UTC, ms, as a function of the instant. */
export const zoneOffset =
  (timeZone: string): ((at: number) => number) =>
  (at) =>
    tzOffset(timeZone, new Date(at)) * MINUTE
