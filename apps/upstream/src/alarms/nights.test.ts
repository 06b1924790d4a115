import { expect, test } from 'vitest'
import { judgeNights, usualNight } from './nights.ts'

const isUnusual = (flow: number, usual: number) => flow >= Math.max(2 * usual, usual + 0.5)
const nights = (flows: readonly number[]) => flows.map((flowM3h, at) => ({ at, flowM3h }))

test('what is usual is the median of four weeks of nights, from a week on', () => {
  expect(usualNight(nights([1, 1, 1, 1, 1, 1]), isUnusual)).toBeNull()
  expect(usualNight(nights([1, 2, 3, 4, 5, 6, 7]), () => false)).toBe(4)
})

test('[R11.1] a leak does not become a habit: its nights are not compared with', () => {
  const before = Array.from({ length: 20 }, () => 0.4)
  const leak = Array.from({ length: 30 }, () => 2.4)
  expect(usualNight(nights([...before, ...leak]), isUnusual)).toBe(0.4)
})

test('one that grows slowly is found, as the habit lags behind', () => {
  const growing = Array.from({ length: 25 }, (_, night) => 0.4 + 0.11 * night)
  const usual = usualNight(nights([...Array.from({ length: 30 }, () => 0.4), ...growing]), isUnusual)
  expect(usual).toBeLessThan(0.6)
})

test('[R11.1] a leak lasts since the first night of those that were all out of the ordinary, one within the deadband too', () => {
  const rule = (flow: number, usual: number, held: boolean) => flow >= (held ? 1.5 : 2) * usual
  const before = Array.from({ length: 10 }, () => 1)
  expect(judgeNights(nights([...before, 2.1, 1, 2.5, 1.7, 2.2]), rule)).toEqual({
    at: 14,
    flowM3h: 2.2,
    usualM3h: 1,
    since: 12,
  })
  expect(judgeNights(nights([...before, 2.1, 1.2]), rule)).toMatchObject({ flowM3h: 1.2, usualM3h: 1, since: null })
})

test('too few nights say nothing of what is usual, and none says nothing at all', () => {
  expect(judgeNights(nights([1, 1, 1, 1, 1, 1, 9]), isUnusual)).toMatchObject({ usualM3h: null, since: null })
  expect(judgeNights([], isUnusual)).toBeNull()
})
