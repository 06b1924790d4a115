import { describe, expect, test } from 'vitest'
import { fillPercent, mainMetric, orderedMetrics } from './device-metrics.ts'

const metric = <T extends string>(id: T) => ({ id, cadenceMs: 5_000 }) as const

describe('what a tile shows', () => {
  test('is the most telling metric of its kind first, then the rest in the device’s order', () => {
    const pump = { kind: 'pump', metrics: [metric('energy_kwh'), metric('voltage_l1_v'), metric('flow_m3h')] } as const
    const device = { ...pump, metrics: [...pump.metrics] }
    expect(orderedMetrics(device).map(({ id }) => id)).toEqual(['flow_m3h', 'energy_kwh', 'voltage_l1_v'])
    expect(mainMetric(device)?.id).toBe('flow_m3h')
    expect(mainMetric({ kind: 'camera', metrics: [] })).toBeNull()
  })

  test('fills a gauge from a percentage or from a level and the height, within 0 and 100', () => {
    const tank = { capacityM3: 500, heightM: 4 }
    expect(fillPercent(tank, 'level_pct', 62.5)).toBe(62.5)
    expect(fillPercent(tank, 'level_m', 3)).toBe(75)
    expect(fillPercent(tank, 'level_m', 4.4)).toBe(100)
    expect(fillPercent({ ...tank, heightM: null }, 'level_m', 3)).toBeNull()
    expect(fillPercent(tank, 'flow_m3h', 3)).toBeNull()
  })
})
