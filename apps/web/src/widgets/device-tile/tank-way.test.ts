import { expect, test } from 'vitest'
import { netFlowWords, tankWayOf } from './tank-way.ts'

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
