import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

const most = () => 1
const least = () => 0

test('[R7.3] the ceiling doubles from 1 s to 5 s and stays there for twenty attempts', () => {
  expect([1, 2, 3, 4, 20].map((attempt) => backoffMs(attempt, most))).toEqual([1_000, 2_000, 4_000, 5_000, 5_000])
})

test('after twenty failed attempts it grows on to 30 s', () => {
  expect([21, 22, 23, 24, 10_000].map((attempt) => backoffMs(attempt, most))).toEqual([
    10_000, 20_000, 30_000, 30_000, 30_000,
  ])
})

test('jitter is full: any delay from nothing to the ceiling', () => {
  expect(backoffMs(4, least)).toBe(0)
  expect(backoffMs(4, () => 0.25)).toBe(1_250)
})
