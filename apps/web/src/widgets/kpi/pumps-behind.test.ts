import { deviceId, type PlannedKpi } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { plainFigure } from './figure.ts'
import { arePumpsBehind, isPumpingOver } from './pumps-behind.ts'

const hours = (value: number | null, previous: number | null, previousCompletenessPct = 100) => ({
  device: deviceId.parse('forage'),
  volumeM3: plainFigure(null),
  runningHours: { value, previous, completenessPct: 100, previousCompletenessPct },
  starts: plainFigure(null),
  energyKwh: plainFigure(null),
  kwhPerM3: plainFigure(null),
})
const day = (sources: readonly ReturnType<typeof hours>[], produced = 0, usual?: Pick<PlannedKpi, 'byNow' | 'whole'>) =>
  ({
    sources,
    water: { producedM3: { value: produced, previous: 0, completenessPct: 100, previousCompletenessPct: 100 } },
    plan: usual === undefined ? null : { producedM3: { basis: 'weekdays', projected: null, ...usual } },
  }) as unknown as Parameters<typeof arePumpsBehind>[0]

test('[R10] pumps that ran far less than by the same hour of the day before are behind, all of them together', () => {
  expect(arePumpsBehind(day([hours(0, 6), hours(0, 4)]))).toBe(true)
  expect(arePumpsBehind(day([hours(0, 6), hours(7, 4)]))).toBe(false)
})

test('[R10] in the night, or on a day before of which too little is known, no pump is behind', () => {
  expect(arePumpsBehind(day([hours(0, 0.4)]))).toBe(false)
  expect(arePumpsBehind(day([hours(0, 6, 30)]))).toBe(false)
  expect(arePumpsBehind(day([hours(null, null)], 0, { byNow: 300, whole: 600 }))).toBe(false)
})

test('[R10] on the second day on which they stand they are behind such weekdays, once a part of a usual day is made', () => {
  expect(arePumpsBehind(day([hours(0, 0)], 20, { byNow: 300, whole: 600 }))).toBe(true)
  expect(arePumpsBehind(day([hours(0, 0)], 200, { byNow: 300, whole: 600 }))).toBe(false)
  expect(arePumpsBehind(day([hours(0, 0)], 0, { byNow: 20, whole: 600 }))).toBe(false)
  expect(arePumpsBehind(day([hours(0, 0)]))).toBe(false)
})

test('[R10] once a usual day has made all of its water nothing of its end hangs on the pumps, of a longer period it does', () => {
  const today = { from: 0, to: 24 * 3_600_000 }
  const at = (byNow: number, period: typeof today | undefined = today) =>
    isPumpingOver({ ...day([], 0, { byNow, whole: 600 }), period: today }, period)
  expect(at(300)).toBe(false)
  expect(at(598)).toBe(true)
  expect(at(598, { from: 0, to: 30 * today.to })).toBe(false)
  expect(isPumpingOver({ ...day([]), period: today }, today)).toBe(false)
})
