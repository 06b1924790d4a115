import { DAY_MS, device, HOUR_MS, type MetricId, site } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { Hour, SiteHistory } from './history.ts'
import { siteShiftOf } from './shift.ts'

const FIRST = Date.UTC(2026, 7, 1)
const [DAYS, CLOGS_ON] = [60, 30]
const PUMP = device.parse({
  id: 'pompe',
  site: 'town',
  kind: 'pump',
  role: 'source',
  name: 'Pompe',
  feeds: ['bassin'],
  metrics: ['flow_m3h', 'power_kw', 'volume_m3'].map((id) => ({ id, cadenceMs: 30_000 })),
})
const TANK = device.parse({
  id: 'bassin',
  site: 'town',
  kind: 'quantity',
  role: 'storage',
  name: 'Bassin',
  capacityM3: 1_000,
  metrics: [{ id: 'level_pct', cadenceMs: 30_000 }],
})
const SITE = {
  ...site.parse({
    slug: 'town',
    name: 'Town',
    link: 'http://town.test',
    timeZone: 'Etc/UTC',
    position: { lat: 0, lon: 0 },
  }),
  tariff: {
    pricePerKwh: { 'off-peak': 0.7, standard: 1, peak: 1.5 },
    rules: [{ months: [8, 9], fromHour: 7, toHour: 22, slot: 'standard' as const }],
    emissionKgPerKwh: 0.7,
  },
}

/** The pump runs from 8 to 14 each day, and gives a tenth less from a day on. */
const history = (): SiteHistory => {
  const hourly = (valueAt: (day: number, hour: number) => number): Hour[] =>
    Array.from({ length: DAYS * 24 }, (_, place) => {
      const value = valueAt(Math.floor(place / 24), place % 24)
      return { at: FIRST + place * HOUR_MS, value, min: value, max: value }
    })
  const runs = (hour: number) => hour >= 8 && hour < 14
  const flow = hourly((day, hour) => (runs(hour) ? (day < CLOGS_ON ? 45 : 40.5) : 0))
  const series = new Map<string, ReadonlyMap<MetricId, readonly Hour[]>>([
    [
      PUMP.id,
      new Map<MetricId, Hour[]>([
        ['flow_m3h', flow],
        ['volume_m3', flow],
        ['power_kw', hourly((_, hour) => (runs(hour) ? 20 : 0))],
      ]),
    ],
    [TANK.id, new Map<MetricId, Hour[]>([['level_pct', hourly((_, hour) => (runs(hour) ? 50 + 2 * (hour - 8) : 55))]])],
  ])
  return { site: SITE, devices: [PUMP, TANK], series, until: FIRST + DAYS * DAY_MS }
}

test('[R13.2] a pump is planned with what it gives now, not with what it gave before its filter clogged', () => {
  expect(siteShiftOf(history())?.pumps).toEqual([{ id: PUMP.id, into: TANK.id, flowM3PerHour: 40.5, powerKw: 20 }])
})
