import { goalName } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { goalUnit, goalValue, TARGETS } from './goal-words.ts'

test('a goal is written with its unit, as exact as it was set', () => {
  expect(goalValue('kwhPerM3', 0.55, 'MAD').replace(/\s/g, ' ')).toBe('0,55 kWh/m³')
  expect(goalValue('budgetM3PerMonth', 2_500, 'MAD').replace(/\s/g, ' ')).toBe('2 500 m³/mois')
  expect(goalUnit('costPerDay', 'MAD')).toBe('MAD/jour')
  expect(goalValue('autonomyHours', null, 'MAD')).toBe('pas d’objectif')
  expect(goalValue('budgetM3PerMonth', null, 'MAD')).toBe('pas de budget')
})

test('every goal but the budgets of sectors is among the targets that are shown', () => {
  expect([...TARGETS, 'budgetM3PerMonth'].sort()).toEqual([...goalName.options].sort())
})
