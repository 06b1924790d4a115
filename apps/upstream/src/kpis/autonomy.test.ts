import { COURSE_HOURS } from '@vigie/contracts/entities'
import fc from 'fast-check'
import { describe, expect, it as test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time.ts'
import { courseOf, leftAt, runDown, type Stock, spentAt } from './autonomy.ts'
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
    expect(spentAt(runDown({ volumeM3: 12, at: at(4.5) }, draw))).toBe(at(7.5))
    expect(spentAt(runDown({ volumeM3: 0, at: at(4.5) }, draw))).toBe(at(4.5))
  })

  test('counts from when it was read: what is drawn since then is gone', () => {
    expect(leftAt({ volumeM3: 12, at: at(4.5) }, draw, at(7))).toBeCloseTo(3, 9)
    expect(leftAt({ volumeM3: 12, at: at(4.5) }, draw, at(12))).toBe(0)
  })

  test('has no end when nothing is drawn, or when nobody knows how much', () => {
    expect(spentAt(runDown({ volumeM3: 12, at: at(0) }, () => 0))).toBeNull()
    expect(spentAt(runDown({ volumeM3: 12, at: at(0) }, () => null))).toBeNull()
  })

  test('[R10] goes from its reading over each whole hour to its reserve, and is at the reserve when it ends', () => {
    const down = runDown({ volumeM3: 12, at: at(4.5) }, draw)
    expect(courseOf(down, { aboveM3: 12, reserveM3: 20 }, at(4.5))).toEqual([
      { at: at(4.5), volumeM3: 32 },
      { at: at(5), volumeM3: 31 },
      { at: at(6), volumeM3: 29 },
      { at: at(7), volumeM3: 23 },
      { at: at(7.5), volumeM3: 20 },
    ])
    // of tanks that share their water each goes at the rate of the whole, and ends with it
    expect(courseOf(down, { aboveM3: 3, reserveM3: 1 }, at(4.5)).at(-1)).toEqual({ at: at(7.5), volumeM3: 1 })
    expect(courseOf(down, { aboveM3: 3, reserveM3: 1 }, at(4.5))[3]).toEqual({ at: at(7), volumeM3: 1.75 })
  })

  test('[R10] has a course that never rises, whatever is drawn, and ends at its reserve within three days or not at all', () => {
    const perHour = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 50, noNaN: true }))
    const draws = fc.array(perHour, { minLength: 24, maxLength: 24 })
    const amount = (min: number) => fc.double({ min, max: 5_000, noNaN: true })
    const instant = fc.integer({ min: at(0), max: at(24) })
    const tank = fc.record({ aboveM3: amount(1e-3), reserveM3: amount(0) })
    fc.assert(
      fc.property(amount(1e-3), instant, draws, tank, (volumeM3, from, hours, held) => {
        const down = runDown({ volumeM3, at: from }, (hour) => hours[(hour / HOUR_MS) % 24] ?? null)
        const course = courseOf(down, held, from)
        const endsAt = spentAt(down)
        for (const [place, point] of course.entries()) {
          const before = course[place - 1] ?? { at: from, volumeM3: held.reserveM3 + held.aboveM3 * (1 + 1e-12) }
          expect(point.volumeM3).toBeLessThanOrEqual(before.volumeM3)
          expect(point.at).toBeGreaterThanOrEqual(before.at)
        }
        expect(course.length).toBeLessThanOrEqual(COURSE_HOURS + 3)
        if (endsAt !== null && endsAt <= from + COURSE_HOURS * HOUR_MS)
          expect(course.at(-1)).toEqual({ at: Math.round(endsAt), volumeM3: held.reserveM3 })
        else expect(course.at(-1)?.volumeM3).toBeGreaterThanOrEqual(held.reserveM3)
      }),
    )
  })

  test('[R10] has no course where nothing is left of it', () => {
    const spent: Stock = { volumeM3: 0, at: at(4.5) }
    expect(courseOf(runDown(spent, draw), { aboveM3: 0, reserveM3: 20 }, at(4.5))).toEqual([])
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
