import { expect, test } from 'vitest'
import { pageCount, pageLength, pageStretch } from './readings-window.ts'

const QUARTER = 900_000

test('pages of readings cover the period, the latest first, none twice', () => {
  const whole = { from: 0, to: 2.5 * QUARTER }
  expect(pageLength(5_000)).toBe(QUARTER)
  expect(pageLength(60_000)).toBe(12 * QUARTER)
  const pages = pageCount(whole, QUARTER)
  expect(pages).toBe(3)
  expect([1, 2, 3].map((page) => pageStretch(whole, page, QUARTER))).toEqual([
    { from: 2 * QUARTER, to: 2.5 * QUARTER },
    { from: QUARTER, to: 2 * QUARTER },
    { from: 0, to: QUARTER },
  ])
})
