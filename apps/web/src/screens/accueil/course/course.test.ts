import { HOUR_MS, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { courseOf } from './course.ts'

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
