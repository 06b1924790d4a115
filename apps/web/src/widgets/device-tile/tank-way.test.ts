import { expect, test } from 'vitest'
import { lengthAhead, netFlowWords, tankWayOf } from './tank-way.ts'

const tank = (netFlowM3h: number | null, emptyInHours: number | null, overflowInHours: number | null) => ({
  netFlowM3h,
  emptyInHours,
  overflowInHours,
})

test.each([
  [tank(-4.1, 397, null), 'emptying', '−4,10\u00a0m³/h'],
  [tank(9.2, null, 18), 'filling', '+9,20\u00a0m³/h'],
  [tank(-1.08, null, null), 'steady', '≈\u00a00\u00a0m³/h'],
  [tank(null, null, null), null, null],
] as const)(
  '[R10] a tank is told to go the way its figures say, and never to be steady beside a flow, %#',
  (one, way, words) => {
    expect(tankWayOf(one)).toBe(way)
    expect(netFlowWords(one)).toBe(words)
  },
)

const ends = (emptyInHours: number | null, overflowInHours: number | null, autonomyHours: number | null) =>
  lengthAhead({ ...tank(emptyInHours === null ? 9 : -9, emptyInHours, overflowInHours), autonomyHours })

test('[R10] when a tank is empty by the last hour is told before its autonomy ends, never as a second and later answer', () => {
  expect(ends(7, null, 55)).toBe('7\u00a0h')
  expect(ends(438, null, 55)).toBeNull()
  expect(ends(20, null, 12)).toBeNull()
  // what the stock lasts is not known
  expect(ends(20, null, null)).toBe('20\u00a0h')
  expect(ends(30, null, null)).toBeNull()
})

test('[R10] when a tank is full is told within a day, or before its autonomy ends', () => {
  expect(ends(null, 20, 12)).toBe('20\u00a0h')
  expect(ends(null, 31, 55)).toBe('31\u00a0h')
  expect(ends(null, 31, 12)).toBeNull()
})

test('[R10] beyond two days the flow of one hour tells no end, however long the stock lasts', () => {
  expect(ends(60, null, 100)).toBeNull()
  expect(ends(null, 60, 100)).toBeNull()
  expect(ends(null, null, 100)).toBeNull()
})
