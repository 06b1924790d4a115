import { DAY_MS, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { columnsOf } from '@/widgets/period-columns/columns'
import { courseOf, laidOver, lineOf, projectedLine } from './course.ts'

const bucket = (day: number, consumedM3: number | null) => ({
  from: day * DAY_MS,
  producedM3: null,
  consumedM3,
  gridKwh: null,
  solarKwh: null,
})
const body = {
  period: { from: 0, to: 5 * DAY_MS },
  until: 3.5 * DAY_MS,
  buckets: [bucket(1, 10), bucket(3, 5)],
} as Pick<KpiBody, 'period' | 'until' | 'buckets' | 'plan'>
const columns = columnsOf(body.period, 'day', 'UTC')
const limit = { whole: 50, byNow: 35, basis: 'budget' } as const

test('a course adds up from its first data to now: nothing before, nothing ahead, a gap stays level', () => {
  const steps = courseOf(body, columns, ({ consumedM3 }) => consumedM3, limit)
  expect(steps.map(({ total }) => total)).toEqual([null, 10, 10, 15, null])
  expect(steps.map(({ expected }) => expected)).toEqual([10, 20, 30, 35, 50])
  expect(lineOf(steps).map(({ at, total }) => [at / DAY_MS, total])).toEqual([
    [1, 0],
    [2, 10],
    [3, 10],
    [3.5, 15],
  ])
})

test('another period is laid over from its beginning, as far as this one goes', () => {
  const line = [5, 8, 11].map((day) => ({ at: day * DAY_MS, total: day }))
  expect(laidOver(line, 5 * DAY_MS, body).map(({ at, total }) => [at / DAY_MS, total])).toEqual([
    [0, 5],
    [3, 8],
  ])
})

test('what is left goes as its usual hours do, and ends where the projection is', () => {
  const usual = [
    { at: 0, total: 0 },
    { at: 6, total: 10 },
    { at: 12, total: 90 },
    { at: 24, total: 100 },
  ]
  expect(projectedLine({ at: 6, total: 20 }, { at: 24, total: 200 }, usual)).toEqual([
    { at: 6, total: 20 },
    { at: 12, total: 180 },
    { at: 24, total: 200 },
  ])
  expect(projectedLine({ at: 9, total: 50 }, { at: 24, total: 100 }, usual)).toEqual([
    { at: 9, total: 50 },
    { at: 12, total: 90 },
    { at: 24, total: 100 },
  ])
})

test('without usual hours it is straight', () => {
  const ends = [
    { at: 6, total: 20 },
    { at: 24, total: 200 },
  ] as const
  expect(projectedLine(...ends, null)).toEqual(ends)
})
