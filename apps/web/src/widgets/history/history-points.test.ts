import { describe, expect, test } from 'vitest'
import { historyPoints, watermarkOf } from './history-points.ts'
import { storedRange } from './span.ts'

const stored = {
  bucketMs: 0,
  watermark: 10_000,
  points: [
    [5_000, 1, 1, 1],
    [10_000, 2, 2, 2],
  ] as [number, number, number, number][],
}

describe('the points of a chart', () => {
  test('go on with live readings newer than what was stored, none twice', () => {
    const points = historyPoints(
      stored,
      [
        [10_000, 2],
        [15_000, 3],
      ],
      'flow_m3h',
      5_000,
    )
    expect(points.map(([at, value]) => [at, value])).toEqual([
      [5_000, 1],
      [10_000, 2],
      [15_000, 3],
    ])
  })

  test('break where more than two cadences are missing', () => {
    const points = historyPoints(stored, [[20_002, 3]], 'flow_m3h', 5_000)
    expect(points.at(2)).toEqual([10_001, null, null, null])
  })

  test('do not break between wide buckets that follow one another', () => {
    const buckets = {
      ...stored,
      bucketMs: 300_000,
      points: [
        [0, 1, 1, 1],
        [300_000, 1, 1, 1],
      ] as typeof stored.points,
    }
    expect(historyPoints(buckets, [], 'flow_m3h', 5_000)).toHaveLength(2)
  })

  test('fold live readings into points as wide as the stored ones', () => {
    const buckets = { bucketMs: 100, watermark: 150, points: [[100, 5, 4, 6]] as typeof stored.points }
    const tail = [
      [140, 99],
      [160, 7],
      [200, 1],
      [250, 3],
      [300, 8],
    ] as const
    expect(historyPoints(buckets, tail, 'flow_m3h', 10)).toEqual([
      [100, 5, 4, 7],
      [200, 2, 1, 3],
      [300, 8, 8, 8],
    ])
  })

  test('of a counter are the stored increments only', () => {
    expect(historyPoints(stored, [[15_000, 99_999]], 'volume_m3', 5_000)).toHaveLength(2)
  })
})

describe('the watermark', () => {
  test('is the time of the latest data, stored or live, and nothing without any', () => {
    expect(watermarkOf(stored, [])).toBe(10_000)
    expect(watermarkOf(stored, [[15_000, 3]])).toBe(15_000)
    expect(watermarkOf(undefined, [])).toBeNull()
  })
})

test('many instants ask for the same stored stretch, which always covers the span', () => {
  const a = storedRange('1h', 1_000_000_000)
  expect(storedRange('1h', 1_000_000_001)).toEqual(a)
  expect(a.to).toBeGreaterThan(1_000_000_000)
  expect(a.from).toBeLessThanOrEqual(1_000_000_000 - 3_600_000)
})
