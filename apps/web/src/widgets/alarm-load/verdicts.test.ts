import { expect, test } from 'vitest'
import { type Limits, verdictOf } from './verdicts.ts'

const both: Limits = { acceptable: 150, manageable: 300 }
const one: Limits = { acceptable: 10 }
const strict: Limits = { acceptable: 1, strict: true }

test.each([
  [150, both, 'acceptable'],
  [300, both, 'manageable'],
  [300.1, both, 'excessive'],
  [10, one, 'acceptable'],
  [11, one, 'excessive'],
  [0.99, strict, 'acceptable'],
  [1, strict, 'excessive'],
  [null, both, null],
] as const)('%s against %j is %s', (value, limits, verdict) => {
  expect(verdictOf(value, limits)).toBe(verdict)
})
