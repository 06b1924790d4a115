import { describe, expect, it as test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time.ts'
import { leftAt, spentAt } from './autonomy.ts'
import { drawOf } from './draws.ts'

const MIDNIGHT = Date.parse('2026-11-23T00:00:00Z')
const at = (hours: number) => MIDNIGHT + hours * HOUR_MS

describe('a stock when the pumps stop', () => {
  /** 2 m³ in each hour by night, 6 in each from 06:00 to 18:00. */
  const draw = (hour: number) => {
    const local = (hour / HOUR_MS) % 24
    return local >= 6 && local < 18 ? 6 : 2
  }

  test('ends in the hour in which the expected draw meets it', () => {
    // from 04:30: 1 m³ to 05:00, 2 m³ to 06:00, then 6 m³ an hour: 12 m³ are spent at 07:30
    expect(spentAt({ volumeM3: 12, at: at(4.5) }, draw)).toBe(at(7.5))
    expect(spentAt({ volumeM3: 0, at: at(4.5) }, draw)).toBe(at(4.5))
  })

  test('counts from when it was read: what is drawn since then is gone', () => {
    expect(leftAt({ volumeM3: 12, at: at(4.5) }, draw, at(7))).toBeCloseTo(3, 9)
    expect(leftAt({ volumeM3: 12, at: at(4.5) }, draw, at(12))).toBe(0)
  })

  test('has no end when nothing is drawn, or when nobody knows how much', () => {
    expect(spentAt({ volumeM3: 12, at: at(0) }, () => 0)).toBeNull()
    expect(spentAt({ volumeM3: 12, at: at(0) }, () => null)).toBeNull()
  })
})

describe('the draw expected of an hour', () => {
  const hours = (entries: readonly (readonly [number, number])[]) => new Map(entries)

  test('is the mean of the same hours of the last four same weekdays', () => {
    const week = 7 * DAY_MS
    const known = hours([1, 2, 3].map((back) => [at(10) - back * week, 4 * back]))
    const draw = drawOf([known], at(9), 'Etc/UTC')
    expect(draw(at(10))).toBeCloseTo(8, 9)
    expect(draw(at(10) + 2 * week)).toBeCloseTo(8, 9)
  })

  test('else that of the same hour of the last 24 h, else their mean', () => {
    const draw = drawOf(
      [
        hours([
          [at(-4), 3],
          [at(-3), 5],
        ]),
      ],
      at(0),
      'Etc/UTC',
    )
    expect(draw(at(20))).toBe(3)
    expect(draw(at(22))).toBe(4)
  })

  test('goes by the clock on the wall across a change of offset', () => {
    const sunday = Date.parse('2026-10-25T10:00:00Z')
    const weekBefore = Date.parse('2026-10-18T09:00:00Z')
    expect(drawOf([hours([[weekBefore, 7]])], sunday, 'Europe/Paris')(sunday)).toBe(7)
  })

  test('is that of all who draw, and not known when that of one is not', () => {
    const one = hours([[at(-4), 3]])
    expect(drawOf([one, one], at(0), 'Etc/UTC')(at(20))).toBe(6)
    expect(drawOf([one, hours([])], at(0), 'Etc/UTC')(at(20))).toBeNull()
    expect(drawOf([], at(0), 'Etc/UTC')(at(20))).toBeNull()
  })
})
