import { DAY_MS, HOUR_MS, type MetricId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { Hour, SiteHistory } from './history.ts'
import { siteShiftOf } from './shift.ts'
import { inTown, TOWN } from './town.fixtures.ts'

const FIRST = Date.UTC(2026, 7, 1)
const [DAYS, CLOGS_ON] = [60, 30]
const PUMP = inTown(
  { id: 'pompe', kind: 'pump', role: 'source', feeds: ['bassin'] },
  ...(['flow_m3h', 'power_kw', 'volume_m3'] as const),
)
const TANK = inTown({ id: 'bassin', kind: 'quantity', role: 'storage', capacityM3: 1_000 }, 'level_pct')
const PRICED = {
  ...TOWN,
  tariff: {
    pricePerKwh: { 'off-peak': 0.7, standard: 1, peak: 1.5 },
    rules: [{ months: [8, 9], fromHour: 7, toHour: 22, slot: 'standard' as const }],
    emissionKgPerKwh: 0.7,
  },
}

/** The pump runs from 8 to 14 each day, or as given, by shares of its hours, and gives a tenth less from a day on. */
const history = (ran = (hour: number): number => Number(runs(hour))): SiteHistory => {
  const hourly = (valueAt: (day: number, hour: number) => number): Hour[] =>
    Array.from({ length: DAYS * 24 }, (_, place) => {
      const value = valueAt(Math.floor(place / 24), place % 24)
      return { at: FIRST + place * HOUR_MS, value, min: ran(place % 24) < 1 ? 0 : value, max: value }
    })
  const flow = hourly((day, hour) => ran(hour) * (day < CLOGS_ON ? 45 : 40.5))
  const series = new Map<string, ReadonlyMap<MetricId, readonly Hour[]>>([
    [
      PUMP.id,
      new Map<MetricId, Hour[]>([
        ['flow_m3h', flow],
        ['volume_m3', flow],
        ['power_kw', hourly((_, hour) => 20 * ran(hour))],
      ]),
    ],
    [TANK.id, new Map<MetricId, Hour[]>([['level_pct', hourly((_, hour) => (runs(hour) ? 50 + 2 * (hour - 8) : 55))]])],
  ])
  return { site: PRICED, devices: [PUMP, TANK], series, until: FIRST + DAYS * DAY_MS }
}

const runs = (hour: number) => hour >= 8 && hour < 14

test('[R13.2] a pump is planned with what it gives now, not with what it gave before its filter clogged', () => {
  expect(siteShiftOf(history())?.pumps).toEqual([{ id: PUMP.id, into: TANK.id, flowM3PerHour: 40.5, powerKw: 20 }])
})

test('[R13.2] hours in which a pump began or ended do not tell what it gives, and a day keeps all that it pumped', () => {
  const shares = new Map([9, 10, 11].map((hour, place) => [hour, [0.4, 1, 0.6][place] ?? 0]))
  const shift = siteShiftOf(history((hour) => shares.get(hour) ?? 0))
  expect(shift?.pumps).toMatchObject([{ flowM3PerHour: 40.5, powerKw: 20 }])
  expect(shift?.shown.was.pumpedM3).toBeCloseTo(2 * 40.5)
})
