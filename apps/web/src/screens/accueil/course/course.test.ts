import { HOUR_MS, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { courseModel, courseOf } from './course.ts'

const MIDNIGHT = Date.UTC(2026, 10, 23)
const bucket = (from: number, to: number): KpiBody['buckets'][number] => ({
  from,
  to,
  producedM3: 0,
  consumedM3: 2,
  gridKwh: null,
  solarKwh: null,
})

test('[R10] the first hour of a day is told by the hour: it is alone, and still no day', () => {
  const course = courseOf([bucket(MIDNIGHT, MIDNIGHT + HOUR_MS)], MIDNIGHT + 30 * MINUTE_MS)
  expect(course.hourly).toBe(true)
  expect(course.of('consumedM3')).toEqual([4])
})

test('a day that stands alone is told by the day', () => {
  expect(courseOf([bucket(MIDNIGHT, MIDNIGHT + 24 * HOUR_MS)], MIDNIGHT + 30 * MINUTE_MS).hourly).toBe(false)
})

test('[12.15] of a period that begins within a day its ends are marked as no whole days, those between are not', () => {
  const [from, to] = [MIDNIGHT + 10 * HOUR_MS, MIDNIGHT + 58 * HOUR_MS]
  const days = [from, MIDNIGHT + 24 * HOUR_MS, MIDNIGHT + 48 * HOUR_MS]
  const buckets = days.map((day, index) => bucket(day, days[index + 1] ?? to))
  const drawn = (of: Pick<KpiBody, 'period' | 'until' | 'buckets'>) =>
    courseModel({ ...of, plan: null } as KpiBody, null, { series: () => [], units: { hourly: '', daily: '' } }).partial
  const [first, , last] = buckets
  expect(drawn({ period: { from, to } as KpiBody['period'], until: to, buckets })).toEqual([
    { from, to: first?.to },
    { from: last?.from, to },
  ])
  // hours are no days
  const hours = [bucket(from, from + HOUR_MS), bucket(from + HOUR_MS, from + 2 * HOUR_MS)]
  expect(drawn({ period: { from, to } as KpiBody['period'], until: to, buckets: hours })).toEqual([])
})
