import { median } from './profile.ts'

/** Where a column falls from light (board) to dark (water), and how clearly. */
export type StepDown = {
  /** rows from the top, fractional */
  readonly row: number
  /** brightness lost, 0…255 */
  readonly drop: number
  /** rows between four fifths and one fifth of the fall: how blurred the edge is */
  readonly width: number
  /** the next largest fall elsewhere, as a share of this one */
  readonly rival: number
}

/** Falls are told between means of this share of the column on either side. */
const WINDOW_SHARE = 0.05
const NARROWEST_WINDOW = 5

/** The largest fall of the column; null: the column is too short. */
export const stepDown = (column: Float32Array): StepDown | null => {
  const window = Math.max(NARROWEST_WINDOW, Math.round(column.length * WINDOW_SHARE))
  if (column.length < window * 4) return null
  const sums = new Float64Array(column.length + 1)
  for (let i = 0; i < column.length; i++) sums[i + 1] = (sums[i] ?? 0) + (column[i] ?? 0)
  const meanOf = (from: number, to: number): number => ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  const falls = new Float64Array(column.length + 1)
  let best = window
  for (let row = window; row <= column.length - window; row++) {
    falls[row] = meanOf(row - window, row) - meanOf(row, row + window)
    if ((falls[row] ?? 0) > (falls[best] ?? 0)) best = row
  }
  const drop = falls[best] ?? 0
  let rival = 0
  for (let row = window; row <= column.length - window; row++) {
    if (Math.abs(row - best) > 2 * window) rival = Math.max(rival, falls[row] ?? 0)
  }
  const above = median(column.subarray(Math.max(0, best - 2 * window), best - 1))
  const below = median(column.subarray(best + 1, best + 2 * window))
  const crossing = (share: number): number =>
    crossed(column, best - window, best + window, below + (above - below) * share)
  return { row: crossing(0.5), drop, width: crossing(0.2) - crossing(0.8), rival: drop > 0 ? rival / drop : 1 }
}

/** The row where the column last falls through a brightness, between two rows. */
const crossed = (column: Float32Array, from: number, to: number, level: number): number => {
  for (let row = to; row > from; row--) {
    const [before, after] = [column[row - 1] ?? 0, column[row] ?? 0]
    if (before >= level && after < level) return row - 0.5 + (before - level) / (before - after)
  }
  return (from + to) / 2
}
