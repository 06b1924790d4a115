import { expect, test } from 'vitest'
import { rectBetween } from './rect-between.ts'

test('a board is marked from any corner, within the picture, and not by a mere press [R13.1]', () => {
  const rect = { left: 0.2, right: 0.4, top: 0.1, bottom: 0.9 }
  expect(rectBetween([0.2, 0.1], [0.4, 0.9])).toEqual(rect)
  expect(rectBetween([0.4, 0.9], [0.2, 0.1])).toEqual(rect)
  expect(rectBetween([-1, 0.5], [0.5, 2])).toEqual({ left: 0, right: 0.5, top: 0.5, bottom: 1 })
  expect(rectBetween([0.5, 0.5], [0.505, 0.9])).toBeNull()
})
