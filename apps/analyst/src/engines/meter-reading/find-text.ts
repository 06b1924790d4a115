import { type Leaning, type Raster, resized } from '../pictures/index.ts'
import { planesOf } from './ocr-input.ts'
import type { Network } from './runtime.ts'

/** A line of text on the picture, and how sure the detector is that it is one (0…1). */
export type TextLine = { readonly place: Leaning; readonly sure: number }

/** The detector's long side: finer shows it more letters and costs the square. */
const DETECTION_SIDE = 1_280
/** Its sides are multiples of its deepest stride. */
const STRIDE = 32
const MEAN = [0.485, 0.456, 0.406]
const SPREAD = [0.229, 0.224, 0.225]
/** PP-OCRv4's own settings: what is text, how sure a line must be, how far its outline was drawn in. */
const TEXT = 0.3
const SURE = 0.6
const UNCLIP = 1.6
const FEWEST_PIXELS = 24

/** Lines of text on the picture, in its pixels, as PP-OCRv4's detector (differentiable binarisation) sees them. */
export const findText = async (picture: Raster, detect: Network): Promise<TextLine[]> => {
  const shrink = Math.min(1, DETECTION_SIDE / Math.max(picture.width, picture.height))
  const width = Math.max(STRIDE, Math.round((picture.width * shrink) / STRIDE) * STRIDE)
  const height = Math.max(STRIDE, Math.round((picture.height * shrink) / STRIDE) * STRIDE)
  const { values } = await detect(planesOf(resized(picture, width, height), MEAN, SPREAD), [1, 3, height, width])
  const [scaleX, scaleY] = [picture.width / width, picture.height / height]
  return blobs(values, width, height).flatMap((blob) => {
    if (blob.sure < SURE) return []
    return [{ place: outline(blob, scaleX, scaleY), sure: blob.sure }]
  })
}

/** A connected patch of the detector's map. */
type Blob = { readonly xs: Int32Array; readonly ys: Int32Array; readonly sure: number }

const blobs = (map: Float32Array, width: number, height: number): Blob[] => {
  const found: Blob[] = []
  const seen = new Uint8Array(map.length)
  const queue = new Int32Array(map.length)
  for (let start = 0; start < map.length; start++) {
    if (seen[start] === 1 || (map[start] ?? 0) <= TEXT) continue
    let [read, write, sum] = [0, 1, 0]
    queue[0] = start
    seen[start] = 1
    const visit = (at: number): void => {
      if (seen[at] === 1 || (map[at] ?? 0) <= TEXT) return
      seen[at] = 1
      queue[write++] = at
    }
    while (read < write) {
      const at = queue[read++] ?? 0
      const [x, y] = [at % width, Math.floor(at / width)]
      sum += map[at] ?? 0
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (y > 0) visit(at - width)
      if (y < height - 1) visit(at + width)
    }
    if (write < FEWEST_PIXELS) continue
    const members = queue.subarray(0, write)
    found.push({
      xs: members.map((at) => at % width),
      ys: members.map((at) => Math.floor(at / width)),
      sure: sum / write,
    })
  }
  return found
}

/** The rectangle along the patch's own axis, grown back to the letters' full height. */
const outline = ({ xs, ys }: Blob, scaleX: number, scaleY: number): Leaning => {
  const [meanX, meanY] = [mean(xs) * scaleX, mean(ys) * scaleY]
  let [xx, xy, yy] = [0, 0, 0]
  for (let i = 0; i < xs.length; i++) {
    const [dx, dy] = [(xs[i] ?? 0) * scaleX - meanX, (ys[i] ?? 0) * scaleY - meanY]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < xs.length; i++) {
    const [dx, dy] = [(xs[i] ?? 0) * scaleX - meanX, (ys[i] ?? 0) * scaleY - meanY]
    const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin]
    left = Math.min(left, u)
    right = Math.max(right, u)
    top = Math.min(top, v)
    bottom = Math.max(bottom, v)
  }
  const [width, height] = [right - left + scaleX, bottom - top + scaleY]
  const grow = (width * height * UNCLIP) / (2 * (width + height))
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  return {
    centre: { x: meanX + u * cos - v * sin + scaleX / 2, y: meanY + u * sin + v * cos + scaleY / 2 },
    width: width + 2 * grow,
    height: height + 2 * grow,
    angle,
  }
}

const mean = (numbers: Int32Array): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
