import { describe, expect, it as test } from 'vitest'
import { timeTicks, zoneOffset } from './time-ticks.ts'

const HOUR = 3_600_000
const paris = zoneOffset('Europe/Paris')

describe('time ticks', () => {
  test('fall on round hours and at most as many as asked for', () => {
    const from = Date.UTC(2026, 5, 1, 10, 7)
    const { ticks, stepMs } = timeTicks(from, from + 6 * HOUR, 6, paris)
    expect(stepMs).toBe(HOUR)
    expect(ticks).toHaveLength(6)
    expect(ticks.every((at) => at % HOUR === 0)).toBe(true)
  })

  test("fall on the site's midnight for days, also across a change to winter time", () => {
    const from = Date.UTC(2026, 9, 22)
    const { ticks } = timeTicks(from, from + 7 * 24 * HOUR, 8, paris)
    const hours = ticks.map((at) =>
      new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit' }).format(at),
    )
    expect(new Set(hours)).toEqual(new Set(['00 h']))
    expect(ticks).toHaveLength(7)
  })

  test('fall on the first of months over a year', () => {
    const { ticks } = timeTicks(Date.UTC(2025, 11, 31, 23), Date.UTC(2026, 11, 31, 23), 6, paris)
    const days = ticks.map((at) =>
      new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: 'numeric', month: 'numeric' }).format(at),
    )
    expect(days).toEqual(['01/01', '01/03', '01/05', '01/07', '01/09', '01/11', '01/01'])
  })

  test('know a zone’s offset on both sides of a change', () => {
    expect(paris(Date.UTC(2026, 6, 1))).toBe(2 * HOUR)
    expect(paris(Date.UTC(2026, 0, 1))).toBe(HOUR)
    expect(zoneOffset('Asia/Kolkata')(0)).toBe(5.5 * HOUR)
  })
})
