import { expect, test } from 'vitest'
import { ratiosOf } from './ratio-days.ts'

const day = (date: number, value: number | null) => ({ day: `2026-11-${date}`, at: Date.UTC(2026, 10, date), value })

test('[R10] the energy per m³ of a pump is told of the days on which it pumped, and of no other', () => {
  const water = [day(24, 270), day(25, 0.4), day(26, null), day(27, 269)]
  const energy = [day(24, 135), day(25, 2), day(26, 1), day(27, null)]
  expect(ratiosOf(water, energy).map(({ kwhPerM3 }) => kwhPerM3)).toEqual([0.5, null, null, null])
})

test('[R10] a day without a ratio tells whether nothing was pumped, next to nothing, or nothing is known of it', () => {
  const water = [day(24, 0), day(25, 0.04), day(26, 0.4), day(27, null), day(28, 270), day(29, 270)]
  const energy = [day(24, 0), day(25, 0), day(26, 2), day(27, 1), day(28, null), day(29, 135)]
  expect(ratiosOf(water, energy).map(({ lack }) => lack)).toEqual([
    'nothing',
    'nothing',
    'little',
    'unknown',
    'unknown',
    null,
  ])
})
