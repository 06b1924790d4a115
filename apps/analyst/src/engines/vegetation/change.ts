import { greyOf, type Plane, type Raster, resized } from '../pictures/index.ts'
import { type Cover, coverOf } from './cover.ts'

export const COVER_FLAWS = ['dark', 'other-framing'] as const
export type CoverFlaw = (typeof COVER_FLAWS)[number]

/** A picture's cover; `flaw`: most of it is too dark to judge. */
export type CoverReading = { readonly cover: Cover; readonly flaw: CoverFlaw | null }

export type CoverChange = {
  readonly before: Cover
  readonly after: Cover
  /** points of share gained (+) or lost (−); null where the two cannot be compared */
  readonly gained: number | null
  /** cell by cell, as `gained` */
  readonly cells: readonly (number | null)[]
  readonly flaw: CoverFlaw | null
}

/** More than this in the dark: the picture says nothing of the whole. */
const MOST_UNJUDGED = 0.5
/** Outlines of the same place seen twice are at least this alike, whatever the light. */
const LEAST_ALIKE = 0.25
const OUTLINE = 48
const SAME_SHAPE = 0.03

export const readCover = (picture: Raster): CoverReading => {
  const cover = coverOf(picture)
  return { cover, flaw: cover.unjudged > MOST_UNJUDGED ? 'dark' : null }
}

/** The same place at two dates; pictures of different places or framings are said so, not compared. */
export const compareCover = (first: Raster, second: Raster): CoverChange => {
  const [before, after] = [readCover(first), readCover(second)]
  const flaw = before.flaw ?? after.flaw ?? (sameFraming(first, second) ? null : 'other-framing')
  const cells = before.cover.cells.map((share, index) => {
    const later = after.cover.cells[index]
    return flaw !== null || share === null || later === null || later === undefined ? null : later - share
  })
  return {
    before: before.cover,
    after: after.cover,
    gained: flaw === null ? after.cover.share - before.cover.share : null,
    cells,
    flaw,
  }
}

const sameFraming = (first: Raster, second: Raster): boolean => {
  const shapes = first.width / first.height / (second.width / second.height)
  if (Math.abs(shapes - 1) > SAME_SHAPE) return false
  const [a, b] = [first, second].map((picture) => outlines(greyOf(resized(picture, OUTLINE, OUTLINE))))
  return a !== undefined && b !== undefined && correlation(a, b) >= LEAST_ALIKE
}

/** How much the brightness changes at each point: what stays when the light or the season does not. */
const outlines = ({ width, height, values }: Plane): Float64Array => {
  const out = new Float64Array(width * height)
  const at = (x: number, y: number): number => values[y * width + x] ?? 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      out[y * width + x] = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1))
    }
  }
  return out
}

const correlation = (a: Float64Array, b: Float64Array): number => {
  const mean = (numbers: Float64Array): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const [middleA, middleB] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [(a[i] ?? 0) - middleA, (b[i] ?? 0) - middleB]
    ab += x * y
    aa += x * x
    bb += y * y
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb)
}
