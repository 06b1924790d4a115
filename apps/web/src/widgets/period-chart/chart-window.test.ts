import { describe, expect, test } from 'vitest'
import { isWhole, pan, readingOf, within, zoom } from './chart-window.ts'

const HOUR = 3_600_000
const WHOLE = { from: 0, to: 24 * HOUR }

describe('the window of a chart', () => {
  test('never leaves the period', () => {
    expect(within({ from: -HOUR, to: HOUR }, WHOLE)).toEqual({ from: 0, to: 2 * HOUR })
    expect(pan({ from: 20 * HOUR, to: 24 * HOUR }, 1, WHOLE)).toEqual({ from: 20 * HOUR, to: 24 * HOUR })
    expect(zoom({ from: 0, to: 20 * HOUR }, 'out', WHOLE)).toEqual(WHOLE)
  })

  test('keeps its middle when it narrows, down to a minute', () => {
    expect(zoom(WHOLE, 'in', WHOLE)).toEqual({ from: 6 * HOUR, to: 18 * HOUR })
    const { from, to } = zoom({ from: 0, to: 60_000 }, 'in', WHOLE)
    expect(to - from).toBe(60_000)
    expect(isWhole(WHOLE, WHOLE)).toBe(true)
  })

  test('draws counters as bars of a round length, whole even where little is known, and the rest as a curve', () => {
    const month = { from: 0, to: 31 * 24 * HOUR }
    expect(readingOf(WHOLE, 48 * HOUR, true)).toEqual({ ...WHOLE, points: 24 })
    expect(readingOf(month, 48 * 24 * HOUR, true)).toEqual({ ...month, points: 31 })
    expect(readingOf(WHOLE, 8.2 * HOUR, true)).toEqual({ from: 0, to: 9 * HOUR, points: 9 })
    expect(readingOf(WHOLE, 8.25 * HOUR, false)).toEqual({ from: 0, to: 8.25 * HOUR, points: 495 })
  })

  test('draws a curve with points of a round length, the same of a day and of a little more', () => {
    const width = (hours: number, from = 0) => {
      const { to, points, ...read } = readingOf({ from, to: from + hours * HOUR }, 1_000 * 24 * HOUR, false)
      expect(points).toBeLessThanOrEqual(600)
      expect([read.from <= from, to >= from + hours * HOUR]).toEqual([true, true])
      return (to - read.from) / points / 60_000
    }
    expect([24, 29.5, 45].map((hours) => width(hours))).toEqual([5, 5, 5])
    expect([0.5, 1, 8, 15].map((hours) => width(hours))).toEqual([1 / 12, 1 / 6, 1, 2])
    expect([7 * 24, 24 * 24].map((hours) => width(hours))).toEqual([30, 60])
    // buckets of five minutes begin at one: from elsewhere on they would be wider
    expect(readingOf({ from: 61_000, to: 61_000 + 24 * HOUR }, 48 * HOUR, false).from).toBe(0)
    expect(readingOf({ from: 0, to: 365 * 24 * HOUR }, 400 * 24 * HOUR, false).points).toBe(600)
  })
})
