import { expect, test } from 'vitest'
import { alarmUnit } from './alarm-unit.ts'

test.each([
  ['night-flow', undefined, 'm³/h'],
  ['tank-empty', undefined, 'h'],
  ['stale', undefined, 'min'],
  ['threshold-high', 'pressure_bar', 'bar'],
  ['power-off', undefined, ''],
] as const)('[R11.2] the value of %s (%s) is in %s', (condition, metric, unit) => {
  expect(alarmUnit({ condition, metric })).toBe(unit)
})
