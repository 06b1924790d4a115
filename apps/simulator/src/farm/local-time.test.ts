import { describe, expect, test } from 'vitest'
import { localTime } from './local-time.ts'

const hourOf = (iso: string, zone: string) => localTime(Date.parse(iso), zone).hour

describe('the wall clock', () => {
  test('is an hour ahead of UTC in Casablanca, and not during Ramadan', () => {
    expect(hourOf('2026-06-21T12:30:00Z', 'Africa/Casablanca')).toBe(13.5)
    expect(hourOf('2026-03-01T12:30:00Z', 'Africa/Casablanca')).toBe(12.5)
  })

  test('follows summer time in Paris, and begins a new day at local midnight', () => {
    expect(hourOf('2026-03-29T00:59:00Z', 'Europe/Paris')).toBeCloseTo(1.983, 2)
    expect(hourOf('2026-03-29T01:00:00Z', 'Europe/Paris')).toBe(3)
    const evening = localTime(Date.parse('2026-06-21T21:59:00Z'), 'Europe/Paris')
    const night = localTime(Date.parse('2026-06-21T22:00:00Z'), 'Europe/Paris')
    expect([night.day - evening.day, night.hour]).toEqual([1, 0])
  })
})
