/** Pixels of a decoded picture, row by row, three bytes each (red, green, blue). */
export type Raster = { readonly width: number; readonly height: number; readonly rgb: Uint8Array }

/** One channel of numbers, row by row; what they mean is said by who makes it. */
export type Plane = { readonly width: number; readonly height: number; readonly values: Float32Array }

export type Point = { readonly x: number; readonly y: number }

/** Brightness 0…255 (Rec. 601 luma), what the eye calls light and dark. */
export const greyOf = ({ width, height, rgb }: Raster): Plane => {
  const values = new Float32Array(width * height)
  for (let i = 0, at = 0; i < values.length; i++, at += 3) {
    values[i] = 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0)
  }
  return { width, height, values }
}

/** A rectangle that may lean: its centre, its size along its own axes, and the angle of its long axis. */
export type Leaning = {
  readonly centre: Point
  readonly width: number
  readonly height: number
  /** radians from the picture's x axis, clockwise on screen */
  readonly angle: number
}

/**
 * What is inside the rectangle, upright, at the size asked. Each pixel is the mean of the source pixels it covers
 * where it shrinks, bilinear where it grows; outside the picture the nearest edge goes on.
 */
export const cut = (picture: Raster, from: Leaning, width: number, height: number): Raster => {
  const rgb = new Uint8Array(width * height * 3)
  const [cos, sin] = [Math.cos(from.angle), Math.sin(from.angle)]
  const [stepX, stepY] = [from.width / width, from.height / height]
  const [tapsX, tapsY] = [tapsOf(stepX), tapsOf(stepY)]
  const share = 1 / (tapsX * tapsY)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0]
      for (let j = 0; j < tapsY; j++) {
        for (let i = 0; i < tapsX; i++) {
          const u = (x + (i + 0.5) / tapsX) * stepX - from.width / 2
          const v = (y + (j + 0.5) / tapsY) * stepY - from.height / 2
          sample(picture, from.centre.x + u * cos - v * sin - 0.5, from.centre.y + u * sin + v * cos - 0.5)
          red += SAMPLED[0] ?? 0
          green += SAMPLED[1] ?? 0
          blue += SAMPLED[2] ?? 0
        }
      }
      const at = (y * width + x) * 3
      rgb[at] = red * share + 0.5
      rgb[at + 1] = green * share + 0.5
      rgb[at + 2] = blue * share + 0.5
    }
  }
  return { width, height, rgb }
}

/** More than this many source pixels per axis add nothing that is seen. */
const MOST_TAPS = 4
const tapsOf = (step: number): number => Math.min(MOST_TAPS, Math.max(1, Math.round(step)))

/** The last sample, so that a million of them make no garbage. */
const SAMPLED = new Float32Array(3)

const sample = ({ width, height, rgb }: Raster, x: number, y: number): void => {
  const [cx, cy] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)]
  const [fx, fy] = [cx - x0, cy - y0]
  const right = x0 + 1 < width ? 3 : 0
  const below = y0 + 1 < height ? width * 3 : 0
  const at = (y0 * width + x0) * 3
  for (let c = 0; c < 3; c++) {
    const top = (rgb[at + c] ?? 0) * (1 - fx) + (rgb[at + right + c] ?? 0) * fx
    const bottom = (rgb[at + below + c] ?? 0) * (1 - fx) + (rgb[at + below + right + c] ?? 0) * fx
    SAMPLED[c] = top * (1 - fy) + bottom * fy
  }
}

/** The picture turned by quarter turns, clockwise. */
export const turned = (picture: Raster, quarters: number): Raster => {
  const q = ((quarters % 4) + 4) % 4
  if (q === 0) return picture
  const { width, height, rgb } = picture
  const [w, h] = q === 2 ? [width, height] : [height, width]
  const out = new Uint8Array(rgb.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = q === 1 ? x * w + (w - 1 - y) : q === 2 ? (h - 1 - y) * w + (w - 1 - x) : (h - 1 - x) * w + y
      const from = (y * width + x) * 3
      out[to * 3] = rgb[from] ?? 0
      out[to * 3 + 1] = rgb[from + 1] ?? 0
      out[to * 3 + 2] = rgb[from + 2] ?? 0
    }
  }
  return { width: w, height: h, rgb: out }
}

/** The same picture at another size. */
export const resized = (picture: Raster, width: number, height: number): Raster =>
  cut(
    picture,
    {
      centre: { x: picture.width / 2, y: picture.height / 2 },
      width: picture.width,
      height: picture.height,
      angle: 0,
    },
    width,
    height,
  )
