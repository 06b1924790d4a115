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
})
