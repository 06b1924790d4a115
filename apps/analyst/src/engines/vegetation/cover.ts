import type { Raster } from '../pictures/index.ts'

/** How much of a picture is green plants, from its colours alone: an « indice RGB », which no infrared sees. */
export type Cover = {
  /** share of the judged pixels that are green plants, 0…1 (ExG − ExR > 0, Meyer and Neto 2008) */
  readonly share: number
  /** mean excess green 2g − r − b of the judged pixels, −1…2 */
  readonly exg: number
  /** mean VARI (G − R) ÷ (G + R − B) of the judged pixels, each held to −1…1 */
  readonly vari: number
  /** pixels too dark to have a colour (shadow, night), 0…1 of the picture without its black surround */
  readonly unjudged: number
  /** the picture in cells, row by row: share of each, null where most of it cannot be judged */
  readonly cells: readonly (number | null)[]
}

export const GRID = 12
/** Sum of the three channels below which a colour is the camera's noise; nothing at all is outside the picture. */
const DARKEST = 60
const LEAST_JUDGED = 0.25

export const coverOf = ({ width, height, rgb }: Raster): Cover => {
  const [seen, green, all] = [new Float64Array(GRID ** 2), new Float64Array(GRID ** 2), new Float64Array(GRID ** 2)]
  let [exg, vari] = [0, 0]
  for (let y = 0; y < height; y++) {
    const gridRow = Math.floor((y * GRID) / height) * GRID
    for (let x = 0; x < width; x++) {
      const cell = gridRow + Math.floor((x * GRID) / width)
      const at = (y * width + x) * 3
      const [red, grn, blue] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
      const sum = red + grn + blue
      if (sum === 0) continue
      all[cell] = (all[cell] ?? 0) + 1
      if (sum < DARKEST) continue
      seen[cell] = (seen[cell] ?? 0) + 1
      if (isPlant(red, grn, blue)) green[cell] = (green[cell] ?? 0) + 1
      exg += (2 * grn - red - blue) / sum
      vari += variOf(red, grn, blue)
    }
  }
  const [judged, plants] = [total(seen), total(green)]
  return {
    share: judged === 0 ? 0 : plants / judged,
    exg: judged === 0 ? 0 : exg / judged,
    vari: judged === 0 ? 0 : vari / judged,
    unjudged: 1 - judged / Math.max(1, total(all)),
    cells: Array.from(seen, (count, cell) =>
      count < (all[cell] ?? 0) * LEAST_JUDGED || count === 0 ? null : (green[cell] ?? 0) / count,
    ),
  }
}

/** ExG − ExR > 0 with ExG = 2g − r − b and ExR = 1.4r − g on r + g + b = 1: a threshold that nothing was fitted to. */
export const isPlant = (red: number, green: number, blue: number): boolean => 3 * green - 2.4 * red - blue > 0

const variOf = (red: number, green: number, blue: number): number => {
  const below = green + red - blue
  return below <= 0 ? 0 : Math.max(-1, Math.min(1, (green - red) / below))
}

const total = (numbers: Float64Array): number => numbers.reduce((sum, one) => sum + one, 0)
