import { deviceId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { cutsWithin } from './cuts.ts'

const pump = deviceId.parse('pompe')
const cut = (from: number, to: number | null, device = pump) => ({ device, from, to })
const shown = { from: 100, to: 1_000 }

test('a cut that goes on is shaded up to now, never into the future', () => {
  expect(cutsWithin([cut(200, null)], pump, shown, 500)).toEqual([{ from: 200, to: 500 }])
})

test('one that began after the last tick of the clock is a line at its beginning', () => {
  expect(cutsWithin([cut(200, null)], pump, shown, 180)).toEqual([{ from: 200, to: 200 }])
})

test('what is shaded stays within what is shown, of this device alone', () => {
  const other = deviceId.parse('autre')
  const cuts = [cut(50, 150), cut(900, 1_100), cut(10, 90), cut(1_000, 1_200), cut(200, 300, other)]
  expect(cutsWithin(cuts, pump, shown, 2_000)).toEqual([
    { from: 100, to: 150 },
    { from: 900, to: 1_000 },
  ])
  expect(cutsWithin([cut(50, null)], pump, shown, 2_000)).toEqual([shown])
})
