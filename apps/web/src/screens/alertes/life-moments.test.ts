import { expect, test } from 'vitest'
import { lifeMoments } from './life-moments.ts'

const NOW = Date.UTC(2024, 10, 29, 10, 30)
const TODAY = Date.UTC(2024, 10, 29, 9, 6, 29)
const FOUR_DAYS_AGO = Date.UTC(2024, 10, 25, 17)

test('a life that lies within today is told by times alone', () => {
  expect(lifeMoments([TODAY, TODAY + 60_000], NOW)).toEqual(['10:06:29', '10:07:29'])
})

test('where one line is of another day, each carries its own, today’s as well', () => {
  expect(lifeMoments([FOUR_DAYS_AGO, TODAY], NOW)).toEqual(['25/11 18:00:00', '29/11 10:06:29'])
})

test('a life that lies within one earlier day is told with that day', () => {
  expect(lifeMoments([FOUR_DAYS_AGO, FOUR_DAYS_AGO + 1_000], NOW)).toEqual(['25/11 18:00:00', '25/11 18:00:01'])
})
