import { expect, test } from 'vitest'
import { chartStretch, drawnPeriod, isRunningDay, lastDay } from './chart-stretch.ts'

const HOUR = 3_600_000
const MIDNIGHT = Date.UTC(2026, 10, 26)
const DAY = { from: MIDNIGHT, to: MIDNIGHT + 24 * HOUR }

test('[R8.2] a day that has just begun shows the 24 hours up to now, not an empty axis', () => {
  const now = MIDNIGHT + 2 * HOUR
  const shown = chartStretch(DAY, 'day', now)
  expect(shown.to).toBeGreaterThan(now)
  expect(shown.to - shown.from).toBe(24 * HOUR)
  expect(shown.from).toBeLessThan(MIDNIGHT - 21 * HOUR)
})

test('[R8.2] from six o’clock on it is the day, and so is a day that is over; other periods stay as they are', () => {
  expect(chartStretch(DAY, 'day', MIDNIGHT + 6 * HOUR)).toEqual(DAY)
  expect(chartStretch(DAY, 'day', MIDNIGHT + 30 * HOUR)).toEqual(DAY)
  expect(chartStretch(DAY, 'month', MIDNIGHT + HOUR)).toEqual(DAY)
})

test('[R8.2] a day on which nothing ran goes back to an hour before the last run, and never shows less than 24 hours', () => {
  const now = MIDNIGHT + 21 * HOUR
  const run = { from: MIDNIGHT - 15 * HOUR, to: MIDNIGHT - 8 * HOUR }
  const shown = chartStretch(DAY, 'day', now, run)
  expect(shown.from).toBe(run.from - HOUR)
  expect(shown.to).toBeGreaterThan(now)
  const late = chartStretch(DAY, 'day', now, { from: MIDNIGHT - HOUR, to: MIDNIGHT })
  expect(late.to - late.from).toBe(24 * HOUR)
})

test('[R8.2] the figures marked on a curve are of what it draws: of a day that has just begun, of the last 24 hours', () => {
  const day = { unit: 'day' } as const
  expect(drawnPeriod(day, DAY, MIDNIGHT + 3 * HOUR)).toEqual({ unit: 'last-24h' })
  expect(drawnPeriod(day, DAY, MIDNIGHT + 6 * HOUR)).toBe(day)
  expect(drawnPeriod({ unit: 'month' }, DAY, MIDNIGHT + HOUR)).toEqual({ unit: 'month' })
})

test('[R8.2] the day that runs is one until its end, and its last 24 hours end a few minutes from now', () => {
  expect([0, 12, 23.9].map((hour) => isRunningDay(DAY, 'day', MIDNIGHT + hour * HOUR))).toEqual([true, true, true])
  expect(isRunningDay(DAY, 'day', DAY.to)).toBe(false)
  expect(isRunningDay(DAY, 'month', MIDNIGHT)).toBe(false)
  const { from, to } = lastDay(MIDNIGHT + 7.5 * HOUR)
  expect(to - from).toBe(24 * HOUR)
  expect(to - (MIDNIGHT + 7.5 * HOUR)).toBe(HOUR / 12)
})
