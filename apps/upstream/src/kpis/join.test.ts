import { expect, test } from 'vitest'
import { followStarts, higherPeak, join } from './join.ts'

test('what only one part knows is kept, what several know is combined in order', () => {
  const parts = [new Map([['a', 'x']]), new Map([['b', 'y']]), new Map([['a', 'z']])]
  expect([...join(parts, (before, next) => before + next)]).toEqual([
    ['a', 'xz'],
    ['b', 'y'],
  ])
})

test('a state that rises between two days started once more', () => {
  const day = (first: number, last: number) => ({ count: 1, first, last })
  expect(followStarts(day(0, 0), day(1, 1))).toEqual({ count: 3, first: 0, last: 1 })
  expect(followStarts(day(0, 1), day(1, 1)).count).toBe(2)
})

test('of two equal peaks the first counts', () => {
  expect(higherPeak({ kw: 5, at: 1 }, { kw: 5, at: 2 }).at).toBe(1)
  expect(higherPeak({ kw: 5, at: 1 }, { kw: 6, at: 2 }).at).toBe(2)
})
