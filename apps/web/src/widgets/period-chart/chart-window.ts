import type { Stretch } from '../period/bounds.ts'

/** ms; narrower than this nothing more is to be seen */
const NARROWEST = 60_000
const ZOOM = 2
const PAN = 0.5

/** A stretch kept inside a whole, at its own length where that fits. */
export const within = ({ from, to }: Stretch, whole: Stretch): Stretch => {
  const length = Math.min(Math.max(to - from, NARROWEST), whole.to - whole.from)
  const start = Math.min(Math.max(from, whole.from), whole.to - length)
  return { from: Math.round(start), to: Math.round(start + length) }
}

/** The same middle, twice as near (`in`) or as far (`out`). */
export const zoom = ({ from, to }: Stretch, way: 'in' | 'out', whole: Stretch): Stretch => {
  const half = ((to - from) / 2) * (way === 'in' ? 1 / ZOOM : ZOOM)
  const middle = (from + to) / 2
  return within({ from: middle - half, to: middle + half }, whole)
}

/** Half a window earlier or later. */
export const pan = ({ from, to }: Stretch, step: 1 | -1, whole: Stretch): Stretch => {
  const move = step * PAN * (to - from)
  return within({ from: from + move, to: to + move }, whole)
}

export const isWhole = (shown: Stretch, whole: Stretch): boolean => shown.from <= whole.from && shown.to >= whole.to

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Fine enough for a curve. */
const CURVE_POINTS = 600
const MOST_POINTS = 2_000

/**
 * What to read of a window: counters as whole bars, as wide as suits the window however much of it is known,
 * so that they can be compared; the rest as a fine curve.
 * @param until how far anything can be known, epoch ms
 */
export const readingOf = (shown: Stretch, until: number, counted: boolean): Stretch & { readonly points: number } => {
  const { from } = shown
  const to = Math.max(from + 1, Math.min(shown.to, until))
  if (!counted) return { from, to, points: CURVE_POINTS }
  const bar = BARS.find(([most]) => shown.to - from <= most)?.[1] ?? 7 * DAY
  const points = Math.min(MOST_POINTS, Math.max(2, Math.ceil((to - from) / bar)))
  return { from, to: from + points * bar, points }
}

/** A window up to this long → bars this wide, ms. */
const BARS: readonly (readonly [most: number, bar: number])[] = [
  [HOUR, HOUR / 12],
  [6 * HOUR, HOUR / 4],
  [12 * HOUR, HOUR / 2],
  [3 * DAY, HOUR],
  [10 * DAY, 6 * HOUR],
  [120 * DAY, DAY],
]
