/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number]
export type Point = readonly [x: number, y: number]

/** Drawn twice as large and averaged, so that edges come out smooth. */
const FINE = 2

/** A picture to draw on, in pixels from its upper left corner; what lies outside of it is left out. */
export type Canvas = {
  readonly width: number
  readonly height: number
  /** A band across the whole picture, from one colour at its top to another at its bottom. */
  readonly band: (top: number, bottom: number, from: Colour, to: Colour) => void
  readonly rect: (x: number, y: number, width: number, height: number, colour: Colour) => void
  readonly polygon: (points: readonly Point[], colour: Colour) => void
  readonly ellipse: (x: number, y: number, radiusX: number, radiusY: number, colour: Colour) => void
  /** The finished rows of pixels, three bytes each. */
  readonly pixels: () => Uint8Array
}

export const createCanvas = (width: number, height: number): Canvas => {
  const [fineWidth, fineHeight] = [width * FINE, height * FINE]
  /** a pixel each, packed */
  const fine = new Uint32Array(fineWidth * fineHeight)

  /** Colours the pixels of a fine row whose centres lie in [from, to). */
  const span = (row: number, from: number, to: number, colour: Colour) => {
    const first = Math.max(0, Math.ceil(from - 0.5))
    const end = Math.min(fineWidth, Math.ceil(to - 0.5))
    if (end > first) fine.fill(pack(colour), row * fineWidth + first, row * fineWidth + end)
  }
  /** Each fine row whose centre lies in [top, bottom), with the height of its centre. */
  const rows = (top: number, bottom: number, draw: (row: number, y: number) => void) => {
    const first = Math.max(0, Math.ceil(top * FINE - 0.5))
    const end = Math.min(fineHeight, Math.ceil(bottom * FINE - 0.5))
    for (let row = first; row < end; row += 1) draw(row, (row + 0.5) / FINE)
  }

  return {
    width,
    height,
    band: (top, bottom, from, to) =>
      rows(top, bottom, (row, y) => span(row, 0, fineWidth, mix(from, to, (y - top) / (bottom - top)))),
    rect: (x, y, w, h, colour) => rows(y, y + h, (row) => span(row, x * FINE, (x + w) * FINE, colour)),
    polygon: (points, colour) => {
      const heights = points.map(([, y]) => y)
      rows(Math.min(...heights), Math.max(...heights), (row, y) => {
        const crossings = crossingsAt(points, y)
        for (let pair = 0; pair + 1 < crossings.length; pair += 2)
          span(row, (crossings[pair] ?? 0) * FINE, (crossings[pair + 1] ?? 0) * FINE, colour)
      })
    },
    ellipse: (x, y, radiusX, radiusY, colour) =>
      rows(y - radiusY, y + radiusY, (row, at) => {
        const half = radiusX * Math.sqrt(Math.max(0, 1 - ((at - y) / radiusY) ** 2))
        span(row, (x - half) * FINE, (x + half) * FINE, colour)
      }),
    pixels: () => average(fine, width, height),
  }
}

/** A colour between two; 0 is the first, 1 the second. */
export const mix = (a: Colour, b: Colour, share: number): Colour => {
  const t = Math.min(1, Math.max(0, share))
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** Where a level line crosses the outline, from left to right. */
const crossingsAt = (points: readonly Point[], y: number): number[] =>
  points
    .flatMap(([x, top], place) => {
      const [nextX, next] = points[(place + 1) % points.length] ?? [x, top]
      return top <= y === next <= y ? [] : [x + ((y - top) / (next - top)) * (nextX - x)]
    })
    .sort((a, b) => a - b)

const pack = ([red, green, blue]: Colour): number =>
  Math.round(red) | (Math.round(green) << 8) | (Math.round(blue) << 16)

const average = (fine: Uint32Array, width: number, height: number): Uint8Array => {
  const pixels = new Uint8Array(width * height * 3)
  const row = width * FINE
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * FINE * row + x * FINE
      const [a = 0, b = 0, c = 0, d = 0] = [fine[at], fine[at + 1], fine[at + row], fine[at + row + 1]]
      const to = (y * width + x) * 3
      for (let part = 0; part < 3; part += 1) {
        const shift = 8 * part
        pixels[to + part] =
          (((a >> shift) & 255) + ((b >> shift) & 255) + ((c >> shift) & 255) + ((d >> shift) & 255) + 2) >> 2
      }
    }
  return pixels
}
