import { crc32, deflateSync } from 'node:zlib'

/** A whole PNG of one grey, for the tests; `takenAt` (ms since 1970) in its tIME chunk. */
export const testPng = (widthPx: number, heightPx: number, takenAt: number | null = null, grey = 128): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(widthPx, 0)
  header.writeUInt32BE(heightPx, 4)
  header.writeUInt8(8, 8)
  const rows = Buffer.alloc(Math.min(heightPx, 16) * (widthPx + 1), grey)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(takenAt === null ? [] : [chunk('tIME', timeOf(new Date(takenAt)))]),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The header of a JPEG, and its end: what is read of one. */
export const testJpeg = (widthPx: number, heightPx: number): Buffer => {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(heightPx, 5)
  frame.writeUInt16BE(widthPx, 7)
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 1, 2, 3, 4])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, frame, Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9])])
}

/** The header of a WebP (VP8X). */
export const testWebp = (widthPx: number, heightPx: number): Buffer => {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WEBPVP8X', 8)
  bytes.writeUIntLE(widthPx - 1, 24, 3)
  bytes.writeUIntLE(heightPx - 1, 27, 3)
  return bytes
}

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

const timeOf = (at: Date): Buffer => {
  const time = Buffer.alloc(7)
  time.writeUInt16BE(at.getUTCFullYear())
  const parts = [at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()]
  parts.forEach((part, place) => {
    time.writeUInt8(part, 2 + place)
  })
  return time
}
