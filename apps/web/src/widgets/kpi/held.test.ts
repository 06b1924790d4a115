import { type Device, deviceId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { heldBy, isHeldOf } from './held.ts'

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
