import { describe, expect, it, test } from 'vitest'
import { mapStateOf, worstOf } from './map-state.ts'

const pump = { kind: 'pump', metrics: [{ id: 'flow_m3h', cadenceMs: 10_000 }] } as const
const camera = { kind: 'camera', metrics: [] } as const
const well = { powered: true, online: true }
const now = 1_000_000

describe('the state of a device on the map', () => {
  test.each([
    [{ status: well, latestAt: now - 20_000 }, 'en-service'],
    [{ status: well, latestAt: now - 20_001 }, 'ancien'],
    [{ status: well, latestAt: now - 100_001 }, 'périmé'],
    [{ status: well, latestAt: null }, 'inconnu'],
    [{ status: null, latestAt: now }, 'en-service'],
    [{ status: { powered: true, online: false }, latestAt: now }, 'hors-ligne'],
    [{ status: { powered: false, online: false }, latestAt: now }, 'sans-alimentation'],
  ] as const)('%j is %s', (facts, state) => {
    expect(mapStateOf({ ...pump, metrics: [...pump.metrics] }, facts, now)).toBe(state)
  })

  it('a device that measures nothing is in service while connected, and otherwise unknown', () => {
    const of = (online: boolean | null) =>
      mapStateOf({ ...camera, metrics: [] }, { status: { powered: null, online }, latestAt: null }, now)
    expect(of(true)).toBe('en-service')
    expect(of(null)).toBe('inconnu')
    expect(of(false)).toBe('hors-ligne')
  })
})

it("a cluster takes its worst member's state; unknown is worse than fresh, and is not hidden by it", () => {
  expect(worstOf(['en-service', 'sans-alimentation', 'périmé'])).toBe('sans-alimentation')
  expect(worstOf(['en-service', 'inconnu'])).toBe('inconnu')
  expect(worstOf(['en-service', 'en-service'])).toBe('en-service')
  expect(worstOf([])).toBe('inconnu')
})
