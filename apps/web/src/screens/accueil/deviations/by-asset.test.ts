import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { byAsset } from './by-asset.ts'

const made = (id: string, asset: string | null) =>
  device.parse({
    ...{ id, site: 'chaib', kind: 'pump', role: 'source', name: id, metrics: [] },
    asset: asset === null ? null : { id: asset, name: asset },
  })

test('[R10] what moved of one thing is one entry, its strongest, with what else moved of it', () => {
  const found = byAsset(
    [
      { device: 'pump', figure: 'runningHours', value: 0, previous: 10, changePct: -100, also: ['volumeM3'] },
      { device: 'meter', figure: 'energyKwh', value: 1, previous: 90, changePct: -99 },
      { device: 'sector', figure: 'volumeM3', value: 20, previous: 10, changePct: 100 },
    ],
    [made('pump', 'borehole'), made('meter', 'borehole'), made('sector', null)],
  )
  expect(found.map(({ device, figure, also }) => [device, figure, also])).toEqual([
    ['pump', 'runningHours', ['volumeM3', 'energyKwh']],
    ['sector', 'volumeM3', []],
  ])
})

test('[R10] sources that gave nothing are one entry with what they gave before together; one alone stands by itself', () => {
  const pumps = ['a', 'b', 'c'].map((id) => made(id, null))
  const sources = pumps.map((one) => ({ ...one, role: 'source' as const }))
  const stopped = (device: string, previous: number) => ({
    ...{ device, figure: 'volumeM3' as const, value: 0, previous, changePct: -100 },
    also: ['runningHours' as const],
  })
  const meter = { device: 'm', figure: 'energyKwh' as const, value: 40, previous: 100, changePct: -60 }
  const found = byAsset([stopped('a', 268), stopped('b', 244), meter, stopped('c', 109)], sources)
  expect(found.map(({ device, previous, all }) => [device, previous, all])).toEqual([
    ['a', 621, ['a', 'b', 'c']],
    ['m', 100, undefined],
  ])
  expect(byAsset([stopped('a', 268), meter], sources).map(({ all }) => all)).toEqual([undefined, undefined])
})
