import { expect, test } from 'vitest'
import { fitsIn, withWidth } from './use-fits.ts'

const place = (px: number | null) => ({ place: px, needed: {} })

test('[12.11] a table that is wider than its place gives way, and comes back once there is room', () => {
  const known = withWidth(place(1_118), 9, 1_186, 1_118)
  expect(fitsIn(place(1_118), 9)).toBe(true)
  expect(fitsIn(known, 9)).toBe(false)
  expect(fitsIn({ ...known, place: 1_186 }, 9)).toBe(true)
  expect(fitsIn(withWidth(place(null), 9, 1_186, 1_118), 9)).toBe(true)
})

test('[12.11] with fewer columns it is tried again; of as many the widest counts, and a pixel of rounding does not', () => {
  const known = withWidth(place(1_118), 9, 1_186, 1_118)
  expect(fitsIn(known, 8)).toBe(true)
  expect(withWidth(known, 9, 1_150, 1_118)).toBe(known)
  expect(withWidth(place(1_118), 9, 1_119, 1_118)).toEqual(place(1_118))
})

test('[12.11] the frame of a table takes from its place: one that is wider by no more than that does not fit either', () => {
  const known = withWidth(place(1_120), 9, 1_120, 1_118)
  expect(fitsIn(known, 9)).toBe(false)
  expect(fitsIn({ ...known, place: 1_122 }, 9)).toBe(true)
})
