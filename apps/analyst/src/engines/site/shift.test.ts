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
  return { site: PRICED, devices: [PUMP, TANK], series, until: FIRST + DAYS * DAY_MS }
}

test('[R13.2] a pump is planned with what it gives now, not with what it gave before its filter clogged', () => {
  expect(siteShiftOf(history())?.pumps).toEqual([{ id: PUMP.id, into: TANK.id, flowM3PerHour: 40.5, powerKw: 20 }])
})
