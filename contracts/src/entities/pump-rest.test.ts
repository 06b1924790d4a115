import { expect, test } from 'vitest'
import { deviceId } from './device.ts'
import type { PlannedKpi } from './kpi-plan.ts'
import { pumpsBehind } from './pump-rest.ts'

const UNKNOWN = { value: null, previous: null, completenessPct: null }

const hours = (value: number | null, previous: number | null, previousCompletenessPct = 100) => ({
  device: deviceId.parse('forage'),
  volumeM3: UNKNOWN,
  runningHours: { value, previous, completenessPct: 100, previousCompletenessPct },
  starts: UNKNOWN,
  energyKwh: UNKNOWN,
  kwhPerM3: UNKNOWN,
})
const day = (sources: readonly ReturnType<typeof hours>[], produced = 0, usual?: Pick<PlannedKpi, 'byNow' | 'whole'>) =>
  ({
    sources,
    water: { producedM3: { value: produced, previous: 0, completenessPct: 100, previousCompletenessPct: 100 } },
    plan: usual === undefined ? null : { producedM3: { basis: 'weekdays', projected: null, ...usual } },
  }) as unknown as Parameters<typeof pumpsBehind>[0]

test('[R10] pumps that ran far less than by the same hour of the day before are behind, all of them together', () => {
  expect(pumpsBehind(day([hours(0, 6), hours(0, 4)]))).toBe('eve')
  expect(pumpsBehind(day([hours(0, 6), hours(7, 4)]))).toBe(null)
})

test('[R10] in the night, or on a day before of which too little is known, no pump is behind', () => {
  expect(pumpsBehind(day([hours(0, 0.4)]))).toBe(null)
  expect(pumpsBehind(day([hours(0, 6, 30)]))).toBe(null)
  expect(pumpsBehind(day([hours(null, null)], 0, { byNow: 300, whole: 600 }))).toBe(null)
})

test('[R10] on the second day on which they stand they are behind such weekdays, once a part of a usual day is made', () => {
  expect(pumpsBehind(day([hours(0, 0)], 20, { byNow: 300, whole: 600 }))).toBe('hour')
  expect(pumpsBehind(day([hours(0, 0)], 200, { byNow: 300, whole: 600 }))).toBe(null)
  expect(pumpsBehind(day([hours(0, 0)], 0, { byNow: 20, whole: 600 }))).toBe(null)
  expect(pumpsBehind(day([hours(0, 0)]))).toBe(null)
})
