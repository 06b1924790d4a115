import { expect, test } from 'vitest'
import { hoursMovedFromSun, planStretches } from './plan-reasons.ts'

/** Cheap by night, dear in the evening. */
const prices = Array.from({ length: 24 }, (_, hour) => (hour < 7 || hour >= 22 ? 0.74 : hour < 17 ? 1.01 : 1.42))
const day = (of: (hour: number) => number) => Array.from({ length: 24 }, (_, hour) => of(hour))
const half = day(() => 500)
const tank = { plan: half, capacityM3: 1_000, reservePct: 10 }
const dark = day(() => 0)
const told = (
  plan: readonly number[],
  of: Partial<typeof tank> = {},
  sunShares: readonly number[] | undefined = undefined,
) =>
  planStretches({ plan, prices, tank: { ...tank, ...of }, sunShares }).map(({ from, to, reason }) => [from, to, reason])

test('[R13.2] a pump works in the cheapest hours, told as stretches', () => {
  expect(told(day((hour) => (hour < 7 || hour >= 22 ? 1 : 0)))).toEqual([
    [0, 7, 'cheapest'],
    [22, 24, 'cheapest'],
  ])
  expect(told(day(() => 0))).toEqual([])
})

test('[R13.2] it works in a dear hour where the tank is low, by the sun where that has to spare, else at the price', () => {
  const low = day((hour) => (hour === 18 ? 210 : 500))
  const inDear = day((hour) => (hour === 18 ? 1 : 0))
  expect(told(inDear, { plan: low }, dark)).toEqual([[18, 19, 'low']])
  const work = day((hour) => (hour >= 11 && hour < 17 ? 0.3 : 0))
  const shares = day((hour) => (hour < 13 ? 1 : hour === 13 ? 0.2 : hour === 14 ? 0.19 : 0))
  expect(told(work, {}, shares)).toEqual([
    [11, 14, 'sun'],
    [14, 17, 'bought'],
  ])
})

test('[R13.2] an hour of day in which other uses take all of the sun is bought, whatever the light', () => {
  expect(
    told(
      day((hour) => (hour === 16 ? 0.4 : 0)),
      {},
      dark,
    ),
  ).toEqual([[16, 17, 'bought']])
})

test('[R13.2] of a plan kept before the sun was told of it, no hour is said to have sun', () => {
  expect(told(day((hour) => (hour === 11 ? 0.3 : 0)))).toEqual([[11, 12, 'unknown']])
})

test('[R13.2] a plan says how many hours of work it takes out of the sun, of all pumps together', () => {
  const day = (from: number, to: number) => Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? 1 : 0))
  expect(
    hoursMovedFromSun({
      pumps: [
        { was: day(10, 16), plan: day(0, 6) },
        { was: day(10, 14), plan: day(12, 16) },
      ],
    }),
  ).toBe(6)
  expect(hoursMovedFromSun({ pumps: [{ was: day(0, 6), plan: day(10, 16) }] })).toBe(-6)
  // a day that worked for 14 hours is no plan of 4 that moves 14
  expect(hoursMovedFromSun({ pumps: [{ was: day(8, 18), plan: day(0, 4) }] })).toBe(4)
})
