import type { Device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { linksOf, type Placed } from './placed.ts'

const placed = (id: string, lat: number, feeds: readonly string[] = []): Placed => ({
  device: { id, feeds } as unknown as Device,
  at: { lat, lon: 0 },
})

test('a link goes from mark to mark, once between two groups and never inside one', () => {
  const wells = [placed('a', 0, ['tank', 'b']), placed('b', 2, ['tank'])]
  const tank = [placed('tank', 10)]
  expect(linksOf([wells, tank])).toEqual([{ from: { lat: 1, lon: 0 }, to: { lat: 10, lon: 0 } }])
})
