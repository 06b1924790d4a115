import { expect, test } from 'vitest'
import { usualNight } from './nights.ts'

const isUnusual = (flow: number, usual: number) => flow >= Math.max(2 * usual, usual + 0.5)
const nights = (flows: readonly number[]) => flows.map((flowM3h, at) => ({ at, flowM3h }))

test('what is usual is the median of four weeks of nights, from a week on', () => {
  expect(usualNight(nights([1, 1, 1, 1, 1, 1]), isUnusual)).toBeNull()
  expect(usualNight(nights([1, 2, 3, 4, 5, 6, 7]), () => false)).toBe(4)
})

test('[R11.1] a leak does not become a habit: its nights are not compared with', () => {
  const before = Array.from({ length: 20 }, () => 0.4)
  const leak = Array.from({ length: 30 }, () => 2.4)
  expect(usualNight(nights([...before, ...leak]), isUnusual)).toBe(0.4)
})

test('one that grows slowly is found, as the habit lags behind', () => {
  const growing = Array.from({ length: 25 }, (_, night) => 0.4 + 0.11 * night)
  const usual = usualNight(nights([...Array.from({ length: 30 }, () => 0.4), ...growing]), isUnusual)
  expect(usual).toBeLessThan(0.6)
})
