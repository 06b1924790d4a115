import { describe, expect, test } from 'vitest'
import { type DeviceFacts, mapStateOf, worstOf } from './map-state.ts'

const pump = { kind: 'pump', metrics: [{ id: 'flow_m3h', cadenceMs: 10_000 }] } as const
const camera = { kind: 'camera', metrics: [] } as const
const well = { powered: true, online: true }
const now = 1_000_000

describe('the state of a device on the map', () => {
  test.each([
    [{ status: well, latestAt: now - 20_000 }, 'in-service'],
    [{ status: well, latestAt: now - 20_001 }, 'old'],
    [{ status: well, latestAt: now - 100_001 }, 'stale'],
    [{ status: well, latestAt: null }, 'unknown'],
    [{ status: null, latestAt: now }, 'in-service'],
    [{ status: { powered: true, online: false }, latestAt: now }, 'offline'],
    [{ status: { powered: false, online: false }, latestAt: now }, 'unpowered'],
    [{ status: { powered: false, online: true }, latestAt: now, isSupplied: false }, 'affected'],
    [{ status: well, latestAt: now, isSupplied: false }, 'in-service'],
  ] as const)('%j is %s', (facts, state) => {
    expect(mapStateOf({ ...pump, metrics: [...pump.metrics] }, { isSupplied: true, alarms: [], ...facts }, now)).toBe(
      state,
    )
  })

  test('a device that measures nothing is in service while connected, and otherwise unknown', () => {
    const of = (online: boolean | null) =>
      mapStateOf(
        { ...camera, metrics: [] },
        { status: { powered: null, online }, latestAt: null, isSupplied: true, alarms: [] },
        now,
      )
    expect(of(true)).toBe('in-service')
    expect(of(null)).toBe('unknown')
    expect(of(false)).toBe('offline')
  })
})

test("a cluster takes its worst member's state; unknown is worse than fresh, and is not hidden by it", () => {
  expect(worstOf(['in-service', 'unpowered', 'stale'])).toBe('unpowered')
  expect(worstOf(['in-service', 'unknown'])).toBe('unknown')
  expect(worstOf(['in-service', 'in-service'])).toBe('in-service')
  expect(worstOf([])).toBe('unknown')
})

describe('[R11.4] a device with an active alarm', () => {
  const facts = { status: well, latestAt: now, isSupplied: true }
  const of = (changes: Partial<DeviceFacts>) =>
    mapStateOf({ ...pump, metrics: [...pump.metrics] }, { ...facts, alarms: [], ...changes }, now)
  const leak = { condition: 'night-flow', priority: 'high' } as const

  test('is not in service, whatever it measures: it takes the worst of its alarms', () => {
    expect(of({ alarms: [leak] })).toBe('alarm-high')
    expect(of({ alarms: [{ ...leak, priority: 'low' }, leak] })).toBe('alarm-high')
    expect(worstOf(['in-service', 'alarm-low', 'in-service'])).toBe('alarm-low')
  })

  test('is cut, offline or stale as before when the alarm says no more than that', () => {
    const off = { powered: false, online: false }
    expect(of({ status: off, alarms: [{ condition: 'power-off', priority: 'critical' }] })).toBe('unpowered')
    expect(of({ status: { powered: true, online: false }, alarms: [{ condition: 'offline', priority: 'high' }] })).toBe(
      'offline',
    )
    expect(of({ latestAt: null, alarms: [{ condition: 'stale', priority: 'medium' }] })).toBe('alarm-medium')
  })

  test('has the worse of both when it is cut as well', () => {
    const cut = { powered: false, online: false }
    expect(of({ status: cut, alarms: [leak] })).toBe('unpowered')
    expect(of({ status: cut, alarms: [{ condition: 'tank-empty', priority: 'critical' }] })).toBe('alarm-critical')
  })
})
