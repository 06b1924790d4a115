import { HOUR_MS, MINUTE_MS, type SeriesBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { oneResolution } from './one-resolution.ts'

type Points = SeriesBody['points']

const every = (stepMs: number, from: number, to: number, value = 1): Points =>
  Array.from({ length: Math.floor((to - from) / stepMs) }, (_, place) => [
    from + place * stepMs,
    value,
    value - 0.1,
    value + 0.1,
  ])

test('a curve logged every five minutes and then every five seconds has one resolution: the slower one, all along', () => {
  const points = [...every(5 * MINUTE_MS, 0, HOUR_MS), ...every(5_000, HOUR_MS, 1.5 * HOUR_MS, 2)]
  const { points: drawn, bucketMs } = oneResolution({ points, bucketMs: 0 }, 'pressure_bar')
  expect(bucketMs).toBe(5 * MINUTE_MS)
  expect(drawn).toHaveLength(18)
  expect(drawn.map(([at], place) => at - (drawn[place - 1]?.[0] ?? -bucketMs))).toEqual(drawn.map(() => bucketMs))
  expect(drawn.at(-1)).toEqual([HOUR_MS + 25 * MINUTE_MS, 2, 1.9, 2.1])
})

test('points that the server thinned beside readings that are rarer than those are folded as well', () => {
  const points = [...every(5 * MINUTE_MS, 0, 9 * HOUR_MS), ...every(MINUTE_MS, 9 * HOUR_MS, 10 * HOUR_MS)]
  expect(oneResolution({ points, bucketMs: MINUTE_MS }, 'pressure_bar').bucketMs).toBe(5 * MINUTE_MS)
})

test('that buckets do not divide a rhythm makes it no less even', () => {
  const bucketMs = 63_600
  const slow = every(5 * MINUTE_MS, 0, 9.5 * HOUR_MS).map(([at, ...rest]): Points[number] => [
    Math.floor(at / bucketMs) * bucketMs,
    ...rest,
  ])
  const since = Math.ceil((9.5 * HOUR_MS) / bucketMs) * bucketMs
  const stored = { points: [...slow, ...every(bucketMs, since, 10.5 * HOUR_MS)], bucketMs }
  expect(oneResolution(stored, 'pressure_bar').bucketMs).toBe(5 * MINUTE_MS)
})

test('readings of one rhythm stay each of them, however many are missing', () => {
  const stored = { points: [...every(5_000, 0, HOUR_MS), ...every(5_000, 3 * HOUR_MS, 4 * HOUR_MS)], bucketMs: 0 }
  expect(oneResolution(stored, 'pressure_bar')).toBe(stored)
})

test('a few slow readings of a long curve do not make all of it coarse', () => {
  const stored = {
    points: [...every(5 * MINUTE_MS, 0, 25 * MINUTE_MS), ...every(MINUTE_MS, 25 * MINUTE_MS, 20 * HOUR_MS)],
    bucketMs: 0,
  }
  expect(oneResolution(stored, 'pressure_bar')).toBe(stored)
})

test('what a counter added and what a device did are no means: they stay', () => {
  const stored = { points: [...every(5 * MINUTE_MS, 0, HOUR_MS), ...every(5_000, HOUR_MS, 2 * HOUR_MS)], bucketMs: 0 }
  expect(oneResolution(stored, 'volume_m3')).toBe(stored)
  expect(oneResolution(stored, 'running')).toBe(stored)
  expect(oneResolution({ points: [], bucketMs: 0 }, 'pressure_bar').points).toEqual([])
})
