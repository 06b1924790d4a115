import { expect, test } from 'vitest'
import { isSlow, lengthAhead, netFlowWords, tankWayOf } from './tank-way.ts'

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

test('[R10] beyond two days the flow of one hour tells no hour of an end, of a tank that fills or empties', () => {
  expect(isSlow(tank(-1.2, 142, null))).toBe(true)
  expect(isSlow(tank(1.2, null, 60))).toBe(true)
  expect(isSlow(tank(-9, 47, null))).toBe(false)
  expect(isSlow(tank(0, null, null))).toBe(false)
})

test('[R10] what takes longer than two days is told in days, beside whatever rate', () => {
  expect(lengthAhead(tank(-14, 49, null))).toBe('2\u00a0j environ')
  expect(lengthAhead(tank(-1.2, 797, null))).toBe('33\u00a0j environ')
  expect(lengthAhead(tank(-16.1, 46, null))).toBe('46\u00a0h')
  expect(lengthAhead(tank(20, null, 31))).toBe('31\u00a0h')
})
