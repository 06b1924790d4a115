import { expect, test } from 'vitest'
import { isFromZero } from './event-chart.tsx'

test('[R11.3] around a cut flow and power are drawn from nothing, so that noise is no crisis; pressure around its values', () => {
  expect(isFromZero('power-off', 'flow_m3h')).toBe(true)
  expect(isFromZero('power-off', 'power_kw')).toBe(true)
  expect(isFromZero('power-off', 'pressure_bar')).toBe(false)
  expect(isFromZero('threshold-high', 'flow_m3h')).toBe(false)
})
