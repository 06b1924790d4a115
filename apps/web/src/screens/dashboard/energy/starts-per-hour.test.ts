import { expect, test } from 'vitest'
import { startsPerHour } from './starts-per-hour.ts'

const figure = (value: number | null) => ({
  value,
  previous: null,
  completenessPct: 100,
  previousCompletenessPct: null,
})
const rate = (starts: number | null, hours: number | null) =>
  startsPerHour({ starts: figure(starts), runningHours: figure(hours) })

test('[R10] starts are told per hour of running from a quarter of an hour of running on', () => {
  // 27 s of running
  expect(rate(7, 0.0075)).toBeNull()
  expect(rate(7, 0.24)).toBeNull()
  expect(rate(2, 0.25)).toBe(8)
  expect(rate(3, 6)).toBe(0.5)
})

test('[R10] where starts or running are not known there is no rate', () => {
  expect(rate(null, 6)).toBeNull()
  expect(rate(3, null)).toBeNull()
  expect(rate(3, 0)).toBeNull()
})
