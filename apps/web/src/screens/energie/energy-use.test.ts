import { deviceId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { energyUseOf } from './energy-use.ts'

const figure = (value: number | null, previous: number | null = null) => ({ value, previous, completenessPct: 100 })
const meter = (id: string, kwh: number | null, before: number | null = null) => ({
  device: deviceId.parse(id),
  energyKwh: figure(kwh, before),
  peakKw: null,
  peakAt: null,
  powerFactor: figure(null),
})
const energy = {
  gridKwh: figure(285),
  solarKwh: figure(47),
  solarSharePct: figure(null),
  cost: figure(null),
  pumpKwh: figure(null),
  kwhPerM3: figure(null),
  co2Kg: figure(null),
  bySlot: [],
}
const DEVICES = [
  { id: deviceId.parse('pompe-1'), kind: 'pump', role: 'source' },
  { id: deviceId.parse('pompe-2'), kind: 'pump', role: 'source' },
  { id: deviceId.parse('compteur'), kind: 'energy', role: 'energy' },
] as const

test('[R10] what came from grid and sun went to the pumps, the largest first, and what is left to the rest of the site', () => {
  const meters = [meter('pompe-1', 40), meter('pompe-2', 100), meter('compteur', 285)]
  expect(energyUseOf({ energy, meters }, DEVICES)).toEqual({
    whole: 332,
    takers: [
      { device: 'pompe-2', kwh: 100, beforeKwh: null },
      { device: 'pompe-1', kwh: 40, beforeKwh: null },
      { device: null, kwh: 192, beforeKwh: null },
    ],
  })
})

test('[R10] pumps that rest stand in the order of what they took before, and the rest beside what it was', () => {
  const before = { ...energy, gridKwh: figure(285, 500), solarKwh: figure(47, 130) }
  const meters = [meter('pompe-1', 0, 100), meter('pompe-2', 0, 212)]
  expect(energyUseOf({ energy: before, meters }, DEVICES)?.takers).toEqual([
    { device: 'pompe-2', kwh: 0, beforeKwh: 212 },
    { device: 'pompe-1', kwh: 0, beforeKwh: 100 },
    { device: null, kwh: 332, beforeKwh: 318 },
  ])
})

test('[R10] of a pump that is not known the rest is not told, nor where the pumps took more than came in', () => {
  const rest = (meters: ReturnType<typeof meter>[]) => energyUseOf({ energy, meters }, DEVICES)?.takers.at(-1)?.kwh
  expect(rest([meter('pompe-1', null)])).toBeNull()
  expect(rest([meter('pompe-1', 400)])).toBeNull()
  expect(energyUseOf({ energy: { ...energy, gridKwh: figure(null) }, meters: [] }, DEVICES)).toBeNull()
})
