import { expect, test } from 'vitest'
import { imbalancePct } from './phases.ts'

test('imbalance is the largest distance from the mean of three phases', () => {
  expect(imbalancePct([10, 10, 10])).toBe(0)
  expect(imbalancePct([12, 10, 8])).toBe(20)
  expect(imbalancePct([12, null, 8])).toBeNull()
  expect(imbalancePct([0, 0, 0])).toBeNull()
})
