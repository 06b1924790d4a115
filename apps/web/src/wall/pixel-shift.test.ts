import { expect, test } from 'vitest'
import { SHIFT_PX, shiftAt } from './pixel-shift.ts'

test('[R12.5] the picture wanders by a few pixels, minute by minute, and never further than its margins hold', () => {
  const places = Array.from({ length: 2_000 }, (_, minute) => shiftAt(minute * 60_000))
  for (const { x, y } of places) {
    expect(Math.abs(x)).toBeLessThanOrEqual(SHIFT_PX)
    expect(Math.abs(y)).toBeLessThanOrEqual(SHIFT_PX)
  }
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(81)
  for (const [index, { x }] of places.slice(1).entries())
    expect(Math.abs(x - (places[index]?.x ?? 0))).toBeLessThanOrEqual(2)
})
