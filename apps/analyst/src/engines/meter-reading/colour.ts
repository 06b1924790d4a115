import type { Raster } from '../pictures/index.ts'

/** Means of the two colour differences of a window, 0 for grey. */
type Tint = readonly [number, number]

/** Less than this is the camera's noise, not paint. */
const LEAST_APART = 9
/** Decimals stand apart when they differ this much more from the whole digits than those do among themselves. */
const CLEARLY = 2.5
const MOST_DECIMALS = 4

/** How many of the last windows are of another colour than the ones before (red digits are decimals); null: cannot be told. */
export const colouredDecimals = (windows: readonly Raster[]): number | null => {
  const tints = windows.map(tintOf)
  let best: { decimals: number; score: number } | null = null
  for (let decimals = 1; decimals <= Math.min(MOST_DECIMALS, windows.length - 2); decimals++) {
    const [whole, part] = [tints.slice(0, -decimals), tints.slice(-decimals)]
    const apart = distance(middle(whole), middle(part))
    const within = Math.max(spread(whole), spread(part))
    if (apart < LEAST_APART || apart < CLEARLY * within) continue
    const score = apart / (within + 1)
    if (best === null || score > best.score) best = { decimals, score }
  }
  return best?.decimals ?? null
}

const tintOf = ({ rgb }: Raster): Tint => {
  let [red, blue] = [0, 0]
  for (let i = 0; i < rgb.length; i += 3) {
    red += (rgb[i] ?? 0) - (rgb[i + 1] ?? 0)
    blue += (rgb[i + 2] ?? 0) - (rgb[i + 1] ?? 0)
  }
  const count = rgb.length / 3
  return [red / count, blue / count]
}

const middle = (tints: readonly Tint[]): Tint => [
  tints.reduce((sum, [red]) => sum + red, 0) / tints.length,
  tints.reduce((sum, [, blue]) => sum + blue, 0) / tints.length,
]
const distance = (a: Tint, b: Tint): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const spread = (tints: readonly Tint[]): number => {
  const centre = middle(tints)
  return tints.reduce((sum, tint) => sum + distance(tint, centre), 0) / tints.length
}
