import { describe, expect, test } from 'vitest'
import type { Raster } from '../pictures/index.ts'
import { type GaugeCalibration, readLevel } from './read-level.ts'

const [WIDTH, HEIGHT] = [320, 240]
const board: GaugeCalibration = {
  width: WIDTH,
  height: HEIGHT,
  strip: {
    topLeft: { x: 120, y: 20 },
    topRight: { x: 200, y: 20 },
    bottomLeft: { x: 120, y: 220 },
    bottomRight: { x: 200, y: 220 },
  },
  marks: [
    { at: { x: 160, y: 20 }, levelM: 2 },
    { at: { x: 160, y: 220 }, levelM: 0 },
  ],
}

/** A light board down to the water, which mirrors it darkly. */
const scene = (waterRow: number, light = 1, edge = 1): Raster => {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const above = Math.min(1, Math.max(0, (waterRow - y) / edge + 0.5))
      const isBoard = x > 100 && x < 220
      const tone = isBoard ? 200 * above + 95 * (1 - above) : 70
      rgb.fill((tone + ((x * 31 + y * 17) % 7)) * light, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)
    }
  }
  return { width: WIDTH, height: HEIGHT, rgb }
}

describe('a camera in front of a staff board', () => {
  test.each([60, 100.5, 180])('tells the level where the board meets the water, row %f [R13.1]', (row) => {
    const read = readLevel(scene(row), board)
    expect(read.state).toBe('measured')
    expect(read.levelM).toBeCloseTo(2 - (row - 20) / 100, 1.6)
    expect(read.plusMinusM).toBeLessThan(0.02)
  })

  test('tells nothing at night without a lamp [R13.1]', () => {
    expect(readLevel(scene(120, 0.06), board)).toMatchObject({ state: 'night', levelM: null, dark: true })
  })

  test('tells nothing from a blurred picture [R13.1]', () => {
    expect(readLevel(scene(120, 1, 60), board)).toMatchObject({ levelM: null })
  })

  test('tells nothing when the board is covered, in fog or above the water [R13.1]', () => {
    expect(readLevel(scene(400), board)).toMatchObject({ state: 'unclear', levelM: null })
  })

  test('tells nothing from a picture of another shape [R13.1]', () => {
    const other = { width: 240, height: 240, rgb: new Uint8Array(240 * 240 * 3).fill(99) }
    expect(readLevel(other, board)).toMatchObject({ state: 'other-framing', levelM: null })
  })
})
