import { expect, test } from 'vitest'
import { specOf } from '../testing/series.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'
import { RES } from './buckets.ts'
import { planOf } from './plan.ts'
import type { Neighbour } from './weave.ts'

const spec = specOf('volume_m3', { maxRatePerHour: 120, timeZone: 'Etc/UTC' })
const START = Date.parse('2026-03-01T10:00:00Z')
const point = (minute: number, value: number) => ({ ts: START + minute * MINUTE_MS, value })
const LATEST = point(0, 10)
const anchor: Neighbour = { ...LATEST, inc: null, span: null, anchor: true }
const plan = (
  points: readonly ReturnType<typeof point>[],
  neighbours: readonly Neighbour[] = [anchor],
  nowMs = START,
) => planOf([{ spec, points }], new Map([[spec.id, neighbours]]), new Map([[spec.id, LATEST]]), nowMs)

test('readings after the latest are appended; buckets that begin after it are new, its own are added to', () => {
  const { appended, changed, newBuckets, openBuckets, fresh } = plan([point(1, 11), point(6, 13)])
  expect(appended.map(({ reading }) => reading.value)).toEqual([11, 13])
  expect(changed).toEqual([])
  expect(newBuckets.map(({ res, start }) => [res, start])).toEqual([
    [RES['5min'], START],
    [RES['5min'], START + 5 * MINUTE_MS],
    [RES.hour, START],
  ])
  expect(openBuckets.map(({ res }) => res)).toEqual([RES.day])
  expect(fresh).toEqual([{ spec, ...point(6, 13) }])
})

test('a late reading is written where one may be, adjusts the one after it, and leaves the latest', () => {
  const after: Neighbour = { ...LATEST, inc: 4, span: 2 * MINUTE_MS, anchor: false }
  const before: Neighbour = { ...point(-2, 6), inc: null, span: null, anchor: true }
  const { appended, changed, adjustments, fresh } = plan([point(-1, 7)], [before, after])
  expect(appended).toEqual([])
  expect(changed.map(({ reading }) => [reading.value, reading.inc])).toEqual([
    [7, 1],
    [10, 3],
  ])
  expect(adjustments.map(({ before: old, after: now }) => [old.inc, now.inc])).toEqual([[4, 3]])
  expect(fresh).toEqual([])
})

test('days that were over are named, the current one is not', () => {
  expect(plan([point(1, 11)]).pastDays).toEqual([])
  const day = Date.parse('2026-03-01T00:00:00Z')
  expect(plan([point(1, 11)], [anchor], day + DAY_MS).pastDays).toEqual([{ site: 'paris', start: day }])
})

test('what is refused is handed back as it came', () => {
  const jump = { ...point(1, 5_000), from: 'a message' }
  const { refused, appended } = planOf(
    [{ spec, points: [jump] }],
    new Map([[spec.id, [anchor]]]),
    new Map([[spec.id, LATEST]]),
    START,
  )
  expect(refused).toEqual([jump])
  expect(appended).toEqual([])
})
