import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { profileStretch } from './stretch.ts'

const MIDNIGHT = Date.UTC(2026, 10, 23)
const DAY = { from: MIDNIGHT, to: MIDNIGHT + DAY_MS }

test('[R10] the hour that runs is no part of a mean day: five minutes of it would be told as an hour', () => {
  expect(profileStretch(DAY, 'day', MIDNIGHT + 5 * MINUTE_MS)).toEqual({ from: MIDNIGHT - 7 * DAY_MS, to: MIDNIGHT })
  const month = { from: MIDNIGHT - 22 * DAY_MS, to: MIDNIGHT + 8 * DAY_MS }
  expect(profileStretch(month, 'month', MIDNIGHT + 90 * MINUTE_MS)).toEqual({
    from: month.from,
    to: MIDNIGHT + HOUR_MS,
  })
})

test('a day that is over is told by itself, a long period by its last month', () => {
  expect(profileStretch(DAY, 'day', MIDNIGHT + 3 * DAY_MS)).toEqual(DAY)
  const year = { from: MIDNIGHT - 365 * DAY_MS, to: MIDNIGHT }
  expect(profileStretch(year, 'year', MIDNIGHT + DAY_MS)).toEqual({ from: MIDNIGHT - 31 * DAY_MS, to: MIDNIGHT })
})

test('a period that goes with the clock is cut to whole hours at both ends', () => {
  const now = MIDNIGHT + 20 * MINUTE_MS
  expect(profileStretch({ from: now - DAY_MS, to: now }, 'last-24h', now)).toEqual({
    from: MIDNIGHT - DAY_MS,
    to: MIDNIGHT,
  })
})
