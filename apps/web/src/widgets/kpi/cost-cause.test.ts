import { HOUR_MS, type KpiBody, type PeriodUnit, type PlannedKpi, type Site } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { costCauseWords } from './cost-cause.ts'

const figure = (value: number | null) => ({ value, previous: null, completenessPct: 100 })
const planned = (counted: number, expected: number, basis: PlannedKpi['basis'] = 'weekdays'): PlannedKpi => ({
  basis,
  byNow: expected,
  whole: 2 * expected,
  projected: null,
  closed: { at: 17 * HOUR_MS, counted, expected },
})
const SITE = {
  currency: 'MAD',
  tariff: { pricePerKwh: { 'off-peak': 0.74, standard: 1.01, peak: 1.42 }, rules: [], emissionKgPerKwh: 0.6 },
} satisfies Pick<Site, 'currency' | 'tariff'>
const DAY = { until: 17 * HOUR_MS, period: { from: 0, to: 24 * HOUR_MS } }
const said = (cost: PlannedKpi, produced: PlannedKpi | null, stored: number | null = null) =>
  costCauseWords(
    {
      ...DAY,
      energy: { cost: figure(447), kwhPerM3: { ...figure(null), previous: 0.5 } },
      water: { producedM3: figure(654), consumedM3: figure(374), storedDeltaM3: figure(stored) },
      plan: { producedM3: produced, consumedM3: null, cost, days: 4, buckets: [] } satisfies KpiBody['plan'],
    },
    'day',
    SITE,
  )?.replaceAll('\u00a0', ' ') ?? null

test('[R10] a day that costs more because more water was produced says so, and what became of the water', () => {
  expect(said(planned(431, 357), planned(650, 478), 232)).toBe(
    '36 % d’eau produite de plus que d’habitude, 232 m³ mis en stock',
  )
  expect(said(planned(431, 357), planned(650, 478), 20)).toBe('36 % d’eau produite de plus que d’habitude')
})

test('[R10] the water is no reason where it did not rise as the cost did, and none is asked for where it costs no more', () => {
  expect(said(planned(431, 357), planned(480, 478))).toBe(null)
  expect(said(planned(600, 357), planned(550, 478))).toBe(null)
  expect(said(planned(360, 357), planned(650, 478))).toBe(null)
  expect(said(planned(431, 357, 'target'), planned(650, 478))).toBe(null)
  expect(said(planned(431, 357), null)).toBe(null)
})

test('[R10] a day that costs less as its water came from the tanks says what is to be pumped again', () => {
  expect(said(planned(164, 331), planned(42, 502), -334)).toBe(
    '334 m³ pris aux bassins, à repomper (≈ 167 kWh, ≈ 124 MAD en heures creuses)',
  )
  // a stock that hardly fell, a cost that is as usual, and one that is below for another reason
  expect(said(planned(164, 331), planned(42, 502), -30)).toBe(null)
  expect(said(planned(325, 331), planned(42, 502), -334)).toBe(null)
  expect(said(planned(164, 331), planned(500, 502), -334)).toBe(null)
})

test('[R10] hours without a plan say it too, against the stretch before, and those that are over have nothing left to pump', () => {
  const against = (value: number, previous: number) => ({ ...figure(value), previous, previousCompletenessPct: 100 })
  const over = (costs: number, { until = DAY.until, produced = 42, unit = 'week' as PeriodUnit } = {}) =>
    costCauseWords(
      {
        ...DAY,
        until,
        energy: { cost: against(costs, 543), kwhPerM3: { ...figure(null), previous: 0.5 } },
        water: { producedM3: against(produced, 653), consumedM3: figure(517), storedDeltaM3: figure(-476) },
        plan: null,
      },
      unit,
      undefined,
    )?.replaceAll('\u00a0', ' ') ?? null
  expect(over(313)).toBe('476 m³ pris aux bassins, à repomper (≈ 238 kWh)')
  expect(over(313, { until: DAY.period.to })).toBe('476 m³ pris aux bassins plutôt que pompés (≈ 238 kWh)')
  // what ends now is not over
  expect(over(313, { until: DAY.period.to, unit: 'last-24h' })).toContain('à repomper')
  expect(over(540)).toBe(null)
  expect(over(313, { produced: 640 })).toBe(null)
})
