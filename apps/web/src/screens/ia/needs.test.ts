import { device, type KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answerable, camerasOf, completenessOf, countersOf, historyDays, metBy, pumpsOf, tanksOf } from './needs.ts'

const cadenceMs = 60_000
const make = (id: string, rest: object) =>
  device.parse({ id, site: 'chaib', name: id, role: 'source', kind: 'pump', metrics: [], ...rest })

const whole = make('forage-1', {
  metrics: [
    { id: 'flow_m3h', cadenceMs },
    { id: 'power_kw', cadenceMs },
    { id: 'pressure_bar', cadenceMs },
    { id: 'volume_m3', cadenceMs, maxRatePerHour: 80 },
  ],
})
const deaf = make('forage-2', { metrics: [{ id: 'flow_m3h', cadenceMs }] })
const tank = make('bassin-1', { role: 'storage', kind: 'quantity', heightM: 4 })
const pond = make('bassin-2', { role: 'storage', kind: 'quantity' })
const camera = make('camera-1', { kind: 'camera' })
const all = [whole, deaf, tank, pond, camera]

describe('what the site has for each assistant', () => {
  test('counts only what is there', () => {
    expect(camerasOf(all)).toEqual([camera])
    expect(tanksOf(all)).toEqual([tank])
    expect(countersOf(all)).toEqual({ counters: [whole], bounded: [whole] })
    expect(pumpsOf(all)).toEqual([
      { device: whole, missing: [] },
      { device: deaf, missing: ['power_kw', 'pressure_bar'] },
    ])
  })

  test.each([
    [0, 0, 'missing'],
    [0, 3, 'missing'],
    [2, 3, 'partial'],
    [3, 3, 'ready'],
  ] as const)('%i of %i is %s: a need nothing meets is never ready', (have, needed, met) => {
    expect(metBy(have, needed)).toBe(met)
  })

  test('history is counted in whole days, from the first point to the last', () => {
    const day = 86_400_000
    expect(historyDays([])).toBeNull()
    expect(historyDays([[5 * day, 1, 1, 1]])).toBe(1)
    expect(historyDays([[0], [89 * day], [89.5 * day]])).toBe(90)
  })
})

const figure = (value: number | null, completenessPct: number | null = null) => ({
  value,
  previous: null,
  completenessPct,
})
const source = (id: string, water: number | null, energy: number | null): KpiBody['sources'][number] => ({
  device: id,
  volumeM3: figure(1, water),
  runningHours: figure(null),
  starts: figure(null),
  energyKwh: figure(1, energy),
  kwhPerM3: figure(null),
})
const none = figure(null)
const body: KpiBody = {
  period: { from: 0, to: 1 },
  until: 1,
  previous: { from: 0, to: 1 },
  watermark: null,
  water: {
    producedM3: none,
    consumedM3: none,
    storedDeltaM3: none,
    unaccountedM3: none,
    unaccountedPct: none,
    storedM3: null,
    autonomyHours: null,
  },
  energy: {
    gridKwh: none,
    solarKwh: none,
    solarSharePct: none,
    cost: none,
    pumpKwh: none,
    kwhPerM3: none,
    co2Kg: none,
    bySlot: [],
  },
  powerPct: none,
  activeAlarms: 0,
  alarmsRaised: none,
  sources: [],
  storages: [],
  consumptions: [],
  meters: [],
  availability: [],
  flows: [],
  deviations: [],
  buckets: [],
}

test("a pump's completeness is the lesser of its water's and its energy's; unknown when neither is known", () => {
  const sources = [source('forage-1', 99, 92), source('forage-2', null, null)]
  expect(completenessOf({ ...body, sources }, whole)).toBe(92)
  expect(completenessOf({ ...body, sources }, deaf)).toBeNull()
  expect(completenessOf(body, whole)).toBeNull()
})

test('a question counts only when its figure has a value: a cost needs a tariff', () => {
  expect(answerable(body, { tariff: null })).toEqual([])
  const known = { ...body, powerPct: figure(98), energy: { ...body.energy, cost: figure(120) } }
  expect(answerable(known, { tariff: null })).toEqual(['outages'])
})
