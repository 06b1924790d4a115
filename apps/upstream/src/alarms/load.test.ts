import { describe, expect, test } from 'vitest'
import { type AlarmSpan, alarmLoadOf as loadOf } from './load.ts'

const FROM = Date.UTC(2026, 9, 1)
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const stretch = (days: number) => ({ from: FROM, to: FROM + days * DAY })
const alarmLoadOf = (alarms: readonly AlarmSpan[], of: { from: number; to: number }) => loadOf(alarms, of, 'Etc/UTC')
const span = (device: string, at: number, lastsMs: number | null = HOUR): AlarmSpan => ({
  id: `${device}/${at}`,
  device,
  condition: 'power-off',
  finding: null,
  priority: 'high',
  acknowledgedAt: null,
  cause: null,
  raisedAt: FROM + at,
  clearedAt: lastsMs === null ? null : FROM + at + lastsMs,
})
const burst = (count: number, at: number, everyMs: number): AlarmSpan[] =>
  Array.from({ length: count }, (_, place) => span(`k${place}`, at + place * everyMs))

describe('the alarm load', () => {
  test('counts what came new in the stretch, as rates', () => {
    const alarms = [...burst(60, HOUR, HOUR), span('before', -2 * HOUR), span('after', 31 * DAY)]
    const load = alarmLoadOf(alarms, stretch(30))
    expect(load.raised).toBe(60)
    expect(load.perDay).toBeCloseTo(2)
    expect(load.perHour).toBeCloseTo(2 / 24)
    expect(load.perTenMinutes).toBeCloseTo(2 / 144)
    expect(load.indicative).toBe(false)
  })

  test('under 30 days is indicative, and nothing at all is zero', () => {
    expect(alarmLoadOf([], stretch(29))).toEqual({
      ...stretch(29),
      raised: 0,
      perDay: 0,
      perHour: 0,
      perTenMinutes: 0,
      peakTenMinutes: 0,
      peakAt: null,
      floodPct: 0,
      topTen: [],
      topTenPct: null,
      priorities: { critical: 0, high: 0, medium: 0, low: 0 },
      mttaMs: null,
      mttrMs: null,
      mttaMedianMs: null,
      mttrMedianMs: null,
      responses: {
        critical: { mttaMs: null, mttrMs: null },
        high: { mttaMs: null, mttrMs: null },
        medium: { mttaMs: null, mttrMs: null },
        low: { mttaMs: null, mttrMs: null },
      },
      days: Array.from({ length: 29 }, (_, day) => ({ from: FROM + day * DAY, to: FROM + (day + 1) * DAY, raised: 0 })),
      stale: 0,
      standing: [],
      chattering: 0,
      indicative: true,
    })
    expect(alarmLoadOf([], { from: FROM, to: FROM })).toMatchObject({ raised: 0, perDay: null })
  })

  test('of less than a day is a count and no rate: an hour’s burst is not so many a day', () => {
    const rates = (hours: number) => alarmLoadOf(burst(29, 0, MINUTE), { from: FROM, to: FROM + hours * HOUR })
    expect(rates(1)).toMatchObject({ raised: 29, perDay: null, perHour: null, perTenMinutes: null })
    expect(rates(22).perDay).toBeNull()
    // a local day in which the clock is put forward
    expect(rates(23).perDay).toBeCloseTo((29 * 24) / 23)
  })

  test('[R11.8] a cut that others name as their cause was not alone, as little as those', () => {
    const cuts = [0, DAY, 2 * DAY].flatMap((at) => {
      const first = span('pompe', at)
      return [first, { ...span('sonde', at + SECOND), cause: first.id }]
    })
    const lone = [0, DAY, 2 * DAY].map((at) => span('vanne', at + 6 * HOUR))
    // what follows from a cut on its own device makes it no common one
    const stale = { ...span('vanne', 7 * HOUR), condition: 'stale' as const, cause: lone[0]?.id ?? null }
    const followed = new Map(
      alarmLoadOf([...cuts, ...lone, stale], stretch(3)).topTen.map(({ device, condition, followed }) => [
        `${device}/${condition}`,
        followed,
      ]),
    )
    expect(Object.fromEntries(followed)).toEqual({
      'pompe/power-off': 3,
      'sonde/power-off': 3,
      'vanne/power-off': 0,
      'vanne/stale': 1,
    })
  })

  test('[R13.2] a key is named as what was found, where that was the same each time', () => {
    const found = (device: string, at: number, finding: AlarmSpan['finding'], lastsMs: number | null = HOUR) => ({
      ...span(device, at, lastsMs),
      condition: 'anomaly' as const,
      finding,
    })
    const { topTen, standing } = alarmLoadOf(
      [
        ...[0, 1, 2].map((day) => found('level', day * DAY, 'stuck-sensor')),
        found('meter', 0, 'stuck-sensor'),
        found('meter', DAY, 'unusual-behaviour', null),
        found('pump', 0, null),
      ],
      stretch(30),
    )
    expect(topTen.map(({ device, finding }) => [device, finding])).toEqual([
      ['level', 'stuck-sensor'],
      ['meter', undefined],
      ['pump', undefined],
    ])
    expect(standing?.map(({ device, finding }) => [device, finding])).toEqual([['meter', 'unusual-behaviour']])
  })

  test('a month in which the clock is put forward is thirty days all the same', () => {
    const from = Date.parse('2026-03-10T11:00:00Z')
    const to = Date.parse('2026-04-09T10:00:00Z')
    expect(loadOf([], { from, to }, 'Europe/Paris').indicative).toBe(false)
  })

  test('peaks where most came within ten minutes, whatever the clock says', () => {
    expect(alarmLoadOf([...burst(3, 8 * MINUTE, MINUTE), ...burst(2, HOUR, MINUTE)], stretch(1)).peakTenMinutes).toBe(3)
    expect(alarmLoadOf([span('a', 0), span('b', 10 * MINUTE)], stretch(1)).peakTenMinutes).toBe(1)
  })

  test('is in flood above ten in ten minutes, until fewer than five', () => {
    expect(alarmLoadOf(burst(10, HOUR, SECOND), stretch(1)).floodPct).toBe(0)
    // twelve, one each second: flood from the eleventh until the eighth is ten minutes old
    const flooded = 10 * MINUTE + 7 * SECOND - 10 * SECOND
    expect(alarmLoadOf(burst(12, HOUR, SECOND), stretch(1)).floodPct).toBeCloseTo((100 * flooded) / DAY)
  })

  test('says which share the ten most frequent make', () => {
    const many = Array.from({ length: 12 }, (_, place) => span(`k${place}`, place * HOUR))
    expect(alarmLoadOf([...many, span('k0', 20 * HOUR)], stretch(1)).topTenPct).toBeCloseTo((100 * 11) / 13)
  })

  test('is stale when an alarm stands for over a day at the end', () => {
    const alarms = [span('old', 0, null), span('new', 30 * HOUR, null), span('cleared', 0, 3 * HOUR)]
    expect(alarmLoadOf(alarms, stretch(2)).stale).toBe(1)
  })

  test('chatters when a key flips three times in a minute', () => {
    expect(alarmLoadOf([span('a', 0, 10 * SECOND), span('a', 50 * SECOND, HOUR)], stretch(1)).chattering).toBe(1)
    expect(alarmLoadOf([span('a', 0, 10 * SECOND), span('a', 2 * MINUTE, 10 * SECOND)], stretch(1)).chattering).toBe(0)
    expect(alarmLoadOf([span('a', 0, 10 * SECOND), span('b', 0, 10 * SECOND)], stretch(1)).chattering).toBe(0)
  })

  test('[R11.8] of a known day says who came most, how soon it was acknowledged, and how soon it was over', () => {
    const acknowledged = (one: AlarmSpan, afterMs: number): AlarmSpan => ({
      ...one,
      acknowledgedAt: one.raisedAt + afterMs,
    })
    const day = [
      acknowledged(span('a', 0, HOUR), 2 * MINUTE),
      acknowledged(span('a', 2 * HOUR, 3 * HOUR), 4 * MINUTE),
      span('a', 8 * HOUR, null),
      { ...acknowledged(span('b', 9 * HOUR, 2 * HOUR), 9 * MINUTE), priority: 'critical' as const },
      { ...span('c', 10 * HOUR, null), priority: 'low' as const },
    ]
    expect(alarmLoadOf(day, stretch(1))).toMatchObject({
      raised: 5,
      topTen: [
        { device: 'a', condition: 'power-off', raised: 3 },
        { device: 'b', condition: 'power-off', raised: 1 },
        { device: 'c', condition: 'power-off', raised: 1 },
      ],
      priorities: { critical: 1, high: 3, medium: 0, low: 1 },
      mttaMs: 5 * MINUTE,
      mttrMs: 2 * HOUR,
    })
  })
})
