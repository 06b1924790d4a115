import { type Device, device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { Cause } from '@/widgets/site-state/causes'
import { aroundTanks } from './around-tanks.ts'

const made = (id: string, kind: Device['kind'], role: Device['role'], feeds: readonly string[], name: string) =>
  device.parse({ id, site: 'chaib', kind, role, name, feeds, metrics: [], capacityM3: role === 'storage' ? 400 : null })
const pump = made('pompe', 'pump', 'source', ['bassin'], 'Forage Nord')
const tank = made('bassin', 'quantity', 'storage', ['station'], 'Bassin haut')
const station = made('station', 'flow-meter', 'consumption', ['agrumes'], 'Station')
const sector = made('agrumes', 'flow-meter', 'consumption', [], 'Secteur agrumes')
const apart = made('maison', 'flow-meter', 'consumption', [], 'Maison')
const devices = [pump, tank, station, sector, apart]

const leak = (of: Device): Cause => ({
  ...{ kind: 'leak', id: `leak/${of.id}`, severity: 'check', device: of, since: 0, at: 0 },
  ...{ flow: 2, usual: 0.2, judgedUntil: null },
})
const cut = (...of: readonly Device[]): Cause => ({
  ...{ kind: 'power', id: 'power', severity: 'critical', since: 0, devices: of, general: false, whole: false },
  ...{ power: { on: 4, told: 5 }, moments: [] },
})
const told = (...causes: readonly Cause[]) => {
  const { causes: found, lead } = aroundTanks(causes, devices)
  return [found.length, lead?.replaceAll('\u00a0', ' ') ?? null]
}

test('[R10] a tank whose water leaks behind it, however far, or whose pump is cut is not said to be well', () => {
  expect(told(leak(sector))).toEqual([1, 'Bassin haut : fuite possible en aval, Secteur agrumes'])
  expect(told(cut(pump), leak(sector))).toEqual([
    2,
    'Bassin haut : sa seule pompe est coupée, Forage Nord, et 1 autre point à surveiller',
  ])
})

test('[R10] of several pumps that fill a tank it is told how many are cut', () => {
  const second = made('pompe-2', 'pump', 'source', ['bassin'], 'Forage Sud')
  const lead = (...of: readonly Device[]) =>
    aroundTanks([cut(...of)], [second, ...devices]).lead?.replaceAll('\u00a0', ' ')
  expect(lead(pump)).toBe('Bassin haut : une pompe qui le remplit est coupée, Forage Nord')
  expect(lead(apart, pump, second)).toBe('Bassin haut : ses 2 pompes sont coupées, Forage Nord et Forage Sud')
})

test('[R10] what no tank feeds and what feeds none is no matter of the tanks', () => {
  expect(told(leak(apart), cut(sector))).toEqual([0, null])
})
