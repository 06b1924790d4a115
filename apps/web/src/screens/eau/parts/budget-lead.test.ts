import { DAY_MS, deviceId, type KpiBody } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { leadOf, leadWords } from './budget-lead.ts'

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
  expect(leadOf([taken(900, 800)], month, week(70))).toBeCloseTo(1.25)
  expect(leadWords(1.25, month)).toBe('à ce rythme 125\u00a0% le 30/11')
})

test('what leads to the budget or hardly beyond it is no trouble', () => {
  expect(leadWords(1.04, month)).toBeNull()
  expect(leadWords(0.7, month)).toBeNull()
})

test('a period that is over, a sector without figures or without a budget leads nowhere', () => {
  expect(leadOf([taken(900, 800)], { ...month, until: month.period.to }, week(70))).toBeNull()
  expect(leadOf([taken(null, 800)], month, week(70))).toBeNull()
  expect(leadOf([taken(900, null)], month, week(70))).toBeNull()
  expect(leadOf([taken(900, 800)], month, null)).toBeNull()
})
