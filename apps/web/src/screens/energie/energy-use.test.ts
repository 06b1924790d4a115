import { deviceId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { energyUseOf } from './energy-use.ts'
import { restWords, useRows } from './energy-use-rows.ts'

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

test('[R10] what came from grid and sun went to the pumps, the largest first, and what is left to other uses', () => {
  const meters = [meter('pompe-1', 40), meter('pompe-2', 100), meter('compteur', 285)]
  expect(energyUseOf({ energy, meters }, DEVICES)).toEqual({
    whole: 332,
    pumps: [
      { device: 'pompe-2', kwh: 100, beforeKwh: null },
      { device: 'pompe-1', kwh: 40, beforeKwh: null },
    ],
    rest: { kwh: 192, beforeKwh: null },
  })
})

test('[R10] pumps that rest stand in the order of what they took before, and other uses beside what they were', () => {
  const before = { ...energy, gridKwh: figure(285, 500), solarKwh: figure(47, 130) }
  const meters = [meter('pompe-1', 0, 100), meter('pompe-2', 0, 212)]
  const use = energyUseOf({ energy: before, meters }, DEVICES)
  expect(use?.pumps.map(({ device, beforeKwh }) => [device, beforeKwh])).toEqual([
    ['pompe-2', 212],
    ['pompe-1', 100],
  ])
  expect(use?.rest).toEqual({ kwh: 332, beforeKwh: 318 })
})

test('[R10] where the other uses cannot be known it is said why', () => {
  const rest = (meters: ReturnType<typeof meter>[], more: Partial<typeof energy> = {}) =>
    energyUseOf({ energy: { ...energy, ...more }, meters }, DEVICES)?.rest
  expect(rest([meter('pompe-1', null), meter('pompe-2', 4)])).toEqual({ why: 'silent', devices: ['pompe-1'] })
  expect(rest([meter('pompe-1', 400)])).toEqual({ why: 'beyond' })
  // no meter of the grid: what the pumps took is told all the same
  expect(rest([meter('pompe-1', 40)], { gridKwh: figure(null) })).toEqual({ why: 'uncovered' })
  expect(rest([meter('pompe-1', 40), meter('compteur', null)], { gridKwh: figure(null) })).toEqual({
    why: 'silent',
    devices: ['compteur'],
  })
  // panels that are not counted gave what nobody knows
  const sunless = [meter('pompe-1', 40), meter('compteur', 285), meter('panneaux', null)]
  expect(rest(sunless, { solarKwh: figure(null) })).toEqual({ why: 'silent', devices: ['panneaux'] })
  expect(energyUseOf({ energy: { ...energy, gridKwh: figure(null) }, meters: [] }, DEVICES)).toBeNull()
})

test('[R10] the other uses have a line of their own, whatever the pumps took, or a sentence of why not', () => {
  const nameOf = (id: string) => id
  const said = (meters: ReturnType<typeof meter>[]) => {
    const use = energyUseOf({ energy, meters }, DEVICES)
    return use === null ? null : { rows: useRows(use).map(({ id }) => id), why: restWords(use, nameOf) }
  }
  expect(said([meter('pompe-1', 40), meter('pompe-2', 0, 12)])).toEqual({
    rows: ['pompe-1', 'pompe-2', 'other'],
    why: null,
  })
  // pumps that took nothing, then or now, are one row
  expect(said([meter('pompe-1', 0), meter('pompe-2', 0, 0)])).toEqual({ rows: ['pumps', 'other'], why: null })
  expect(said([meter('pompe-1', null), meter('pompe-2', 4)])).toEqual({
    rows: ['pompe-2', 'pompe-1'],
    why: 'Autres usages\u00a0: pas connus, rien n’a été compté de pompe-1.',
  })
})
