import { expect, test } from 'vitest'
import { type AlarmSpan, alarmLoadOf } from './load.ts'

const FROM = Date.UTC(2026, 9, 1)
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000]
const alarm = (given: Partial<AlarmSpan> & Pick<AlarmSpan, 'device' | 'raisedAt'>): AlarmSpan => ({
  id: `${given.device}/${given.raisedAt}`,
  condition: 'power-off',
  finding: null,
  priority: 'low',
  clearedAt: given.raisedAt + HOUR,
  acknowledgedAt: null,
  cause: null,
  ...given,
})

/**
 * Thirty days, by hand. A flood on the first day: twelve cuts a minute apart from 08:00. A meter that flips on the
 * second. Two alarms that stay. Eighteen devices with one alarm each.
 */
const MONTH: readonly AlarmSpan[] = [
  alarm({ device: 'avant', raisedAt: FROM - 2 * DAY, clearedAt: FROM + DAY }),
  ...Array.from({ length: 12 }, (_, minute) =>
    alarm({
      device: 'pompe',
      raisedAt: FROM + 8 * HOUR + minute * MINUTE,
      clearedAt: FROM + 8 * HOUR + minute * MINUTE + 30 * SECOND,
      acknowledgedAt: FROM + 8 * HOUR + minute * MINUTE + 10 * SECOND,
    }),
  ),
  ...[0, 20].map((second) =>
    alarm({
      device: 'compteur',
      condition: 'threshold-high',
      priority: 'medium',
      raisedAt: FROM + DAY + second * SECOND,
      clearedAt: FROM + DAY + (second + 10) * SECOND,
    }),
  ),
  alarm({ device: 'secteur', condition: 'night-flow', priority: 'high', raisedAt: FROM + 20 * DAY, clearedAt: null }),
  alarm({
    device: 'bassin',
    condition: 'tank-low',
    priority: 'critical',
    raisedAt: FROM + 29.5 * DAY,
    clearedAt: null,
  }),
  ...Array.from({ length: 18 }, (_, place) =>
    alarm({ device: `sonde-${place}`, condition: 'stale', raisedAt: FROM + (3 + place) * DAY, clearedAt: null }),
  ).map((one) => ({ ...one, clearedAt: one.raisedAt + HOUR })),
]

test('[R11.8] a month of known events gives each figure of ISA-18.2 exactly as by hand', () => {
  const load = alarmLoadOf(MONTH, { from: FROM, to: FROM + 30 * DAY }, 'Etc/UTC')
  // 12 + 2 + 1 + 1 + 18; what was raised before the month is not new in it
  expect(load.raised).toBe(34)
  expect([load.perDay, load.perHour, load.perTenMinutes]).toEqual([34 / 30, 34 / 720, 34 / 4_320])
  // a minute apart: at any instant the last ten minutes hold ten of them, so that there is no flood above ten
  expect([load.peakTenMinutes, load.floodPct]).toEqual([10, 0])
  expect(load.topTen.slice(0, 2)).toEqual([
    {
      device: 'pompe',
      condition: 'power-off',
      priority: 'low',
      raised: 12,
      acknowledged: 12,
      followed: 0,
      atNight: 0,
      chattering: true,
      stale: false,
      lastedMedianMs: 30 * SECOND,
    },
    {
      device: 'compteur',
      condition: 'threshold-high',
      priority: 'medium',
      raised: 2,
      acknowledged: 0,
      followed: 0,
      // at midnight, and 20 s after it
      atNight: 2,
      chattering: true,
      stale: false,
      lastedMedianMs: 10 * SECOND,
    },
  ])
  // 12 + 2 + eight with one each, of 34
  expect(load.topTenPct).toBeCloseTo((100 * 22) / 34, 10)
  expect(load.priorities).toEqual({ critical: 1, high: 1, medium: 2, low: 30 })
  expect(load.mttaMs).toBe(10 * SECOND)
  // twelve of 30 s, two of 10 s, eighteen of an hour; two have not cleared
  expect(load.mttrMs).toBe((12 * 30 * SECOND + 2 * 10 * SECOND + 18 * HOUR) / 32)
  // of 32 times the 16th and the 17th are an hour: two of 10 s and twelve of 30 s come before
  expect(load.mttrMedianMs).toBe(HOUR)
  expect(load.mttaMedianMs).toBe(10 * SECOND)
  expect(load.responses).toEqual({
    critical: { mttaMs: null, mttrMs: null },
    high: { mttaMs: null, mttrMs: null },
    medium: { mttaMs: null, mttrMs: 10 * SECOND },
    low: { mttaMs: 10 * SECOND, mttrMs: (12 * 30 * SECOND + 18 * HOUR) / 30 },
  })
  // the tenth cut of the flood, from which on ten lie in ten minutes
  expect(load.peakAt).toBe(FROM + 8 * HOUR + 9 * MINUTE)
  // twelve, the meter, none, one a day to the 21st, with the leak on that day, none, and the tank at noon of the last
  expect(load.days.map(({ raised }) => raised)).toEqual([
    12,
    2,
    0,
    ...Array.from({ length: 17 }, () => 1),
    2,
    ...Array.from({ length: 8 }, () => 0),
    1,
  ])
  // the leak; the tank is low for half a day only
  expect(load.stale).toBe(1)
  // the meter: raised, cleared and raised within 20 s; the pump has two flips in a minute, and a third at its end
  expect(load.chattering).toBe(2)
  expect(load.indicative).toBe(false)
})

