import { device, givenSite, type NightKpi } from '@vigie/contracts/entities'
import { expect, it as test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time.ts'
import { networkOf } from './network.ts'
import { planOf, restsOf } from './plan.ts'

const SITE = givenSite.parse({
  slug: 'town',
  name: 'Town',
  link: 'http://town.test',
  timeZone: 'Etc/UTC',
  position: { lat: 0, lon: 0 },
})
const SECTOR = device.parse({
  id: 'sector',
  site: 'town',
  kind: 'flow-meter',
  role: 'consumption',
  name: 'Sector',
  metrics: [{ id: 'volume_m3', cadenceMs: 60_000 }],
})
const network = networkOf([
  { device: SECTOR, metrics: new Map([['volume_m3', { metric: 'volume_m3', id: 1 }]]) },
] as never)
const FROM = Date.UTC(2026, 10, 26)
const period = { whole: { from: FROM, to: FROM + DAY_MS }, current: { from: FROM, to: FROM + 6 * HOUR_MS } }
/** The same weekday so many weeks before, of which every hour counted 2 m³. */
const weeksBefore = (weeks: number) => {
  const from = FROM - 7 * weeks * DAY_MS
  const hours = new Map(Array.from({ length: 24 }, (_, hour) => [from + hour * HOUR_MS, 2] as const))
  return { from, to: from + DAY_MS, counters: new Map([[1, { coveredMs: DAY_MS, hours }]]) }
}
const planned = (...weeks: number[]) => plannedWith(null, ...weeks)
const plannedWith = (night: NightKpi | null, ...weeks: number[]) => {
  const days = weeks.map(weeksBefore) as never
  const actual = { producedM3: null, consumedM3: 15, cost: null }
  const [node] = network.consumptions
  const rest = node === undefined ? undefined : restsOf(SITE, network, period, days, () => night)(node)
  return { ...planOf(SITE, network, period, days, actual, () => night), rest }
}

test('[12.6] one same weekday makes no habit: nothing is planned, compared or projected by it', () => {
  expect(planned(1)).toMatchObject({ consumedM3: null, days: 0, buckets: [], rest: null })
})

test('[12.6] what is planned by a habit says on how many days it rests', () => {
  expect(planned(1, 2)).toMatchObject({ consumedM3: { whole: 48, byNow: 12, projected: 51, days: 2 }, rest: 36 })
  expect(planned(1, 2, 3, 4)).toMatchObject({ consumedM3: { basis: 'weekdays', days: 4 }, days: 4 })
})

/** A sector that lost 3 m³/h last night instead of 1, since a night that was over so many weeks before. */
const leaking = (weeks: number): NightKpi => ({
  at: FROM + 4 * HOUR_MS,
  flowM3h: 3,
  usualM3h: 1,
  recentM3h: [3],
  leakSince: FROM + 4 * HOUR_MS - 7 * weeks * DAY_MS,
})

test('[R10] what leaks now is projected to go on, as far as the days compared do not hold it already', () => {
  expect(plannedWith(leaking(0), 1, 2, 3, 4)).toMatchObject({
    consumedM3: { whole: 48, projected: 15 + 36 + 2 * 18 },
    rest: 36 + 2 * 18,
    leaks: [{ device: 'sector', m3PerHour: 2, days: 0 }],
  })
  expect(plannedWith(leaking(3), 1, 2, 3, 4)).toMatchObject({
    consumedM3: { projected: 15 + 36 + (2 * 18) / 4 },
    rest: 36 + (2 * 18) / 4,
    leaks: [{ m3PerHour: 2, days: 3 }],
  })
  expect(plannedWith(null, 1, 2)).toMatchObject({ leaks: [] })
})
