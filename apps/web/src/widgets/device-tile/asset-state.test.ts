import { type Device, device, type MetricId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { assetStateOf } from './asset-state.ts'

const made = (kind: Device['kind'], role: Device['role'], metrics: readonly MetricId[], budget: number | null = null) =>
  device.parse({
    id: 'one',
    site: 'chaib',
    kind,
    role,
    name: 'Un',
    metrics: metrics.map((id) => ({ id, cadenceMs: 5_000 })),
    budgetM3PerMonth: budget,
  })
const PUMP = made('pump', 'source', ['flow_m3h', 'running'])
const METER = made('flow-meter', 'source', ['flow_m3h'])
const SECTOR = made('flow-meter', 'consumption', ['flow_m3h'], 730)
const PV = made('energy', 'energy', ['power_kw', 'irradiance_wm2'])
const GRID = made('energy', 'energy', ['power_kw'])
const CAMERA = made('camera', 'consumption', [])

const seen = (
  values: Partial<Record<MetricId, number>>,
  truth: 'fresh' | 'stale' | 'unknown' | 'frozen' | 'mute' = 'fresh',
  [powered, online]: readonly [boolean | null, boolean | null] = [true, true],
) => ({
  truth,
  status: { device: 'one', powered, poweredAt: null, online, onlineAt: null },
  value: (metric: MetricId) => values[metric] ?? null,
})

test.each([
  [PUMP, seen({ flow_m3h: 40, running: 1 }), 'running'],
  [PUMP, seen({ flow_m3h: 0, running: 0 }), 'stopped'],
  [METER, seen({ flow_m3h: 17 }), 'flowing'],
  [METER, seen({ flow_m3h: 0 }), 'dry'],
  [SECTOR, seen({ flow_m3h: 9.8 }), 'drawing'],
  [SECTOR, seen({ flow_m3h: 0.4 }), 'trickling'],
  [SECTOR, seen({ flow_m3h: 0 }), 'resting'],
  [PV, seen({ power_kw: 22, irradiance_wm2: 640 }), 'producing'],
  [PV, seen({ power_kw: 0, irradiance_wm2: 0 }), 'idle'],
  [GRID, seen({ power_kw: 55 }), 'supplied'],
  [GRID, seen({ power_kw: 55 }, 'fresh', [null, null]), 'online'],
  [CAMERA, seen({}, 'mute'), 'online'],
  [CAMERA, seen({}, 'mute', [null, null]), 'unknown'],
] as const)('what its main device reads is told as what it does, %#', (main, what, state) => {
  expect(assetStateOf(main, what)).toBe(state)
})

test('an old value never says that something works: no power, no connection, no news, frozen', () => {
  const running = { flow_m3h: 40, running: 1 }
  expect(assetStateOf(PUMP, seen(running, 'fresh', [false, true]))).toBe('off')
  expect(assetStateOf(PUMP, seen(running, 'fresh', [true, false]))).toBe('offline')
  expect(assetStateOf(PUMP, seen(running, 'stale'))).toBe('silent')
  expect(assetStateOf(PUMP, seen({}, 'unknown'))).toBe('unseen')
  expect(assetStateOf(PUMP, seen(running, 'frozen'))).toBe('frozen')
  expect(assetStateOf(PUMP, seen(running, 'frozen', [false, true]))).toBe('off-then')
})
