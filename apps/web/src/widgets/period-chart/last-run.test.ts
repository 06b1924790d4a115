import { expect, test } from 'vitest'
import type { ChartPoint } from '@/ui/charts/gaps'
import { lastRunBefore } from './last-run.ts'

const HOUR = 3_600_000
const hours = (...values: readonly (number | null)[]): ChartPoint[] =>
  values.map((value, place) => [place * HOUR, value, value, value])

test('[R8.2] of a pump that did not run today its last run is found, from its first hour to the end of its last', () => {
  expect(lastRunBefore(hours(0, 4, 0, 40, 42, 12, 0, 0), HOUR, 6 * HOUR)).toEqual({ from: 3 * HOUR, to: 6 * HOUR })
  expect(lastRunBefore(hours(5, 5, 0), HOUR, 2 * HOUR)).toEqual({ from: 0, to: 2 * HOUR })
})

test('[R8.2] while no hour of the period is over nobody knows that it did not run in it', () => {
  expect(lastRunBefore(hours(0, 4, 2, 2), HOUR, 4 * HOUR)).toBeNull()
})

test('[R8.2] where it ran within the period, or never did, there is none to go back to', () => {
  expect(lastRunBefore(hours(0, 4, 0, 40), HOUR, 2 * HOUR)).toBeNull()
  expect(lastRunBefore(hours(0, 4, 0, 0), HOUR, HOUR)).toBeNull()
  expect(lastRunBefore(hours(0, null, 0), HOUR, 3 * HOUR)).toBeNull()
  expect(lastRunBefore([], HOUR, 0)).toBeNull()
})
