import { expect, test } from 'vitest'
import { hourProfile } from './profile.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test('is the mean of each local hour over the days that have it', () => {
  const points: [number, number, number, number][] = [
    [2 * HOUR, 4, 4, 4],
    [2 * HOUR + HOUR / 2, 2, 2, 2],
    [DAY + 2 * HOUR, 10, 10, 10],
    [5 * HOUR, 1, 1, 1],
  ]
  const { hours, days } = hourProfile(points, HOUR / 2, () => HOUR)
  expect(days).toBe(2)
  expect(hours[3]).toBe(8)
  expect(hours[6]).toBe(1)
  expect(hours[0]).toBeNull()
})
