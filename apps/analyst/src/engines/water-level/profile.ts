import type { Plane, Point } from '../pictures/index.ts'

/** The part of the board that is searched, by its corners on the picture: left and right edges from above the water to below. */
export type SearchStrip = {
  readonly topLeft: Point
  readonly topRight: Point
  readonly bottomLeft: Point
  readonly bottomRight: Point
}

/** Columns are searched apart, so that a duck or a reed in one does not move the line in all. */
const GROUPS = 9
const SAMPLES_PER_GROUP = 6

/** The strip as columns of brightness from top to bottom, `rows` each: medians across a ninth of the strip's width. */
export const columnsOf = (picture: Plane, strip: SearchStrip, rows: number): Float32Array[] =>
  Array.from({ length: GROUPS }, (_, group) => {
    const column = new Float32Array(rows)
    const across = new Float32Array(SAMPLES_PER_GROUP)
    for (let row = 0; row < rows; row++) {
      for (let i = 0; i < SAMPLES_PER_GROUP; i++) {
        const at = pointAt(strip, (group + (i + 0.5) / SAMPLES_PER_GROUP) / GROUPS, (row + 0.5) / rows)
        across[i] = brightness(picture, at)
      }
      column[row] = median(across)
    }
    return column
  })

/** The point at a share of the strip's width and height. */
export const pointAt = (strip: SearchStrip, across: number, down: number): Point => {
  const mix = (a: number, b: number, share: number): number => a + (b - a) * share
  const left = mix(strip.topLeft.x, strip.bottomLeft.x, down)
  const right = mix(strip.topRight.x, strip.bottomRight.x, down)
  const leftY = mix(strip.topLeft.y, strip.bottomLeft.y, down)
  const rightY = mix(strip.topRight.y, strip.bottomRight.y, down)
  return { x: mix(left, right, across), y: mix(leftY, rightY, across) }
}

const brightness = ({ width, height, values }: Plane, { x, y }: Point): number => {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  return values[row * width + column] ?? 0
}

export const median = (numbers: Iterable<number>): number => {
  const sorted = Float64Array.from(numbers).sort()
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[half] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2
}
