import { Readable } from 'node:stream'
import type { SeriesBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { done, failed } from '../outcome.ts'
import { Interrupted } from './interrupted.ts'
import { type AskSeries, readSeries, type Stretch } from './series-reader.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const POINTS = 200

/** Readings and, for what is older, hours of them; answers like an upstream that thins past 200 points. */
const createSource = (readings: readonly number[], hours: readonly number[] = []) => {
  const asked: { from: number; to: number }[] = []
  const ask: AskSeries = async ({ from, to }) => {
    asked.push({ from, to })
    const inside = (ts: number) => ts >= from && ts < to
    const single = readings.filter(inside)
    const isWide = to - from > POINTS * HOUR
    if (!isWide && single.length <= POINTS) return done(body({ from, to }, 0, single))
    const bucketMs = Math.ceil((to - from) / POINTS / HOUR) * HOUR
    const buckets = [...readings, ...hours]
      .filter(inside)
      .map((ts) => from + Math.floor((ts - from) / bucketMs) * bucketMs)
    return done(
      body(
        { from, to },
        bucketMs,
        [...new Set(buckets)].toSorted((a, b) => a - b),
      ),
    )
  }
  return { ask, asked }
}
const body = (span: { from: number; to: number }, bucketMs: number, times: readonly number[]): SeriesBody => ({
  ...span,
  device: 'bassin-1',
  metric: 'level_m',
  resolution: bucketMs === 0 ? 'raw' : 'hour',
  bucketMs,
  watermark: null,
  points: times.map((ts) => [ts, 1, 1, 1]),
})
const readAll = async (ask: AskSeries, from: number, to: number): Promise<Stretch[]> => {
  const overview = await ask({ from, to })
  if (!overview.ok) throw new Error(overview.code)
  return Readable.from(readSeries(overview.value, ask)).toArray()
}
const timesOf = (stretches: readonly Stretch[]): number[] => stretches.flatMap(({ points }) => points.map(([ts]) => ts))
const every = (ms: number, from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / ms) }, (_, n) => from + n * ms)

test('a short series is taken from its first answer', async () => {
  const { ask, asked } = createSource(every(HOUR, 0, DAY))
  expect(timesOf(await readAll(ask, 0, DAY))).toEqual(every(HOUR, 0, DAY))
  expect(asked).toHaveLength(1)
})

test('a long one has each reading once, in order, whatever the cadence does', async () => {
  const readings = [
    ...every(10 * 60_000, 0, 10 * DAY),
    ...every(5_000, 10 * DAY, 10 * DAY + 6 * HOUR),
    ...every(2 * HOUR, 30 * DAY, 60 * DAY),
  ]
  const { ask, asked } = createSource(readings)
  const stretches = await readAll(ask, 0, 61 * DAY)
  expect(timesOf(stretches)).toEqual(readings)
  expect(new Set(stretches.map(({ bucketMs }) => bucketMs))).toEqual(new Set([0]))
  expect(asked.length).toBeLessThan(200)
})

test('where readings are gone, the aggregates that remain stand in, and none covers a reading', async () => {
  const readings = every(60_000, 100 * DAY, 101 * DAY)
  const { ask } = createSource(readings, every(HOUR, 0, 100 * DAY))
  const stretches = await readAll(ask, 0, 101 * DAY)
  const single = stretches.filter(({ bucketMs }) => bucketMs === 0)
  const summed = stretches.filter(({ bucketMs }) => bucketMs > 0)
  expect(timesOf(single)).toEqual(readings)
  expect(timesOf(summed).length).toBeGreaterThan(150)
  for (const { bucketMs, points } of summed) {
    for (const [ts] of points) expect(ts + bucketMs).toBeLessThanOrEqual(100 * DAY)
  }
  expect(timesOf(stretches)).toEqual(timesOf(stretches).toSorted((a, b) => a - b))
})

test('ages without data cost few questions', async () => {
  const { ask, asked } = createSource(every(HOUR, 0, DAY))
  expect(timesOf(await readAll(ask, -8e15, 8e15))).toEqual(every(HOUR, 0, DAY))
  expect(asked.length).toBeLessThan(50)
})

test('an upstream that fails midway interrupts it with its failure', async () => {
  const { ask, asked } = createSource(every(60_000, 0, 10 * DAY))
  const failing: AskSeries = (span) => (asked.length > 3 ? Promise.resolve(failed('upstream.timeout')) : ask(span))
  const reading = readAll(failing, 0, 10 * DAY)
  await expect(reading).rejects.toBeInstanceOf(Interrupted)
  await expect(reading).rejects.toMatchObject({ failure: { code: 'upstream.timeout' } })
})
