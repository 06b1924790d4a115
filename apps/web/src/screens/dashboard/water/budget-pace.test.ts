import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { paceOf } from './budget-pace.ts'

const november = (days: number) => ({ period: { from: 0, to: 30 * DAY_MS }, until: days * DAY_MS })

test('a budget of a running period is judged by where it leads, with a mark for today', () => {
  expect(paceOf(565, 1_000, november(15))).toEqual({ spent: 0.565, today: 0.5, projected: 1.13, verdict: 'ahead' })
  expect(paceOf(480, 1_000, november(15))).toMatchObject({ projected: 0.96, verdict: 'within' })
})

test('nine tenths spent is no warning on the day before the last', () => {
  expect(paceOf(920, 1_000, november(29)).verdict).toBe('within')
})

test('what is over is over, whatever the day', () => {
  expect(paceOf(1_001, 1_000, november(15)).verdict).toBe('over')
})

test('a closed period has neither mark nor projection', () => {
  expect(paceOf(990, 1_000, november(30))).toEqual({ spent: 0.99, today: null, projected: null, verdict: 'within' })
})

test('less than a day leads nowhere yet: water is drawn at its hours', () => {
  expect(paceOf(300, 1_000, november(0.5))).toMatchObject({ projected: null, verdict: 'within' })
})
