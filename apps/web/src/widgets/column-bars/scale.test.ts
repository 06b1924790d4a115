import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalsFor, roundTop } from './scale.ts'

test.each([
  [8.7, 10],
  [10, 10],
  [0.23, 0.3],
  [61, 80],
  [48, 50],
  [1.1, 2],
  [0, 1],
])('an axis up to %f ends at %f', (most, top) => {
  expect(roundTop(most)).toBeCloseTo(top)
})

test('an axis ends no lower than what it shows, and not far above it', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (most) => {
      const top = roundTop(most)
      expect(top).toBeGreaterThanOrEqual(most * (1 - 1e-6))
      expect(top).toBeLessThanOrEqual(most * 2.001)
    }),
  )
})

test('its half is written exactly', () => {
  expect([30, 5, 0.5].map((top) => (top / 2).toFixed(decimalsFor(top)))).toEqual(['15', '2.5', '0.25'])
})
