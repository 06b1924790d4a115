import { DAY_MS, deviceId, type KpiBody } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { formatNumber, setSiteTimeZone } from '@/text'
import { budgetLeadOf, budgetLeadWords, budgetUsed } from './budget-lead.ts'
import { heldBy } from './held.ts'
import { shownBeyond } from './lead.ts'

const RUNS = heldBy([], new Set())

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const FROM = Date.UTC(2026, 10, 1)
const figure = (value: number | null) => ({ value, previous: null, completenessPct: 100 })
const taken = (volume: number | null, budgetM3: number | null): KpiBody['consumptions'][number] => ({
  device: deviceId.parse('secteur-1'),
  volumeM3: figure(volume),
  budgetM3,
  nightFlowM3h: figure(null),
})
const month = { period: { from: FROM, to: FROM + 30 * DAY_MS }, until: FROM + 20 * DAY_MS }
const week = (volume: number) =>
  ({
    period: { from: FROM + 13 * DAY_MS, to: FROM + 20 * DAY_MS },
    until: FROM + 20 * DAY_MS,
    consumptions: [taken(volume, 0)],
  }) as unknown as KpiBody

test('[R10] a budget that still holds says where it leads: what is taken, and the days to come at the rate of the last week', () => {
  // 900 taken, ten days to come at 70 ÷ 7 = 10 a day
  expect(budgetLeadOf([taken(900, 800)], month, week(70), RUNS)).toBeCloseTo(1.25)
  expect(budgetLeadWords(1.25, month)).toBe('à ce rythme 125\u00a0% le 30/11')
})

test('[12.6] on the last day of its month a sector ends as the page of that day projects it', () => {
  // half a day before the end 900 are taken; the rest of such a day is usually 2, not half of 10
  const restOfDay = { to: month.period.to, producedM3: null, consumedM3: 2, cost: null }
  const last = { ...month, until: month.period.to - DAY_MS / 2, restOfDay }
  expect(budgetLeadOf([{ ...taken(900, 800), restOfDayM3: 2 }], last, week(70), RUNS)).toBeCloseTo(902 / 800)
  expect(budgetLeadOf([taken(900, 800)], last, week(70), RUNS)).toBeCloseTo(905 / 800)
  expect(budgetLeadWords(902 / 800, last)).toBe('113\u00a0% du budget ce soir')
})

test('what leads to the budget or hardly beyond it is no trouble', () => {
  expect(budgetLeadWords(1.04, month)).toBeNull()
  expect(budgetLeadWords(0.7, month)).toBeNull()
})

test('a period that is over, a sector without figures or without a budget leads nowhere', () => {
  expect(budgetLeadOf([taken(900, 800)], { ...month, until: month.period.to }, week(70), RUNS)).toBeNull()
  expect(budgetLeadOf([taken(null, 800)], month, week(70), RUNS)).toBeNull()
  expect(budgetLeadOf([taken(900, null)], month, week(70), RUNS)).toBeNull()
  expect(budgetLeadOf([taken(900, 800)], month, null, RUNS)).toBeNull()
})

test('[12.6] a sector whose meter is off leads nowhere until it is back, nor do the budgets that it is part of', () => {
  const off = { ...RUNS, water: true, off: new Set([deviceId.parse('secteur-1')]) }
  expect(budgetLeadOf([taken(900, 800)], month, week(70), off)).toBe('held')
  expect(budgetLeadWords('held', month)).toBeNull()
})

test('[12.6] « 118 % du budget » and « dépasserait de 18 % » are one rounding, whatever binary fractions lose', () => {
  for (const lead of [1.0549, 1.105, 1.175, 1.1849999, 1.505, 2.345]) {
    const { share, decimals } = shownBeyond(lead - 1)
    const said = budgetLeadWords(lead, month) ?? 'nothing'
    expect(said).toContain(`${formatNumber(100 + 100 * share, decimals)}\u00a0%`)
  }
})

test('[R10] a leak that began within the last week leads on in full, not only as far as the mean of the week holds it', () => {
  const night = { at: FROM + 20 * DAY_MS, flowM3h: 3, usualM3h: 1, recentM3h: [], leakSince: FROM + 16.5 * DAY_MS }
  // half of the week was without the 48 m³ a day that it draws: 24 a day more than the mean of the week
  expect(budgetLeadOf([{ ...taken(900, 800), night }], month, week(70), RUNS)).toBeCloseTo((900 + 10 * (10 + 24)) / 800)
})

test('[12.6] a budget that is exceeded is never « 100 % » used, nor is one of which a little is left', () => {
  const said = [0.9, 0.996, 1, 1.0002, 1.0038, 1.12].map((share) => budgetUsed(share).replace('\u00a0', ' '))
  expect(said).toEqual(['90 %', '99 %', '100 %', '100,1 %', '100,4 %', '112 %'])
})
