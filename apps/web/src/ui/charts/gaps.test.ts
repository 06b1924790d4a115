import { expect, it } from 'vitest'
import { withGaps } from './gaps.ts'

it('breaks the curve where points are further apart than allowed, and only there', () => {
  const points = [
    [0, 1, 1, 1],
    [10, 2, 2, 2],
    [31, 3, 3, 3],
    [51, 4, 4, 4],
  ] as const
  expect(withGaps(points, 20)).toEqual([points[0], points[1], [11, null, null, null], points[2], points[3]])
  expect(withGaps([], 20)).toEqual([])
})
