import { HOUR_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { item, look, NOW, tank } from './causes.fixtures.ts'

test('a tank is told when it is nearly empty, and in a cut when its stock does not last a day', () => {
  expect(look([], tank(7, 2))).toMatchObject([
    { kind: 'empty', severity: 'check', estimated: false, endsAt: NOW + 2 * HOUR_MS },
  ])
  expect(look([], tank(7, null))).toEqual([])
  const cut = [item('a', 'unpowered', 15), item('b', 'unpowered', 15)]
  expect(look(cut, tank(7, null))).toMatchObject([
    { kind: 'power' },
    { kind: 'empty', severity: 'critical', estimated: true, atReserve: true, endsAt: NOW + 7 * HOUR_MS },
  ])
  expect(look(cut, tank(30, null))).toMatchObject([{ kind: 'power' }])
})

test('[13.5] what a tank lasts without pumping is not told while one of its pumps has power', () => {
  expect(look([item('a', 'unpowered', 15)], tank(7, null))).toMatchObject([{ kind: 'power' }])
  expect(look([item('c', 'unpowered', 15)], tank(7, null))).toMatchObject([{ kind: 'power' }])
  expect(look([item('a', 'unpowered', 15)], tank(7, 2))).toMatchObject([
    { kind: 'power' },
    { kind: 'empty', severity: 'critical', atReserve: false, endsAt: NOW + 2 * HOUR_MS },
  ])
})

test('[R10] a tank that fills while something is cut is not told to be empty soon', () => {
  const filling = tank(7, null)
  const [own] = filling.storages
  if (own === undefined) throw new Error('no tank')
  const today = { ...filling, storages: [{ ...own, netFlowM3h: 12, overflowInHours: 9 }] }
  const pumps = [item('a', 'unpowered', 15), item('b', 'unpowered', 15)]
  expect(look(pumps, today)).toMatchObject([{ kind: 'power' }])
  // its own gauge is off: that it filled is not known any more
  expect(look([...pumps, item('tank', 'unpowered', 15)], today)).toMatchObject([
    { kind: 'power' },
    { kind: 'empty', estimated: true },
  ])
})
