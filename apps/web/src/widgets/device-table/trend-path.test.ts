import { expect, test } from 'vitest'
import { trendPath } from './trend-path.ts'

const MINUTE = 60_000
const SIZE = { width: 100, height: 22 }
const scale = { from: 0, to: 100 * MINUTE, most: 10, bucketMs: MINUTE }

test('a curve goes from nothing at the bottom to the most at the top, along the whole stretch', () => {
  const { line, area } = trendPath(
    [
      [0, 0, 0, 0],
      [20 * MINUTE, 10, 10, 10],
      [40 * MINUTE, 5, 5, 5],
    ],
    scale,
    SIZE,
  )
  expect(line).toBe('M0 21L20 1L40 11')
  expect(area).toBe('M0 22L0 21L20 1L40 11L40 22Z')
})

test('a time without readings is a gap, not a line across it', () => {
  const { line } = trendPath(
    [
      [0, 10],
      [10 * MINUTE, 10],
      [60 * MINUTE, 10],
      [70 * MINUTE, 10],
    ],
    scale,
    SIZE,
  )
  expect(line).toBe('M0 1L10 1M60 1L70 1')
})

test('of a flow that is nothing all day the line lies at the bottom', () => {
  expect(trendPath([[0, 0]], { ...scale, most: 0 }, SIZE).line).toBe('M0 21')
})
