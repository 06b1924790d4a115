import { describe, expect, it as test } from 'vitest'
import { type ChartPoint, isAlone, nearest, withGaps } from './gaps.ts'

const at = (...instants: number[]): ChartPoint[] => instants.map((ts) => [ts, 1, 1, 1])
const gapsIn = (points: readonly ChartPoint[]) => points.filter(([, value]) => value === null).map(([ts]) => ts)

describe('gaps', () => {
  test('break the curve where points are further apart than allowed, and only there', () => {
    expect(withGaps(at(0, 10, 31, 51), 20)).toEqual([
      [0, 1, 1, 1],
      [10, 1, 1, 1],
      [11, null, null, null],
      [31, 1, 1, 1],
      [51, 1, 1, 1],
    ])
    expect(withGaps([], 20)).toEqual([])
  })

  test('are not seen in a slower rhythm that points keep, such as history logged every five minutes', () => {
    expect(gapsIn(withGaps(at(0, 300, 600, 900, 905, 910, 915), 10))).toEqual([])
    expect(gapsIn(withGaps(at(0, 300, 900, 905, 910), 10))).toEqual([1, 301])
  })

  test('are not seen where a slow rhythm falls unevenly into the buckets it is read in', () => {
    const bucket = 78
    const logged = Array.from({ length: 40 }, (_, index) => Math.floor((index * 300) / bucket) * bucket)
    expect(gapsIn(withGaps(at(...logged), 2 * bucket + 1, bucket))).toEqual([])
    const cut = logged.filter((ts) => ts < 3_000 || ts > 6_000)
    expect(gapsIn(withGaps(at(...cut), 2 * bucket + 1, bucket))).toHaveLength(1)
  })

  test('leave a gap in a slow rhythm a gap', () => {
    expect(gapsIn(withGaps(at(0, 300, 600, 900, 1_800, 2_100, 2_400, 2_700), 10))).toEqual([901])
  })
})

test('a point with nothing on either side stands alone', () => {
  const points = withGaps(at(0, 5, 100, 200, 205), 10)
  expect(points.map((_, place) => isAlone(points, place))).toEqual([false, false, false, true, false, false, false])
})

test('the nearest point is a known one, and within reach', () => {
  const points = withGaps(at(0, 5, 100), 10)
  expect(nearest(points, 7, 10)?.[0]).toBe(5)
  expect(nearest(points, 50, 10)).toBeUndefined()
  expect(nearest([], 0, 10)).toBeUndefined()
})
