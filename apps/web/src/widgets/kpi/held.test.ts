import { DAY_MS, type Device, deviceId, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { heldBy, isHeldOf, lastingCuts, touchedBy } from './held.ts'

const device = (id: string, role: string, ...metrics: string[]) =>
  ({ id: deviceId.parse(id), role, metrics: metrics.map((metric) => ({ id: metric })) }) as unknown as Device
const SITE = [
  device('grid', 'energy', 'power_kw', 'energy_kwh'),
  device('pv', 'energy', 'energy_kwh', 'irradiance_wm2'),
  device('sector-a', 'consumption', 'volume_m3'),
  device('sector-b', 'consumption', 'volume_m3'),
  device('pressure', 'consumption', 'pressure_bar'),
  device('pump', 'source', 'volume_m3'),
]
const off = (...ids: string[]) => new Set(ids.map((id) => deviceId.parse(id)))

test.each<[readonly string[], readonly string[]]>([
  [[], []],
  [['grid'], ['cost', 'solar']],
  [['pv'], ['solar']],
  [['sector-a'], ['water']],
  [['pressure'], []],
  [['pump'], []],
  [
    ['pump', 'pressure', 'pv'],
    ['site', 'water', 'cost', 'solar'],
  ],
])('[12.6] with %j without power %j are not led ahead', (cut, held) => {
  const { off: _, ...known } = heldBy(SITE, off(...cut))
  expect(Object.entries(known).flatMap(([name, is]) => (is ? [name] : []))).toEqual(held)
})

test('[R10] a pump without power, or pumps far behind their usual hours, have to work again for what is projected', () => {
  const pump = { ...device('borehole', 'source', 'running'), kind: 'pump' } as Device
  expect(heldBy([...SITE, pump], off('borehole')).resting).toBe(true)
  expect(heldBy([...SITE, pump], off('sector-a')).resting).toBe(false)
  expect(heldBy(SITE, off(), true).resting).toBe(true)
})

test('[12.6] a sector is held by its own meter, and by the cut of the site', () => {
  const one = heldBy(SITE, off('sector-a'))
  expect(isHeldOf(one, deviceId.parse('sector-a'))).toBe(true)
  expect(isHeldOf(one, deviceId.parse('sector-b'))).toBe(false)
  expect(isHeldOf(heldBy(SITE, off('grid', 'pv', 'pump')), deviceId.parse('sector-b'))).toBe(true)
})

const DAY = { from: 0, to: DAY_MS }
const MONTH = { from: 0, to: 30 * DAY_MS }
const NOW = 20 * HOUR_MS
const cut = (...sinces: readonly (readonly [id: string, since: number | null])[]) =>
  new Map(sinces.map(([id, since]) => [deviceId.parse(id), since]))

test('[12.6] a cut of less than a hundredth of a period takes its projection from nothing', () => {
  const halfMinute = cut(['grid', NOW - 30_000])
  expect(lastingCuts(halfMinute, MONTH, NOW)).toEqual(off())
  expect(lastingCuts(halfMinute, DAY, NOW)).toEqual(off())
  const halfHour = cut(['grid', NOW - 30 * MINUTE_MS])
  expect(lastingCuts(halfHour, MONTH, NOW)).toEqual(off())
  expect(lastingCuts(halfHour, DAY, NOW)).toEqual(off('grid'))
  expect(lastingCuts(cut(['grid', NOW - 8 * HOUR_MS]), MONTH, NOW)).toEqual(off('grid'))
})

test('[12.6] a cut that nobody knows the beginning of matters to any period', () => {
  expect(lastingCuts(cut(['grid', null], ['pv', NOW - 1_000]), MONTH, NOW)).toEqual(off('grid'))
  expect(touchedBy(null, MONTH, NOW)).toBe(1)
})

test('[R10] pumps that have just lost their power have to work again for what is projected, however short that is', () => {
  expect(heldBy(SITE, off(), true)).toMatchObject({ resting: true, cost: false, water: false })
})
