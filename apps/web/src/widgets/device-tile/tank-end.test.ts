import { expect, test } from 'vitest'
import { lengthAhead } from './tank-end.ts'

const ends = (emptyInHours: number | null, overflowInHours: number | null, autonomyHours: number | null) =>
  lengthAhead({ emptyInHours, overflowInHours, autonomyHours })

test('[R10] when a tank is empty by the last hour is told before its autonomy ends, never as a second and later answer', () => {
  expect(ends(7, null, 55)).toBe('7\u00a0h')
  expect(ends(438, null, 55)).toBeNull()
  expect(ends(20, null, 12)).toBeNull()
  // what the stock lasts is not known
  expect(ends(20, null, null)).toBe('20\u00a0h')
  expect(ends(30, null, null)).toBeNull()
})

test('[R10] when a tank is full is told a few hours ahead: pumps that fill it now rest later', () => {
  expect(ends(null, 2, 12)).toBe('2\u00a0h')
  expect(ends(null, 20, 12)).toBeNull()
  expect(ends(null, 31, 55)).toBeNull()
})

test('[R10] beyond two days the flow of one hour tells no end, however long the stock lasts', () => {
  expect(ends(60, null, 100)).toBeNull()
  expect(ends(null, 60, 100)).toBeNull()
  expect(ends(null, null, 100)).toBeNull()
})

test('[R10] a tank that nothing fills any more leads to no overflow, and to its end as before', () => {
  const still = (emptyInHours: number | null, overflowInHours: number | null) =>
    lengthAhead({ emptyInHours, overflowInHours, autonomyHours: 12, isFed: false })
  expect(still(null, 3)).toBeNull()
  expect(still(7, null)).toBe('7\u00a0h')
})
