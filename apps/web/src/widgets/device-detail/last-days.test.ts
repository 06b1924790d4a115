import { expect, test } from 'vitest'
import type { ChartPoint } from '@/ui/charts/gaps'
import { daySums } from './last-days.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 26, 1, 30)
/** a site that is an hour ahead */
const dayOf = (at: number) => new Date(at + HOUR).toISOString().slice(0, 10)
const point = (at: number, value: number | null): ChartPoint => [at, value, value, value]

test('[R12.1] each of the last seven days has its sum by the clock on site; a day without data has none', () => {
  const midnight = Date.UTC(2026, 10, 25, 23)
  const sums = daySums(
    [point(midnight - 2 * HOUR, 3), point(midnight - HOUR, 4), point(midnight, 5), point(midnight + HOUR, null)],
    NOW,
    dayOf,
  )
  expect(sums.map(({ day }) => day)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
  expect(sums.map(({ value }) => value)).toEqual([null, null, null, null, null, 7, 5])
})
