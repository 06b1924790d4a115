import { type AlarmLoad, alarmLoad } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { dayColumns, loadVerdict, meanWords, missedUrgent, shareOf, shownMeasures } from './figures.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const of = (given: Partial<AlarmLoad>): AlarmLoad => ({
  ...alarmLoad.parse({
    from: 0,
    to: 30 * DAY,
    raised: 0,
    perDay: 0,
    perHour: 0,
    perTenMinutes: 0,
    peakTenMinutes: 0,
    floodPct: 0,
    topTenPct: null,
    stale: 0,
    chattering: 0,
    indicative: false,
  }),
  ...given,
})

test.each([
  [{ perDay: 150, perHour: 6, perTenMinutes: 1 }, 'acceptable'],
  [{ perDay: 151, perHour: 6, perTenMinutes: 1 }, 'manageable'],
  [{ perDay: 151, perHour: 6, perTenMinutes: 2.1 }, 'excessive'],
  [{ chattering: 40, stale: 40, peakTenMinutes: 40 }, 'acceptable'],
] as const)('[R11.8] a load of %j is %s: the worst of its rates', (given, verdict) => {
  expect(loadVerdict(of(given))).toBe(verdict)
})

test.each([
  [null, '–'],
  [7_260, '7,3\u00a0s'],
  [192_000, '3,2\u00a0min'],
  [41 * 60_000, '41\u00a0min'],
  [26 * HOUR, '26\u00a0h'],
  [3 * DAY, '3,0\u00a0j'],
])('a mean of %s ms is written %s', (ms, words) => {
  expect(meanWords(ms)).toBe(words)
})

test('[R11.8] the split by priority is of the new alarms; without any there is none', () => {
  const load = of({ raised: 200, priorities: { critical: 10, high: 10, medium: 20, low: 160 } })
  expect([shareOf(load, 'low'), shareOf(load, 'critical', 'high')]).toEqual([0.8, 0.1])
  expect(shareOf(of({}), 'low')).toBeNull()
  expect([missedUrgent(load), missedUrgent(of({}))]).toEqual([0.1, null])
})

test('[R11.8] many days are drawn as weeks, each by its mean, the last by the days that it has', () => {
  const days = Array.from({ length: 71 }, (_, day) => ({
    from: day * DAY,
    to: (day + 1) * DAY,
    raised: day < 7 ? 2 : 1,
  }))
  const { step, columns } = dayColumns(days)
  expect([step, columns.length, columns[0]?.perDay]).toEqual(['week', 11, 2])
  expect(columns.at(-1)).toEqual({ from: 70 * DAY, to: 71 * DAY, perDay: 1 })
  expect(dayColumns(days.slice(0, 62)).step).toBe('day')
})

test('[R11.8] of the three rates, which are one count, the worst judged is shown, that of a day where none is worse', () => {
  const rates = (given: Partial<AlarmLoad>) =>
    shownMeasures(of(given)).flatMap(({ measure }) => (measure.startsWith('per') ? [measure] : []))
  expect(rates({})).toEqual(['perDay'])
  expect(rates({ perDay: 149, perHour: 6.2 })).toEqual(['perHour'])
})
