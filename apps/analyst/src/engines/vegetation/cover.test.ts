import { describe, expect, test } from 'vitest'
import type { Raster } from '../pictures/index.ts'
import { compareCover, readCover } from './index.ts'

const SIDE = 96
const SOIL = [140, 110, 80] as const
const LEAF = [70, 140, 50] as const

/** Soil with a leaf of the given share on the left, and a path across so that the place can be known again. */
const field = (share: number, light = 1, upright = false): Raster => {
  const rgb = new Uint8Array(SIDE * SIDE * 3)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const path = upright ? Math.abs(x - 70) < 3 : Math.abs(y - x / 3 - 30) < 3
      const colour = path ? ([200, 195, 190] as const) : x < SIDE * share ? LEAF : SOIL
      rgb.set(
        colour.map((value) => value * light),
        (y * SIDE + x) * 3,
      )
    }
  }
  return { width: SIDE, height: SIDE, rgb }
}

describe('green cover', () => {
  test('is the share of pixels greener than they are red, whatever the light [R13.1]', () => {
    const [bright, dim] = [readCover(field(0.5)), readCover(field(0.5, 0.5))]
    expect(bright.cover.share).toBeGreaterThan(0.42)
    expect(bright.cover.share).toBeLessThan(0.5)
    expect(dim.cover.share).toBeCloseTo(bright.cover.share, 2)
    expect(readCover(field(0)).cover.share).toBe(0)
  })

  test('is not told from a picture too dark to have colours [R13.1]', () => {
    expect(readCover(field(0.5, 0.05)).flaw).toBe('dark')
  })

  test('gained between two dates is told in points and place by place [R13.1]', () => {
    const change = compareCover(field(0.25), field(0.75))
    expect(change.flaw).toBeNull()
    expect(change.gained).toBeGreaterThan(0.4)
    expect(change.cells.some((gained) => gained === 1)).toBe(true)
    expect(change.cells.some((gained) => gained === 0)).toBe(true)
  })

  test('is not compared between two places [R13.1]', () => {
    expect(compareCover(field(0.5), { ...field(0.5), width: SIDE / 2, height: SIDE * 2 }).flaw).toBe('other-framing')
    expect(compareCover(field(0.02), field(0.02, 1, true)).gained).toBeNull()
  })
})
