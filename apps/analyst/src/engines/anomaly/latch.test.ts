import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLatch } from './latch.ts'

const through = (scores: readonly number[], leaveOfPeak = 0): readonly boolean[] => {
  const latch = createLatch({ enter: 10, leave: 2, leaveOfPeak })
  return scores.map(latch.push)
}

test('it enters above the upper bound and leaves at the lower', () => {
  expect(through([9, 11, 5, 2.1, 2, 9])).toEqual([false, true, true, true, false, false])
})

test('after a great peak it leaves at a share of it, but never above the bound that enters', () => {
  expect(through([11, 5], 0.05)).toEqual([true, true])
  expect(through([100, 6, 4], 0.05)).toEqual([true, true, false])
  expect(through([10_000, 11, 9], 0.05)).toEqual([true, true, false])
})

test('it never is off above the upper bound, nor on at the lower', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 50, noNaN: true })), (scores) => {
      through(scores, 0.05).forEach((isOn, row) => {
        if ((scores[row] ?? 0) > 10) expect(isOn).toBe(true)
        if ((scores[row] ?? 0) <= 2) expect(isOn).toBe(false)
      })
    }),
  )
})
