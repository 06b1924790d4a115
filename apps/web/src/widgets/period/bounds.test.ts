import { describe, expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'

const TODAY = '2026-11-21'
const HOUR = 3_600_000
const NOW = Date.parse('2026-11-21T14:00:00Z')

describe('the instants of a period', () => {
  test('run from midnight to midnight on the site’s clock, whatever the season', () => {
    const day = boundsOf({ unit: 'day' }, TODAY, 'Africa/Lagos', NOW)
    expect(new Date(day.from).toISOString()).toBe('2026-11-20T23:00:00.000Z')
    const short = boundsOf({ unit: 'day', date: '2026-03-29' }, TODAY, 'Europe/Paris', NOW)
    expect((short.to - short.from) / HOUR).toBe(23)
    const long = boundsOf({ unit: 'day', date: '2026-10-25' }, TODAY, 'Europe/Paris', NOW)
    expect((long.to - long.from) / HOUR).toBe(25)
  })

  test('of one that goes with the clock end now, and begin at the same time on the wall', () => {
    const now = Date.parse('2026-10-27T11:03:00Z')
    const of = (unit: 'last-24h' | 'last-7d') => boundsOf({ unit }, '2026-10-27', 'Europe/Paris', now)
    const to = Date.parse('2026-10-27T11:00:00Z')
    expect(of('last-24h')).toEqual({ from: to - 24 * HOUR, to })
    expect(of('last-7d')).toEqual({ from: Date.parse('2026-10-20T10:00:00Z'), to })
  })
})
