import { expect, test } from 'vitest'
import { spreadTops } from './end-names.ts'

/** Where each name begins, rem from the top of a drawing of 11 rem; it is two lines, 2 rem, high. */
const beginsAt = (...ends: readonly number[]) => spreadTops(ends).map((top) => (top / 100) * 11 - 1)

test('[R10] names of lines that end together at the top of a chart stand one below the other', () => {
  const [first = 0, second = 0] = beginsAt(0.4, 0.6)
  expect(second - first).toBeGreaterThanOrEqual(2)
  expect(first).toBeGreaterThanOrEqual(-0.5)
})

test('names at the bottom are pushed up, and lines far apart keep their names beside them', () => {
  const low = beginsAt(95, 99)
  expect((low[1] ?? 0) - (low[0] ?? 0)).toBeGreaterThanOrEqual(2)
  expect(spreadTops([20, 60])).toEqual([20, 60])
})
