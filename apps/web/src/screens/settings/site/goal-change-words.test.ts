import type { GoalChange } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { goalChangeLine, goalChangesBrief } from './goal-change-words.ts'

const AUTONOMY: GoalChange = { goal: 'autonomyHours', device: null, before: 12, after: 120, isDeclared: false }
const BUDGET: GoalChange = {
  ...{ goal: 'budgetM3PerMonth', device: 'nord', before: 2_500, after: null },
  isDeclared: false,
}
const brief = (...changes: readonly GoalChange[]): string =>
  goalChangesBrief(changes.map((change) => goalChangeLine(change, () => 'Secteur nord', 'MAD'))).replace(/\s/g, ' ')

test('[R8.4] one change of a goal is told while it is folded, of several the first and how many others', () => {
  expect(brief(AUTONOMY)).toBe('Autonomie : 12 h → 120 h')
  expect(brief(BUDGET, AUTONOMY)).toBe('Secteur nord : 2 500 m³/mois → pas de budget et 1 autre')
  expect(brief(AUTONOMY, BUDGET, BUDGET, BUDGET)).toBe('Autonomie : 12 h → 120 h et 3 autres')
})

test('[R8.4] a goal that is again as it is declared says so', () => {
  expect(brief({ ...AUTONOMY, before: 120, after: 12, isDeclared: true })).toBe(
    'Autonomie : 120 h → 12 h (valeur de l’installation)',
  )
})
