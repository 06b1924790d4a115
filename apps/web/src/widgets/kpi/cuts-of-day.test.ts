import { MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { cutsOfDay, cutsOfDayWords } from './cuts-of-day.ts'

const outage = (device: string, from: number, to: number | null) =>
  ({ device, from: from * MINUTE_MS, to: to === null ? null : to * MINUTE_MS }) as Outage

test('[R10] a cut of the site is one cut of its own length, not the sum over its devices', () => {
  const outages = [
    ...['a', 'b', 'c'].map((device) => outage(device, 100, 102)),
    outage('d', 100.5, 103),
    outage('a', 200, 201),
    outage('b', -5, 4),
    outage('c', 300, null),
  ]
  const cuts = cutsOfDay(outages, 4, { from: 0, now: 310 * MINUTE_MS })
  expect(cuts.map(({ from, to, general, devices }) => [from / MINUTE_MS, to / MINUTE_MS, general, devices])).toEqual([
    [0, 4, false, 1],
    [100, 103, true, 4],
    [200, 201, false, 1],
    [300, 310, false, 1],
  ])
})

test('[12.2] the devices of a cut of the site and the cuts beside it add up to the device cuts of the figures', () => {
  const site = ['a', 'b', 'c', 'd'].map((device) => outage(device, 100, 102))
  const lone = [outage('a', 200, 201), outage('b', 300, 302)]
  const said = (outages: readonly Outage[]) => cutsOfDayWords(cutsOfDay(outages, 4, { from: 0, now: 310 * MINUTE_MS }))
  expect(said([...site, ...lone])).toBe(
    'site coupé 2\u00a0min à 01:40 (4\u00a0appareils), 2\u00a0coupures à part, 3\u00a0min en tout',
  )
  expect(said(lone)).toBe('2\u00a0coupures d’appareils aujourd’hui, 3\u00a0min en tout')
  const partly = cutsOfDayWords(cutsOfDay(lone, 4, { from: 0, now: 310 * MINUTE_MS }), 250 * MINUTE_MS)
  expect(partly).toBe('1\u00a0coupure d’appareil aujourd’hui, 1\u00a0min ; 1\u00a0autre depuis, pas encore comptée')
  const begun = cutsOfDayWords(
    cutsOfDay([outage('a', 240, null)], 4, { from: 0, now: 310 * MINUTE_MS }),
    250 * MINUTE_MS,
  )
  expect(begun).toBe('1\u00a0coupure d’appareil aujourd’hui, 10\u00a0min')
  expect(said([])).toBe('aucune coupure aujourd’hui')
})

test('[12.2] one device that flickers, or cuts one after the other, are no cut of the site', () => {
  const general = (outages: readonly Outage[]) =>
    cutsOfDay(outages, 4, { from: 0, now: 310 * MINUTE_MS }).some((cut) => cut.general)
  expect(general([outage('a', 100, 100.2), outage('a', 100.3, 100.5), outage('a', 100.6, 100.8)])).toBe(false)
  expect(general([outage('a', 100, 100.2), outage('b', 100.3, 100.5)])).toBe(false)
  expect(general([outage('a', 100, 100.4), outage('b', 100.3, 100.5)])).toBe(true)
})
