import type { Stretch } from '../period/bounds.ts'

/** ms; a narrower window would show no more detail */
const NARROWEST = 60_000
const ZOOM = 2
const PAN = 0.5

/** Moves a stretch inside the whole, and shortens it only if it is longer than the whole. */
export const within = ({ from, to }: Stretch, whole: Stretch): Stretch => {
  const length = Math.min(Math.max(to - from, NARROWEST), whole.to - whole.from)
  const start = Math.min(Math.max(from, whole.from), whole.to - length)
  return { from: Math.round(start), to: Math.round(start + length) }
}

/** The window with the same middle, half as long (`in`) or twice as long (`out`). */
export const zoom = ({ from, to }: Stretch, way: 'in' | 'out', whole: Stretch): Stretch => {
  const half = ((to - from) / 2) * (way === 'in' ? 1 / ZOOM : ZOOM)
  const middle = (from + to) / 2
  return within({ from: middle - half, to: middle + half }, whole)
}

/** The window moved by half its length, earlier or later. */
export const pan = ({ from, to }: Stretch, step: 1 | -1, whole: Stretch): Stretch => {
  const move = step * PAN * (to - from)
  return within({ from: from + move, to: to + move }, whole)
}

export const isWhole = (shown: Stretch, whole: Stretch): boolean => shown.from <= whole.from && shown.to >= whole.to

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Most points of a curve: more would be no smoother. */
const CURVE_POINTS = 600
const MOST_POINTS = 2_000

/**
 * What to read for a window: counters as whole bars, whose width depends on the length of the window and not on how
 * much of it is known, so that they can be compared; other metrics as a fine curve, whose points are of a round length.
 * @param until epoch ms; nothing is known after it
 */
export const readingOf = (shown: Stretch, until: number, counted: boolean): Stretch & { readonly points: number } => {
  const { from } = shown
  const to = Math.max(from + 1, Math.min(shown.to, until))
  if (!counted) return curveOf({ from, to })
  const bar = BARS.find(([most]) => shown.to - from <= most)?.[1] ?? 7 * DAY
  const points = Math.min(MOST_POINTS, Math.max(2, Math.ceil((to - from) / bar)))
  return { from, to: from + points * bar, points }
}

/**
 * Points of a round length, the same for each curve of a page: of five minutes where a record was logged so, and not of
 * 2 min 57 s beside them.
 */
const curveOf = ({ from, to }: Stretch): Stretch & { readonly points: number } => {
  const fitting = WIDTHS.find((width) => pointsIn(alignedTo(width, from), to, width) <= CURVE_POINTS)
  if (fitting === undefined) return { from, to, points: CURVE_POINTS }
  const start = alignedTo(fitting, from)
  const points = Math.max(2, pointsIn(start, to, fitting))
  return { from: start, to: start + points * fitting, points }
}

const pointsIn = (from: number, to: number, width: number): number => Math.ceil((to - from) / width)

/** Five minutes and hours are summed up from where they begin: from elsewhere on their buckets would be wider. */
const alignedTo = (width: number, from: number): number => {
  const step = [HOUR, HOUR / 12].find((one) => width >= one) ?? 1
  return Math.floor(from / step) * step
}

const MINUTE = 60_000
/** Lengths of a point, ms; a curve of more than these reach has points as long as they come. */
const WIDTHS: readonly number[] = [
  ...[5_000, 10_000, 30_000],
  ...[1, 2, 5, 10, 30, 60].map((minutes) => minutes * MINUTE),
]

/** Longest window and the width of its bars, ms. */
const BARS: readonly (readonly [most: number, bar: number])[] = [
  [HOUR, HOUR / 12],
  [6 * HOUR, HOUR / 4],
  [12 * HOUR, HOUR / 2],
  [3 * DAY, HOUR],
  [10 * DAY, 6 * HOUR],
  [120 * DAY, DAY],
]
