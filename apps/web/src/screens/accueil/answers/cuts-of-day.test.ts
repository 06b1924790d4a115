import { MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { cutsOfDay } from './cuts-of-day.ts'

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
