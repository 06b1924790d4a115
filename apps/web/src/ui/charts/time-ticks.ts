const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS = [1, 2, 5, 10, 15, 30]
  .map((n) => n * MINUTE)
  .concat(
    [1, 2, 3, 6, 12].map((n) => n * HOUR),
    [1, 2, 7, 14, 30, 90, 365].map((n) => n * DAY),
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
  const stepMs = STEPS.find((step) => (to - from) / step <= most) ?? 365 * DAY
  const ticks: number[] = []
  const first = Math.ceil((from + offsetAt(from)) / stepMs) * stepMs
  for (let wall = first; ticks.length <= most; wall += stepMs) {
    const at = wall - offsetAt(wall - offsetAt(from))
    if (at > to) break
    if (at >= from) ticks.push(at)
  }
  return { ticks, stepMs }
}

/** A time zone's offset from UTC, ms, as a function of the instant. */
export const zoneOffset = (timeZone: string): ((at: number) => number) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (at) => {
    const minute = Math.floor(at / MINUTE) * MINUTE
    const read = Object.fromEntries(parts.formatToParts(minute).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = read
    return Date.UTC(year, month - 1, day, hour, minutes) - minute
  }
}
