import { type Device, device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { linksOf, type Placed, placedOf } from './placed.ts'

const placed = (id: string, lat: number, feeds: readonly string[] = []): Placed => ({
  asset: { id, name: id, main: { id, feeds } as unknown as Device, members: [{ id, feeds } as unknown as Device] },
  at: { lat, lon: 0 },
})

test('a link goes from mark to mark, once between two groups and never inside one', () => {
  const wells = [placed('a', 0, ['tank', 'b']), placed('b', 2, ['tank'])]
  const tank = [placed('tank', 10)]
  expect(linksOf([wells, tank])).toEqual([{ from: { lat: 1, lon: 0 }, to: { lat: 10, lon: 0 } }])
})

test('what feeds others with electricity is no pipe', () => {
  const meter = [placed('meter', 0, ['tank'])].map(({ asset, at }) => ({
    asset: { ...asset, members: asset.members.map((one) => ({ ...one, role: 'energy' as const })) },
    at,
  }))
  expect(linksOf([meter, [placed('tank', 10)]])).toEqual([])
})

test('an asset is one mark, called as the asset, where the first of its devices that has a position stands', () => {
  const asset = { id: 'forage', name: 'Forage' }
  const at = (lat: number) => ({ lat, lon: -9 })
  const devices = [
    { id: 'pompe', kind: 'pump', name: 'Pompe', asset, position: at(30) },
    { id: 'pression', kind: 'pressure', name: 'Pression du forage', asset, position: at(31) },
    { id: 'camera', kind: 'camera', name: 'Caméra', position: at(32) },
    { id: 'ailleurs', kind: 'camera', name: 'Sans position' },
  ].map((one) => device.parse({ ...one, site: 'chaib', role: 'source', metrics: [] }))
  expect(placedOf(devices).map(({ asset: { name, members }, at: { lat } }) => [name, members.length, lat])).toEqual([
    ['Caméra', 1, 32],
    ['Forage', 2, 30],
  ])
})
