import type { Figure } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { balanceOf } from './water.ts'

const figure = (value: number, previous: number, completenessPct: number, previousCompletenessPct = 100): Figure => ({
  value,
  previous,
  completenessPct,
  previousCompletenessPct,
})

test('[R10] what is unaccounted for is told of a balance, not of readings that have not come yet', () => {
  const stored = figure(-2.5, 1, 100)
  const { unaccountedM3, unaccountedPct } = balanceOf(figure(0, 10, 50), figure(0.05, 8, 50), stored, true)
  expect(unaccountedM3).toMatchObject({ value: null, previous: 1 })
  expect(unaccountedPct.value).toBeNull()
  const late = balanceOf(figure(10, 10, 100, 40), figure(8, 8, 100, 40), stored, true)
  expect(late.unaccountedM3).toMatchObject({ value: 4.5, previous: null })
})
