import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { decode, encodeJpeg, MOST_FILE_BYTES } from './decode.ts'
import { pictureKindOf } from './file-kind.ts'
import type { Raster } from './raster.ts'

const noise = (width: number, height: number): Raster => ({
  width,
  height,
  rgb: Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251),
})

/** A PNG whose header promises a size and whose data are few: what a decompression bomb looks like from outside. */
const bomb = (width: number, height: number): Uint8Array => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(body.length + 8)
    frame.writeUInt32BE(data.length, 0)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc(body), body.length + 4)
    return frame
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const crc = (bytes: Buffer): number => {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

describe('a file that is sent as a picture', () => {
  test('becomes pixels, shrunk to the longest side asked [R13.1]', async () => {
    const decoded = await decode(await encodeJpeg(noise(300, 200)), 150)
    expect(decoded).toMatchObject({ kind: 'jpeg', scale: 0.5, picture: { width: 150, height: 100 } })
  })

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
    ['GIF89a……'],
    ['%PDF-1.7'],
    ['<html><script>alert(1)</script></html>'],
    [''],
  ])('is refused by its content, whatever its name says: %s [R13.1]', async (text) => {
    expect(pictureKindOf(Buffer.from(text))).toBeNull()
    expect(await decode(Buffer.from(text))).toEqual({ flaw: 'not-a-picture' })
  })

  test('is refused when it begins as a picture and goes on as something else [R13.1]', async () => {
    expect(await decode(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]))).toEqual({ flaw: 'damaged' })
  })

  test('is refused when it breaks off [R13.1]', async () => {
    const whole = await encodeJpeg(noise(200, 200))
    expect(await decode(whole.subarray(0, whole.length / 2))).toEqual({ flaw: 'damaged' })
  })

  test('is refused unread when it is too heavy [R13.1]', async () => {
    expect(await decode(new Uint8Array(MOST_FILE_BYTES + 1))).toEqual({ flaw: 'too-heavy' })
  })

  test('is refused by its header when it would unpack to too many pixels [R13.1]', async () => {
    expect(await decode(bomb(30_000, 30_000))).toEqual({ flaw: 'too-many-pixels' })
  })

  test('is refused when there is too little to see [R13.1]', async () => {
    expect(await decode(await encodeJpeg(noise(20, 20)))).toEqual({ flaw: 'too-small' })
  })
})
