import { expect, test } from 'vitest'
import { chartModel } from './chart-model.ts'

const drawn = (metric: 'flow_m3h' | 'volume_m3' | 'pressure_bar', isFitted: boolean) =>
  chartModel({ metric, points: [[0, 41, 40, 42]], bucketMs: 0, from: 0, to: 60_000, isFitted }).aroundData

test('around an event the axis of a gauge spans its values, and what a counter added is still drawn from nothing', () => {
  expect(drawn('flow_m3h', true)).toBe(true)
  expect(drawn('volume_m3', true)).toBe(false)
})

test('elsewhere it begins at nothing, but for what stays far from it', () => {
  expect(drawn('flow_m3h', false)).toBe(false)
  expect(drawn('pressure_bar', false)).toBe(true)
})
