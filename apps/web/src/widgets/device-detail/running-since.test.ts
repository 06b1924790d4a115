import { expect, test } from 'vitest'
import type { ChartPoint } from '@/ui/charts/gaps'
import { runningSince, standingSince } from './running-since.ts'

const STEP = 300_000
const points = (...shares: (number | null)[]): ChartPoint[] =>
  shares.map((share, at) => [at * STEP, share, share, share])
const NOW = 4 * STEP

test('[R12.1] a pump stands since the last moment at which it ran, and runs since the last at which it stood', () => {
  expect(runningSince(points(1, 0.4, 0, 0), STEP, false, NOW)).toBe(STEP + 0.4 * STEP)
  expect(runningSince(points(0, 0.25, 1, 1), STEP, true, NOW)).toBe(2 * STEP - 0.25 * STEP)
})

test('[R12.1] nothing is said beyond what was measured', () => {
  expect(runningSince(points(0, 0, 0, 0), STEP, false, NOW)).toBeNull()
  expect(runningSince(points(1, null, 0, 0), STEP, false, NOW)).toBeNull()
  expect(runningSince([], STEP, true, NOW)).toBeNull()
})

test('[R12.1] a pump stands since the moment that the list of sources tells, unless it ran after the figures end', () => {
  expect(standingSince(NOW + 150_000, NOW)).toBe(NOW)
  expect(standingSince(NOW + 2 * STEP, NOW)).toBe(NOW + 2 * STEP)
  expect(standingSince(NOW, null)).toBe(NOW)
  expect(standingSince(null, NOW)).toBe(NOW)
})
