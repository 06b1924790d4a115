import { device, type MetricId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { Sum } from '../store/rollups/sums.ts'
import { PARIS } from '../testing/small-farm.ts'
import type { Facts } from './days.ts'
import { metersOf, siteEnergy } from './energy.ts'
import type { Compared } from './figures.ts'
import type { Network, Node } from './network.ts'
import type { SlotEnergy } from './slots.ts'

const meter = (id: string, series: number, ...metrics: readonly MetricId[]): Node => ({
  device: device.parse({
    id,
    site: 'paris',
    kind: 'energy',
    role: 'energy',
    name: id,
    metrics: metrics.map((metric) => ({ id: metric, cadenceMs: 1_000 })),
  }),
  series: new Map(metrics.map((metric, place) => [metric, series + place])),
})
const GRID = 1
const SUN = 10
const PUMP = 20
const network: Network = {
  nodes: [],
  sources: [],
  storages: [],
  consumptions: [],
  pumps: [],
  grid: [meter('reseau', GRID, 'energy_kwh')],
  solar: [meter('solaire', SUN, 'energy_kwh', 'irradiance_wm2')],
  feedersOf: () => [],
  node: () => undefined,
}

const sum = (delta: number): Sum => ({ delta, total: 0, count: 0, coveredMs: 1, lastTs: 1 })
const facts = (slots: SlotEnergy, sunSlots: SlotEnergy): Facts => ({
  sums: new Map([
    [GRID, sum(100)],
    [SUN, sum(30)],
  ]),
  nights: new Map(),
  peaks: new Map(),
  starts: new Map(),
  factors: new Map(),
  slots,
  sunSlots,
  motorSlots: new Map([
    [
      PUMP,
      new Map([
        ['off-peak', 4],
        ['standard', 3],
      ] as const),
    ],
  ]),
})
const stretch = { from: 0, to: 1 }
const compared: Compared = {
  period: { whole: stretch, current: stretch, previous: stretch },
  // prices 1, 2 and 5: bought at night, the sun shone in dearer hours
  current: facts(
    new Map([['off-peak', 100]]),
    new Map([
      ['standard', 20],
      ['peak', 10],
    ]),
  ),
  previous: facts(new Map(), new Map()),
}

test('the sun spares what the grid would have cost in the hours it shone, not the mean price', () => {
  const { cost, solarSaved } = siteEnergy(compared, network, PARIS.tariff)
  expect(cost.value).toBe(100)
  expect(solarSaved).toBe(20 * 2 + 10 * 5)
})

test('a pump costs its energy at the prices of the hours in which it ran', () => {
  const pump = meter('forage', PUMP, 'energy_kwh')
  const costOf = (tariff: typeof PARIS.tariff) =>
    metersOf(compared, { ...network, grid: [], solar: [], pumps: [pump] }, tariff)[0]?.cost
  expect(costOf(PARIS.tariff)).toBe(4 * 1 + 3 * 2)
  expect(costOf(null)).toBeNull()
  expect(metersOf(compared, network, PARIS.tariff)[0]?.cost).toBeUndefined()
})

test('without a tariff it spares nothing that is known', () => {
  expect(siteEnergy(compared, network, null).solarSaved).toBeNull()
})
