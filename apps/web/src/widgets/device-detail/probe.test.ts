import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { isTank, probeMetric } from './probe.ts'

const made = (given: object) =>
  device.parse({ id: 'a', site: 's', name: 'A', kind: 'sensor', role: 'storage', ...given })
const reading = (...ids: string[]) => ({ metrics: ids.map((id) => ({ id, cadenceMs: 5_000 })) })

test('beside a tank a probe of its pressure holds nothing: it has no stock, and is told by what it read', () => {
  const probe = made({ kind: 'pressure', ...reading('pressure_bar') })
  expect(isTank(probe)).toBe(false)
  expect(probeMetric(probe)?.id).toBe('pressure_bar')
})

test('what holds water, or tells how full it is, is a tank', () => {
  expect(isTank(made({ kind: 'quantity', capacityM3: 900, ...reading('level_m') }))).toBe(true)
  const gauge = made({ kind: 'quantity', ...reading('level_pct') })
  expect(isTank(gauge)).toBe(true)
  expect(probeMetric(gauge)).toBe(null)
})

test('what counts, runs or sees is no probe; what measures the sun or the depth of a borehole is', () => {
  expect(probeMetric(made({ role: 'source', kind: 'pump', ...reading('running', 'pressure_bar') }))).toBe(null)
  expect(probeMetric(made({ role: 'consumption', kind: 'flow-meter', ...reading('flow_m3h') }))).toBe(null)
  expect(probeMetric(made({ kind: 'camera', ...reading() }))).toBe(null)
  expect(probeMetric(made({ role: 'energy', ...reading('irradiance_wm2') }))?.id).toBe('irradiance_wm2')
  expect(probeMetric(made({ role: 'source', ...reading('level_m') }))?.id).toBe('level_m')
})
