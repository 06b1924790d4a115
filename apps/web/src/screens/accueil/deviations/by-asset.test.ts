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
