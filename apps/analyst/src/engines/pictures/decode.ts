import sharp from 'sharp'
import { type PictureKind, pictureKindOf } from './file-kind.ts'
import type { Raster } from './raster.ts'

/** Larger files are refused unread. */
export const MOST_FILE_BYTES = 16 * 1_048_576
/** A picture that declares more is refused before a pixel of it is decoded: a small file may unpack to gigabytes. */
export const MOST_PIXELS = 48_000_000
/** What the engines look at: a longer side is shrunk while it is decoded. */
export const LONGEST_SIDE = 2_400
const SHORTEST_SIDE = 32

export const PICTURE_FLAWS = ['too-heavy', 'not-a-picture', 'too-many-pixels', 'too-small', 'damaged'] as const
export type PictureFlaw = (typeof PICTURE_FLAWS)[number]

export type Decoded =
  | { readonly picture: Raster; readonly kind: PictureKind; readonly scale: number }
  | { readonly flaw: PictureFlaw }

// nothing of one customer's picture stays in memory for the next
sharp.cache(false)
sharp.concurrency(1)

/**
 * Bytes of a file → upright pixels, or why not. Its kind is told by its content; its size is read from the header
 * and bounded before anything is decoded; a truncated file is damaged, not a picture with a grey half.
 */
export const decode = async (
  bytes: Uint8Array,
  longestSide = LONGEST_SIDE,
  shortestSide = SHORTEST_SIDE,
): Promise<Decoded> => {
  if (bytes.length > MOST_FILE_BYTES) return { flaw: 'too-heavy' }
  const kind = pictureKindOf(bytes)
  if (kind === null) return { flaw: 'not-a-picture' }
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', animated: false } as const
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== kind) return { flaw: 'not-a-picture' }
    if (width * height > MOST_PIXELS) return { flaw: 'too-many-pixels' }
    if (Math.min(width, height) < shortestSide) return { flaw: 'too-small' }
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) return { flaw: 'damaged' }
    return { picture: { width: info.width, height: info.height, rgb: data }, kind, scale }
  } catch {
    return { flaw: 'damaged' }
  }
}

/** Pixels → a JPEG to keep or to show. */
export const encodeJpeg = async ({ width, height, rgb }: Raster, quality = 85): Promise<Uint8Array> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