test('[R11.8] a flood lasts from the eleventh alarm within ten minutes until fewer than five are left', () => {
  const flood = Array.from({ length: 12 }, (_, place) =>
    alarm({ device: `d${place}`, raisedAt: FROM + HOUR + place * 30 * SECOND }),
  )
  const load = alarmLoadOf(flood, { from: FROM, to: FROM + 29 * DAY }, 'Etc/UTC')
  // above ten from the eleventh, at 5 min; the eighth leaves the window at 3,5 + 10 min, and four are left
  expect(load.floodPct).toBeCloseTo((100 * 8.5 * MINUTE) / (29 * DAY), 10)
  expect(load.indicative).toBe(true)
})

test('[R11.8] the ten that come most often say what tells what to do about them', () => {
  const cut = (place: number, given: Partial<AlarmSpan> = {}) =>
    alarm({ device: 'nuit', raisedAt: FROM + place * DAY, ...given })
  const load = alarmLoadOf(
    [
      // 21:59:59, 22:00, 05:59:59 and 06:00 in Casablanca, an hour ahead of UTC
      cut(0, { raisedAt: FROM + 21 * HOUR - SECOND, cause: 'another' }),
      cut(1, { raisedAt: FROM + 21 * HOUR + DAY, acknowledgedAt: FROM + 22 * HOUR + DAY }),
      cut(2, { raisedAt: FROM + 5 * HOUR - SECOND + 2 * DAY }),
      cut(3, { raisedAt: FROM + 5 * HOUR + 3 * DAY, clearedAt: null }),
      alarm({ device: 'vieille', raisedAt: FROM - DAY, clearedAt: null }),
    ],
    { from: FROM, to: FROM + 5 * DAY },
    'Africa/Casablanca',
  )
  // what was raised before the stretch is stale, and none of the most frequent in it
  expect(load.stale).toBe(2)
  expect(load.topTen).toEqual([
    {
      device: 'nuit',
      condition: 'power-off',
      priority: 'low',
      raised: 4,
      acknowledged: 1,
      followed: 1,
      atNight: 2,
      chattering: false,
      stale: true,
      lastedMedianMs: HOUR,
    },
  ])
})

test('[R11.8] days are those of the site: the longer one where its clock is put back, parts at both ends', () => {
  const from = Date.parse('2026-10-24T10:00:00Z')
  const to = Date.parse('2026-10-26T10:00:00Z')
  const midnight = Date.parse('2026-10-24T22:00:00Z')
  const next = Date.parse('2026-10-25T23:00:00Z')
  const raised = [from, midnight - 1, midnight, next - 1, next].map((raisedAt) => alarm({ device: 'pompe', raisedAt }))
  expect(alarmLoadOf(raised, { from, to }, 'Europe/Paris').days).toEqual([
    { from, to: midnight, raised: 2 },
    { from: midnight, to: next, raised: 2 },
    { from: next, to, raised: 1 },
  ])
})
