import type { Raster } from '../pictures/index.ts'

/** Pixels as a network takes them: one plane per channel, `(v / 255 − mean) / spread`. */
export const planesOf = (
  { width, height, rgb }: Raster,
  mean: readonly number[],
  spread: readonly number[],
): Float32Array => {
  const area = width * height
  const planes = new Float32Array(area * 3)
  for (let c = 0; c < 3; c++) {
    const [middle, scale] = [mean[c] ?? 0, 1 / (spread[c] ?? 1)]
    for (let i = 0; i < area; i++) planes[c * area + i] = ((rgb[i * 3 + c] ?? 0) / 255 - middle) * scale
  }
  return planes
}
