import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { whyNotLooked } from './why-not-looked.ts'

const NOW = Date.UTC(2026, 10, 30)

test('[R13.2] a site that nobody looked at yet is told to be too young only if it is', () => {
  expect(whyNotLooked(NOW - 5 * DAY_MS, NOW)).toBe('short')
  expect(whyNotLooked(NOW - 90 * DAY_MS, NOW)).toBe('underWay')
  expect(whyNotLooked(null, NOW)).toBe('short')
  expect(whyNotLooked(undefined, NOW)).toBe('short')
})
