import { describe, expect, test } from 'vitest'
import { backTo, boundsOf } from './bounds.ts'

const TODAY = '2026-11-21'
const HOUR = 3_600_000

describe('the instants of a period', () => {
  test('run from midnight to midnight on the site’s clock, whatever the season', () => {
    const day = boundsOf({ unit: 'day' }, TODAY, 'Africa/Lagos')
    expect(new Date(day.from).toISOString()).toBe('2026-11-20T23:00:00.000Z')
    const short = boundsOf({ unit: 'day', date: '2026-03-29' }, TODAY, 'Europe/Paris')
    expect((short.to - short.from) / HOUR).toBe(23)
    const long = boundsOf({ unit: 'day', date: '2026-10-25' }, TODAY, 'Europe/Paris')
    expect((long.to - long.from) / HOUR).toBe(25)
  })

  test('are compared with the period just before', () => {
    expect(backTo({ unit: 'week' }, TODAY, 'Africa/Casablanca')).toBe(7 * 24 * HOUR)
    expect(backTo({ unit: 'month', date: '2026-03-10' }, TODAY, 'UTC')).toBe(28 * 24 * HOUR)
  })
})
