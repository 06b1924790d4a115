import { expect, test } from 'vitest'
import { errors } from '@/text/errors'
import { detailWords, failureWords } from './audit-detail.ts'

test('what an act changed is told in words, whatever its shape', () => {
  expect(
    detailWords({
      uid: 'u1',
      role: { from: 'admin', to: 'viewer' },
      platforms: ['chaib', 'massa'],
      disabled: { from: false, to: true },
      actif: true,
      displayName: null,
      autre: { profondeur: 3 },
    }),
  ).toEqual([
    'rôle : Administrateur → Lecteur',
    'plateformes : chaib, massa',
    'actif : oui',
    'nom : aucun',
    'autre : profondeur 3',
  ])
  expect(detailWords({ uid: 'u1' })).toEqual([])
})

test('an act that failed says why', () => {
  expect(failureWords({ uid: 'u1' })).toBeNull()
  expect(failureWords({ outcome: 'failed', code: 'user.exists' })).toBe(errors['user.exists'])
  expect(failureWords({ outcome: 'failed', code: 'boom' })).toBe(errors.internal)
})

test('targets and budgets that became others are told by their names, with their units, before and after', () => {
  const changes = [
    { goal: 'autonomyHours', device: null, before: 12, after: 120, isDeclared: false },
    { goal: 'budgetM3PerMonth', device: 'secteur-1', before: 4_570, after: null, isDeclared: false },
  ]
  expect(detailWords({ changes }).map((said) => said.replaceAll(/\s/g, ' '))).toEqual([
    'Autonomie : 12 h → 120 h',
    'Budget de secteur-1 : 4 570 m³/mois → pas de budget',
  ])
})
