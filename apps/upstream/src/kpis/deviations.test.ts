import type { Figure } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { largestDeviations } from './deviations.ts'

const moved = (previous: number, value: number): Figure => ({
  value,
  previous,
  completenessPct: 100,
  previousCompletenessPct: 100,
})
const still = moved(100, 100)
type Body = Parameters<typeof largestDeviations>[0]
const source = (device: string, volumeM3: Figure, runningHours = still, kwhPerM3 = still) =>
  ({ device, volumeM3, runningHours, kwhPerM3 }) as Body['sources'][number]
const consumption = (device: string, volumeM3: Figure, nightFlowM3h: Figure) =>
  ({ device, volumeM3, nightFlowM3h }) as Body['consumptions'][number]
const of = (body: Partial<Body>) =>
  largestDeviations({ sources: [], consumptions: [], meters: [], availability: [], ...body })

test('[R10] a stopped pump is one deviation, its strongest, which names the others', () => {
  const found = of({ sources: [source('a', moved(400, 4), moved(10, 0)), source('b', moved(400, 300))] })
  expect(found.map(({ device, figure, also }) => [device, figure, also])).toEqual([
    ['a', 'runningHours', ['volumeM3']],
    ['b', 'volumeM3', undefined],
  ])
})

test('[R10] what a meter cannot tell is no deviation: two hundredths of a volume, a tenth of a cubic metre at night', () => {
  expect(of({ consumptions: [consumption('s', moved(100, 101.5), moved(0.12, 0.13))] })).toEqual([])
  expect(of({ consumptions: [consumption('s', moved(100, 104), moved(0.12, 0.4))] })).toMatchObject([
    { device: 's', figure: 'nightFlowM3h', also: ['volumeM3'] },
  ])
})

test('[R10] what came from nothing is told, before any share, the larger first; nothing that stays nothing is', () => {
  const found = of({
    sources: [source('idle', moved(0, 0)), source('small', moved(0, 90)), source('large', moved(0, 269))],
    consumptions: [consumption('sector', moved(10, 60), still)],
  })
  expect(found.map(({ device, value, changePct }) => [device, value, changePct])).toEqual([
    ['large', 269, null],
    ['small', 90, null],
    ['sector', 60, 500],
  ])
})
