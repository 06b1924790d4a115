import { expect, test } from 'vitest'
import { text } from '@/text'
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
  expect(failureWords({ outcome: 'failed', code: 'user.exists' })).toBe(text.errors['user.exists'])
  expect(failureWords({ outcome: 'failed', code: 'boom' })).toBe(text.errors.internal)
})
