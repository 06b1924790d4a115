import { COURSE_HOURS, deviceId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { autonomiesOf, type Drawn, type PoolTank } from './pool-autonomy.ts'

const UNTIL = Date.parse('2026-11-23T10:00:00Z')
const [high, low] = [deviceId.parse('bassin-haut'), deviceId.parse('bassin-bas')]
const drawn: Drawn = () => () => 4
const tank = (id: typeof high, volumeM3: number, readBefore = 0): PoolTank => ({
  id,
  reserveM3: 20,
  sectors: [],
  stock: { volumeM3, at: UNTIL - readBefore },
})
const told = (pool: readonly PoolTank[], draw = drawn, withCourse = true) =>
  new Map(autonomiesOf(pool, draw, { until: UNTIL, withCourse }))

test('[R10] the course of a tank begins with its reading and meets its reserve when its autonomy ends', () => {
  const found = told([tank(high, 10, 5 * MINUTE_MS)]).get(high)
  expect(found?.autonomyEndsAt).toBe(UNTIL - 5 * MINUTE_MS + 2.5 * HOUR_MS)
  expect(found?.autonomyCourse?.[0]).toEqual({ at: UNTIL - 5 * MINUTE_MS, volumeM3: 30 })
  expect(found?.autonomyCourse?.at(-1)).toEqual({ at: found?.autonomyEndsAt, volumeM3: 20 })
})

test('[R10] tanks that share their water end together, each at its own reserve', () => {
  const found = told([tank(high, 10), tank(low, 30)])
  for (const id of [high, low])
    expect(found.get(id)?.autonomyCourse?.at(-1)).toEqual({ at: UNTIL + 10 * HOUR_MS, volumeM3: 20 })
  expect(found.get(high)?.autonomyCourse?.[4]).toEqual({ at: UNTIL + 4 * HOUR_MS, volumeM3: 26 })
  // one that is at its reserve already goes nowhere
  expect(told([tank(high, 0), tank(low, 30)]).get(high)).not.toHaveProperty('autonomyCourse')
})

test('[R10] a stock that lasts longer is told seven days ahead', () => {
  const course = told([tank(high, 800)]).get(high)?.autonomyCourse
  expect(course).toHaveLength(COURSE_HOURS + 1)
  expect(course?.at(-1)).toEqual({ at: UNTIL + COURSE_HOURS * HOUR_MS, volumeM3: 820 - 4 * COURSE_HOURS })
})

test('[R10] there is no course of a period that is over, of an old level, of a stock that is spent, nor of one whose end is not known', () => {
  const withEnd = expect.objectContaining({ autonomyEndsAt: expect.any(Number) })
  const old = tank(low, 40, 16 * MINUTE_MS)
  for (const [found, known] of [
    [told([tank(high, 10)], drawn, false), withEnd],
    [told([old]), withEnd],
    [told([tank(high, 10), old]), withEnd],
    [told([tank(high, 0)]), withEnd],
    [told([tank(high, 0.1, 10 * MINUTE_MS)]), withEnd],
    [told([tank(high, 10)], () => () => null), { autonomyHours: null, autonomyEndsAt: null }],
    [told([{ ...tank(high, 10), stock: null }]), { autonomyHours: null, autonomyEndsAt: null }],
    [told([{ ...tank(high, 10), sectors: null }]), { autonomyHours: null, autonomyEndsAt: null }],
  ] as const)
    for (const autonomy of found.values()) {
      expect(autonomy).toEqual(known)
      expect(autonomy).not.toHaveProperty('autonomyCourse')
    }
})
