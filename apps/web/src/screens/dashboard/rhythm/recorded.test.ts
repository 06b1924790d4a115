import { DAY_MS, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { heldBy } from '@/widgets/kpi/held'
import { outlooksOf } from './outlooks.ts'
import { recordedPart, recordedSince } from './recorded.ts'

const figure = (value: number, completenessPct: number) => ({ value, previous: null, completenessPct })

/** A year of 360 days of which 300 are over and the last 90 of those have a record. */
const year = {
  period: { from: 0, to: 360 * DAY_MS },
  until: 300 * DAY_MS,
  knownFrom: 210 * DAY_MS,
  water: { consumedM3: figure(1_900, 30) },
  energy: { cost: figure(900, 30) },
  consumptions: [
    { device: 'nord', volumeM3: figure(1_000, 30), budgetM3: 3_600 },
    { device: 'sud', volumeM3: figure(900, 15), budgetM3: 3_600 },
  ],
} as unknown as KpiBody
const week = {
  period: { from: 293 * DAY_MS, to: 300 * DAY_MS },
  until: 300 * DAY_MS,
  water: { consumedM3: figure(140, 100) },
  energy: { cost: figure(70, 100) },
  consumptions: [{ device: 'nord', volumeM3: figure(84, 100), budgetM3: 70 }],
} as unknown as KpiBody

test('[R10] a year of three months of record is held against the budget of those, and led to its end by their pace', () => {
  const since = recordedSince(year, 'year')
  expect(since).toBe(210 * DAY_MS)
  const { water, sectors } = outlooksOf({
    body: recordedPart(year, since),
    site: undefined,
    unit: 'year',
    around: { isOpen: true, week, closed: null },
    held: heldBy([], new Set()),
  })
  // 20 m³ a day are the budget: 3 000 of the 150 days from the record's beginning on, 1 800 of them by now
  expect(water.limit).toEqual({ whole: 3_000, byNow: 1_800, basis: 'budget' })
  expect(water.rhythm).toBeCloseTo(1_900 / 1_800 - 1)
  expect(water).toMatchObject({ projected: 3_100, verdict: 'close' })
  expect(sectors[0]?.outlook).toMatchObject({ limit: { whole: 1_500 }, verdict: 'ahead', projected: 1_720 })
  // half of its own record lacks: that is told as before
  expect(sectors[1]?.outlook).toMatchObject({ verdict: null, rhythm: null, projected: null })
})

test('[R10] a period that has a record from its beginning, or of less than a week, is taken as it is', () => {
  expect(recordedSince({ ...year, knownFrom: 0 }, 'year')).toBeNull()
  expect(recordedSince({ ...year, knownFrom: 294 * DAY_MS }, 'year')).toBeNull()
  expect(recordedSince(year, 'day')).toBeNull()
  expect(recordedPart(year, null)).toBe(year)
})
