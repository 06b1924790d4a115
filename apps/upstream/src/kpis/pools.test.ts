import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { Node } from './network.ts'
import { poolsOf } from './pools.ts'

const tank = (id: string, ...feeds: readonly string[]): Node => ({
  device: device.parse({
    id,
    site: 's',
    kind: 'quantity',
    role: 'storage',
    name: id,
    capacityM3: 100,
    feeds,
    metrics: [],
  }),
  series: new Map(),
})
const idsOf = (...storages: readonly Node[]) =>
  poolsOf({ storages }).map((pool) => pool.map(({ device: { id } }) => id).sort())

test('tanks share their water where one feeds another, over others as well; all others stand alone', () => {
  expect(idsOf(tank('haut', 'secteur-1'), tank('bas', 'secteur-1'))).toEqual([['haut'], ['bas']])
  expect(idsOf(tank('haut', 'relais'), tank('seul'), tank('bas'), tank('relais', 'bas'))).toEqual([
    ['seul'],
    ['bas', 'haut', 'relais'],
  ])
})
