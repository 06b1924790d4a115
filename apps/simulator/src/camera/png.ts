import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** each row as its difference from the one above: a sky and a wall become nearly nothing */
const UP = 2

/** A PNG of 8-bit RGB pixels; `takenAt` (ms since 1970) goes into its tIME chunk, which is in UTC. */
export const encodePng = (pixels: Uint8Array, width: number, height: number, takenAt: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('tIME', timeOf(new Date(takenAt))),
    chunk('IDAT', deflateSync(filtered(pixels, width * 3, height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const filtered = (pixels: Uint8Array, row: number, height: number): Uint8Array => {
  const lines = new Uint8Array(height * (row + 1))
  for (let y = 0; y < height; y += 1) {
    lines[y * (row + 1)] = UP
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x
      lines[y * (row + 1) + 1 + x] = (pixels[at] ?? 0) - (y === 0 ? 0 : (pixels[at - row] ?? 0))
    }
  }
  return lines
}

const timeOf = (at: Date): Buffer => {
  const time = Buffer.alloc(7)
  time.writeUInt16BE(at.getUTCFullYear(), 0)
  time.set([at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()], 2)
  return time
}

const chunk = (name: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
