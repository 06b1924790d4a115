import { inflateSync } from 'node:zlib'
import { DAY_MS, HOUR_MS, PICTURE_LIMITS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { createFarm, type FarmState, planOf } from '../farm/index.ts'
import { drawFrame } from './frame.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const farmAt = (atMs: number, share = 0.7): FarmState => {
  const farm = createFarm('chaib', 42, 'Africa/Casablanca', atMs)
  const { capacityM3 } = planOf('chaib').tanks[0]
  return { ...farm, tanks: farm.tanks.map((tank) => ({ ...tank, volumeM3: share * capacityM3 })) }
}

/** Size, time and pixels of one of our PNGs: every row is the difference from the one above. */
const decode = (png: Buffer) => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const time = png.indexOf('tIME') + 4
  const takenAt = [png.readUInt16BE(time), ...png.subarray(time + 2, time + 7)]
  const data = png.indexOf('IDAT')
  const lines = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))
  const row = width * 3
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < row; x += 1)
      pixels[y * row + x] = (lines[y * (row + 1) + 1 + x] ?? 0) + (y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0))
  return {
    width,
    height,
    takenAt,
    at: (x: number, y: number) => [...pixels.subarray(y * row + x * 3, y * row + x * 3 + 3)],
  }
}

/** The lowest row in which the board of the staff gauge is seen: white, between its marks and its figures. */
const boardEnds = (png: Buffer): number => {
  const { height, at } = decode(png)
  const rows = Array.from({ length: height }, (_, y) => y)
  return rows.findLast((y) => at(358, y).every((part) => part > 200)) ?? 0
}

describe('a frame of a basin', () => {
  test('is large enough to be read, small enough to be sent, and says when it was taken', () => {
    const png = drawFrame(planOf('chaib'), farmAt(NOON), 0, NOON)
    const { width, height, takenAt } = decode(png)
    expect([width, height]).toEqual([640, 480])
    expect(takenAt).toEqual([2026, 11, 21, 12, 0, 0])
    expect(png.length).toBeLessThan(PICTURE_LIMITS.bytes / 10)
  })

  test.each([
    ['noon', NOON],
    ['night', NOON + 11 * HOUR_MS],
  ])('shows the level on its staff gauge, at %s too', (_, atMs) => {
    const seen = [1, 0.75, 0.5, 0.25].map((share) =>
      boardEnds(drawFrame(planOf('chaib'), farmAt(atMs, share), 0, atMs)),
    )
    // the board reaches from row 184 (full) to row 452 (empty)
    expect(seen.map((row) => Math.round((100 * (452 - row)) / (452 - 184)))).toEqual([100, 75, 50, 25])
  })
})

test('the same farm at the same time gives the same frame', () => {
  const frame = () => drawFrame(planOf('massa'), createFarm('massa', 7, 'Africa/Casablanca', NOON), 0, NOON)
  expect(frame().equals(frame())).toBe(true)
})

test('something passes the gate now and then by day', () => {
  const frames = Array.from({ length: 8 }, (_, minute) => {
    const png = drawFrame(planOf('chaib'), farmAt(NOON), 1, NOON + DAY_MS + minute * 60_000)
    // a bar of the closed gate
    return decode(png).at(208, 300).join(' ')
  })
  expect(new Set(frames).size).toBeGreaterThan(1)
})
