import { DAY_MS, HOUR_MS, METRICS } from '@vigie/contracts/entities'
import { telemetryMessage } from '@vigie/contracts/upstream'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFarm, type FarmState, LEVEL_PROBES, nth, readDevice, readings, SECTORS, walk } from './index.ts'
import { localTime } from './local-time.ts'
import { metricIds } from './values.ts'

const ORIGIN = Date.parse('2026-03-22T00:00:00Z')

/** The farm at each full hour of 90 days. */
const hours: FarmState[] = []
beforeAll(() => {
  for (const state of walk(createFarm('tifnout', 42, 'Africa/Casablanca', ORIGIN), ORIGIN + 90 * DAY_MS)) {
    if (state.atMs % HOUR_MS === 0) hours.push(state)
  }
}, 60_000)

describe('readings', () => {
  test('fit the telemetry contract and the range of their metric, on every device over 90 days', () => {
    for (const state of hours) {
      for (const [device, values] of readings(state)) {
        const ids = metricIds(values)
        if (ids.length > 0) expect(telemetryMessage.safeParse({ ts: state.atMs, values }).success).toBe(true)
        const outside = ids.filter((id) => {
          const [lowest, highest] = METRICS[id].range
          const value = values[id] ?? Number.NaN
          return !(value >= lowest && value <= highest)
        })
        expect([device, outside]).toEqual([device, []])
      }
    }
  })

  test('show the leak: the night flow of one sector grows, that of the others stays', () => {
    const { leak } = nth(hours, 0).faults
    const night = (sector: number, fromDay: number) => {
      const flows = hours
        .filter((state) => state.atMs >= ORIGIN + fromDay * DAY_MS && state.atMs < ORIGIN + (fromDay + 5) * DAY_MS)
        .filter((state) => localTime(state.atMs, state.timeZone).hour === 3)
        .map((state) => readDevice(state, nth(SECTORS, sector)).flow_m3h ?? Number.NaN)
      return flows.reduce((total, one) => total + one, 0) / flows.length
    }
    for (const sector of SECTORS.keys()) {
      const growth = night(sector, 85) - night(sector, 40)
      if (sector === leak.sector) expect(growth).toBeGreaterThan(1.4)
      else expect(Math.abs(growth)).toBeLessThan(0.4)
    }
  })

  test('show the stuck probe: not a digit moves while its neighbours do', () => {
    const { stuck } = nth(hours, 0).faults
    const said = (probe: number) =>
      new Set(
        hours
          .filter(({ atMs }) => atMs > stuck.fromMs && atMs < stuck.untilMs)
          .map((state) => readDevice(state, nth(LEVEL_PROBES, probe)).level_m),
      ).size
    expect(said(stuck.borehole)).toBe(1)
    expect(said((stuck.borehole + 1) % 3)).toBeGreaterThan(20)
  })
})
