import type { PeriodUnit } from '@vigie/contracts/entities'
import { describe, expect, it as test } from 'vitest'
import { resolvePeriod } from './period.ts'

const at = (text: string) => Date.parse(text)
const PARIS = 'Europe/Paris'

describe('periods on the clock of the site', () => {
  test('compares today until the watermark with yesterday until the same time', () => {
    const now = at('2026-11-21T14:02:30Z')
    const period = resolvePeriod({ site: 'chaib', unit: 'day' }, 'Etc/UTC', now, now)
    expect(period.current).toEqual({ from: at('2026-11-21T00:00:00Z'), to: at('2026-11-21T14:00:00Z') })
    expect(period.previous).toEqual({ from: at('2026-11-20T00:00:00Z'), to: at('2026-11-20T14:00:00Z') })
  })

  test('knows days of 23 and 25 hours', () => {
    const spring = resolvePeriod({ site: 's', unit: 'day', date: '2026-03-29' }, PARIS, 0, at('2027-01-01T00:00:00Z'))
    expect(spring.whole.to - spring.whole.from).toBe(23 * 3_600_000)
    const autumn = resolvePeriod({ site: 's', unit: 'day', date: '2026-10-25' }, PARIS, 0, at('2027-01-01T00:00:00Z'))
    expect(autumn.whole.to - autumn.whole.from).toBe(25 * 3_600_000)
    expect(autumn.previous.to - autumn.previous.from).toBe(24 * 3_600_000)
  })

  test('compares by the clock on the wall across a change of offset', () => {
    const noon = at('2026-10-25T11:00:00Z')
    const period = resolvePeriod({ site: 's', unit: 'day' }, PARIS, noon, noon)
    expect(period.previous.to).toBe(at('2026-10-24T10:00:00Z'))
  })

  test('starts weeks on Monday, and compares a whole month with the whole month before', () => {
    const later = at('2027-01-01T00:00:00Z')
    const week = resolvePeriod({ site: 's', unit: 'week', date: '2026-11-21' }, 'Etc/UTC', later, later)
    expect(week.whole.from).toBe(at('2026-11-16T00:00:00Z'))
    const march = resolvePeriod({ site: 's', unit: 'month', date: '2026-03-10' }, 'Etc/UTC', later, later)
    expect(march.previous).toEqual({ from: at('2026-02-01T00:00:00Z'), to: at('2026-03-01T00:00:00Z') })
  })

  test('never lets the stretch before run into the period', () => {
    const now = at('2026-03-31T12:00:00Z')
    const period = resolvePeriod({ site: 's', unit: 'month' }, 'Etc/UTC', now, now)
    expect(period.previous.to).toBeLessThanOrEqual(period.whole.from)
  })

  test('compares a range with as many days just before it', () => {
    const later = at('2027-01-01T00:00:00Z')
    const query = { site: 's', unit: 'range', date: '2026-11-11', end: '2026-11-20' } as const
    const period = resolvePeriod(query, 'Etc/UTC', later, later)
    expect(period.previous).toEqual({ from: at('2026-11-01T00:00:00Z'), to: at('2026-11-11T00:00:00Z') })
  })

  test('has an empty stretch when there is no data', () => {
    const period = resolvePeriod({ site: 's', unit: 'day' }, 'Etc/UTC', at('2026-11-21T14:00:00Z'), null)
    expect(period.current.to).toBe(period.current.from)
  })

  test('a rolling period ends with the latest reading, and goes back by the clock on the wall', () => {
    const now = at('2026-10-27T11:03:00Z')
    const of = (unit: 'last-24h' | 'last-7d' | 'last-30d', watermark: number | null = now - 60_000) =>
      resolvePeriod({ site: 's', unit }, PARIS, now, watermark)
    const end = at('2026-10-27T11:00:00Z')
    expect(of('last-24h').whole).toEqual({ from: end - 24 * 3_600_000, to: end })
    expect(of('last-24h').previous).toEqual({ from: end - 48 * 3_600_000, to: end - 24 * 3_600_000 })
    // the clock went back on the 25th: noon of a week before is one hour more away
    expect(of('last-7d').whole).toEqual({ from: at('2026-10-20T10:00:00Z'), to: end })
    expect(of('last-7d').current).toEqual(of('last-7d').whole)
    expect(of('last-7d').previous).toEqual({ from: at('2026-10-13T10:00:00Z'), to: at('2026-10-20T10:00:00Z') })
    expect(of('last-30d').whole.from).toBe(at('2026-09-27T10:00:00Z'))
  })

  test('[R10] the last days begin with a whole hour, so that what is kept by the hour is not counted before its levels', () => {
    const now = at('2026-11-29T14:22:00Z')
    const of = (unit: 'last-24h' | 'last-7d' | 'last-30d') => resolvePeriod({ site: 's', unit }, 'Etc/UTC', now, now)
    expect(of('last-24h').whole.from).toBe(at('2026-11-28T14:20:00Z'))
    expect(of('last-7d').whole).toEqual({ from: at('2026-11-22T14:00:00Z'), to: at('2026-11-29T14:20:00Z') })
    expect(of('last-30d').whole.from).toBe(at('2026-10-30T14:00:00Z'))
    // what it is compared with is as long, and ends where it begins
    expect(of('last-30d').previous).toEqual({ from: at('2026-09-30T13:40:00Z'), to: at('2026-10-30T14:00:00Z') })
    const year = resolvePeriod({ site: 's', unit: 'last-7d', compare: 'year' }, 'Etc/UTC', now, now).previous
    expect(year).toEqual({ from: at('2025-11-22T14:00:00Z'), to: at('2025-11-29T14:20:00Z') })
  })

  test('at a site that is silent a rolling period ends now, and compares as much of the one before as is known', () => {
    const now = at('2026-11-21T14:00:00Z')
    const period = resolvePeriod({ site: 's', unit: 'last-24h' }, 'Etc/UTC', now, at('2026-11-21T08:00:00Z'))
    expect(period.whole).toEqual({ from: at('2026-11-20T14:00:00Z'), to: now })
    expect(period.current).toEqual({ from: at('2026-11-20T14:00:00Z'), to: at('2026-11-21T08:00:00Z') })
    expect(period.previous).toEqual({ from: at('2026-11-19T14:00:00Z'), to: at('2026-11-20T08:00:00Z') })
    const none = resolvePeriod({ site: 's', unit: 'last-24h' }, 'Etc/UTC', now, null)
    expect(none.current).toEqual({ from: none.whole.from, to: none.whole.from })
  })

  test('compares with the same stretch of the year before: the same dates, of a week the ISO week of that number', () => {
    const later = at('2029-01-01T00:00:00Z')
    const of = (unit: PeriodUnit, date: string, watermark = later) =>
      resolvePeriod({ site: 's', unit, date, compare: 'year' }, 'Etc/UTC', later, watermark).previous
    const days = (from: string, to: string) => ({ from: at(`${from}T00:00:00Z`), to: at(`${to}T00:00:00Z`) })
    expect(of('day', '2026-11-21')).toEqual(days('2025-11-21', '2025-11-22'))
    expect(of('month', '2028-02-10')).toEqual(days('2027-02-01', '2027-03-01'))
    expect(of('month', '2028-02-10', at('2028-02-29T14:00:00Z'))).toEqual({
      from: at('2027-02-01T00:00:00Z'),
      to: at('2027-02-28T14:00:00Z'),
    })
    expect(of('day', '2028-02-28')).toEqual(days('2027-02-28', '2027-03-01'))
    expect(of('day', '2028-02-29')).toEqual(days('2027-02-28', '2027-03-01'))
    // week 47; week 53 of 2026, of which 2025 has none; week 1 of 2027 and of 2026
    expect(of('week', '2026-11-21')).toEqual(days('2025-11-17', '2025-11-24'))
    expect(of('week', '2026-12-30')).toEqual(days('2025-12-22', '2025-12-29'))
    expect(of('week', '2027-01-05')).toEqual(days('2025-12-29', '2026-01-05'))
    const range = { site: 's', unit: 'range', date: '2026-11-11', end: '2026-11-20', compare: 'year' } as const
    expect(resolvePeriod(range, 'Etc/UTC', later, later).previous).toEqual(days('2025-11-11', '2025-11-21'))
    const rolling = { site: 's', unit: 'last-7d', compare: 'year' } as const
    expect(resolvePeriod(rolling, 'Etc/UTC', later, later).previous).toEqual(days('2027-12-25', '2028-01-01'))
  })
})
