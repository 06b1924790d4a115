import { METRICS } from '@vigie/contracts/entities'
import { telemetryMessage } from '@vigie/contracts/upstream'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFarm, type FarmState, nth, readDevice, readings, SECTEURS, SONDES, walk } from './index.ts'
import { localTime } from './local-time.ts'
import { metricIds } from './values.ts'

const DAY_MS = 86_400_000
const ORIGIN = Date.parse('2026-03-22T00:00:00Z')

/** The farm at each full hour of 90 days. */
const hours: FarmState[] = []
beforeAll(() => {
  for (const state of walk(createFarm('tifnout', 42, 'Africa/Casablanca', ORIGIN), ORIGIN + 90 * DAY_MS)) {
    if (state.atMs % 3_600_000 === 0) hours.push(state)
  }
}, 60_000)

describe('readings', () => {
  it('fit the telemetry contract and the range of their metric, on every device over 90 days', () => {
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

  it('show the leak: the night flow of one sector grows, that of the others stays', () => {
    const { leak } = nth(hours, 0).faults
    const night = (secteur: number, fromDay: number) => {
      const flows = hours
        .filter((state) => state.atMs >= ORIGIN + fromDay * DAY_MS && state.atMs < ORIGIN + (fromDay + 5) * DAY_MS)
        .filter((state) => localTime(state.atMs, state.timeZone).hour === 3)
        .map((state) => readDevice(state, nth(SECTEURS, secteur)).flow_m3h ?? Number.NaN)
      return flows.reduce((total, one) => total + one, 0) / flows.length
    }
    for (const secteur of SECTEURS.keys()) {
      const growth = night(secteur, 85) - night(secteur, 40)
      if (secteur === leak.secteur) expect(growth).toBeGreaterThan(1.4)
      else expect(Math.abs(growth)).toBeLessThan(0.4)
    }
  })

  it('show the stuck probe: not a digit moves while its neighbours do', () => {
    const { stuck } = nth(hours, 0).faults
    const said = (probe: number) =>
      new Set(
        hours
          .filter(({ atMs }) => atMs > stuck.fromMs && atMs < stuck.untilMs)
          .map((state) => readDevice(state, nth(SONDES, probe)).level_m),
      ).size
    expect(said(stuck.forage)).toBe(1)
    expect(said((stuck.forage + 1) % 3)).toBeGreaterThan(20)
  })
})
