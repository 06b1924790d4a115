import { expect, test } from 'vitest'
import { hoursMovedFromSun, planStretches } from './plan-reasons.ts'

/** Cheap by night, dear in the evening. */
const prices = Array.from({ length: 24 }, (_, hour) => (hour < 7 || hour >= 22 ? 0.74 : hour < 17 ? 1.01 : 1.42))
const day = (of: (hour: number) => number) => Array.from({ length: 24 }, (_, hour) => of(hour))
const half = day(() => 500)
const tank = { plan: half, capacityM3: 1_000, reservePct: 10 }
const told = (plan: readonly number[], of: Partial<typeof tank> = {}) =>
  planStretches({ plan, prices, tank: { ...tank, ...of } }).map(({ from, to, runs, reason }) => [
    from,
    to,
    runs,
    reason,
  ])

test('[R13.2] a pump works in the cheapest hours, and rests while the kilowatt-hour is dearer', () => {
  expect(told(day((hour) => (hour < 7 || hour >= 22 ? 1 : 0)))).toEqual([
    [0, 7, true, 'cheapest'],
    [7, 22, false, 'dearer'],
    [22, 24, true, 'cheapest'],
  ])
})

test('[R13.2] it rests in a cheap hour before a tank that is full, or because enough is pumped', () => {
  const filled = day((hour) => (hour < 3 ? 600 : 970))
  expect(
    told(
      day((hour) => (hour < 3 ? 1 : 0)),
      { plan: filled },
    ),
  ).toEqual([
    [0, 3, true, 'cheapest'],
    [3, 7, false, 'full'],
    [7, 22, false, 'dearer'],
    [22, 24, false, 'full'],
  ])
  expect(told(day(() => 0))).toEqual([[0, 24, false, 'enough']])
})

test('[R13.2] it works in a dear hour where the tank is low, else by the sun', () => {
  const low = day((hour) => (hour === 18 ? 210 : 500))
  expect(
    told(
      day((hour) => (hour === 18 ? 1 : 0)),
      { plan: low },
    ),
  ).toContainEqual([18, 19, true, 'low'])
  expect(told(day((hour) => (hour === 11 ? 0.3 : 0)))).toContainEqual([11, 12, true, 'sun'])
})

test('[R13.2] a plan says how many hours of work it takes out of the sun, of all pumps together', () => {
  const day = (from: number, to: number) => Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? 1 : 0))
  expect(
    hoursMovedFromSun({
      pumps: [
        { today: day(10, 16), plan: day(0, 6) },
        { today: day(10, 14), plan: day(12, 16) },
      ],
    }),
  ).toBe(6)
  expect(hoursMovedFromSun({ pumps: [{ today: day(0, 6), plan: day(10, 16) }] })).toBe(-6)
  // a day that worked for 14 hours is no plan of 4 that moves 14
  expect(hoursMovedFromSun({ pumps: [{ today: day(8, 18), plan: day(0, 4) }] })).toBe(4)
})
