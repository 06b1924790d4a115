import { PICTURE_LIMITS, type PictureType } from '@vigie/contracts/entities'
import type { QuarantineReason } from '@vigie/contracts/upstream'

// bytes that a camera sent → which kind of picture they are and how large, read from their headers; nothing is decoded

/** What the header of a picture says; `takenAt` ms since 1970, null where it says none. */
export type Header = {
  readonly type: PictureType
  readonly widthPx: number
  readonly heightPx: number
  readonly takenAt: number | null
}
/** What is wrong with a picture. */
export type Flaw = { readonly reason: QuarantineReason; readonly detail: string }

/** Reads the header of a whole picture within the bounds, or says why it is none. */
export const sniffPicture = (bytes: Buffer): Header | Flaw => {
  if (bytes.length > PICTURE_LIMITS.bytes)
    return { reason: 'payload.too-large', detail: `${bytes.length} bytes, at most ${PICTURE_LIMITS.bytes}` }
  const header = readHeader(bytes)
  if (typeof header === 'string') return { reason: 'picture.unreadable', detail: header }
  const { widthPx, heightPx } = header
  if (widthPx < 1 || heightPx < 1) return { reason: 'picture.unreadable', detail: 'no width or height' }
  if (Math.max(widthPx, heightPx) <= PICTURE_LIMITS.sidePx) return header
  return { reason: 'picture.too-large', detail: `${widthPx} × ${heightPx}, at most ${PICTURE_LIMITS.sidePx} a side` }
}

const readHeader = (bytes: Buffer): Header | string => {
  const found = [readPng, readJpeg, readWebp].find(({ begins }) => begins(bytes))
  if (found === undefined) return 'neither JPEG, PNG nor WebP'
  try {
    return found.read(bytes) ?? 'cut off, or without a size'
  } catch (error) {
    // a header that points beyond the end
    if (error instanceof RangeError) return 'cut off'
    throw error
  }
}

type Format = { readonly begins: (bytes: Buffer) => boolean; readonly read: (bytes: Buffer) => Header | null }

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** a chunk: length, name, data, checksum */
const PNG_CHUNK = { head: 8, checksum: 4 } as const

const readPng: Format = {
  begins: (bytes) => bytes.subarray(0, 8).equals(PNG_SIGNATURE),
  read: (bytes) => {
    let size: { widthPx: number; heightPx: number } | null = null
    let takenAt: number | null = null
    for (let at = PNG_SIGNATURE.length; ; ) {
      const length = bytes.readUInt32BE(at)
      const name = bytes.toString('latin1', at + 4, at + PNG_CHUNK.head)
      const data = at + PNG_CHUNK.head
      if (name === 'IHDR') size = { widthPx: bytes.readUInt32BE(data), heightPx: bytes.readUInt32BE(data + 4) }
      if (name === 'tIME' && length === 7) takenAt = readPngTime(bytes, data)
      if (name === 'IEND') return size === null ? null : { type: 'image/png', ...size, takenAt }
      at = data + length + PNG_CHUNK.checksum
    }
  },
}

/** A tIME chunk is in UTC, to the second. */
const readPngTime = (bytes: Buffer, at: number): number =>
  Date.UTC(
    bytes.readUInt16BE(at),
    bytes.readUInt8(at + 2) - 1,
    bytes.readUInt8(at + 3),
    bytes.readUInt8(at + 4),
    bytes.readUInt8(at + 5),
    bytes.readUInt8(at + 6),
  )

const JPEG_END = Buffer.from([0xff, 0xd9])

const readJpeg: Format = {
  begins: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  read: (bytes) => {
    if (bytes.lastIndexOf(JPEG_END) < 0) return null
    for (let at = 2; bytes.readUInt8(at) === 0xff; ) {
      const marker = bytes.readUInt8(at + 1)
      if (isFrame(marker))
        return {
          type: 'image/jpeg',
          widthPx: bytes.readUInt16BE(at + 7),
          heightPx: bytes.readUInt16BE(at + 5),
          takenAt: null,
        }
      // the picture itself has begun: no frame described it
      if (marker === 0xda) return null
      // a fill byte, else a segment that says its length
      at += marker === 0xff ? 1 : 2 + Math.max(2, bytes.readUInt16BE(at + 2))
    }
    return null
  },
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which lie among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const readWebp: Format = {
  begins: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  read: (bytes) => {
    if (bytes.readUInt32LE(4) + 8 > bytes.length) return null
    const size = webpSize(bytes)
    return size === null ? null : { type: 'image/webp', widthPx: size[0], heightPx: size[1], takenAt: null }
  },
}

const webpSize = (bytes: Buffer): readonly [number, number] | null => {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]
    }
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
    default:
      return null
  }
}
