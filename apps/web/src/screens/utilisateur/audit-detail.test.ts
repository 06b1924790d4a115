import { expect, it } from 'vitest'
import { detailWords } from './audit-detail.ts'

it('what an act changed is told in words, whatever its shape', () => {
  expect(
    detailWords({
      role: 'viewer',
      platforms: ['chaib', 'massa'],
      disabled: true,
      displayName: null,
      autre: { before: 'admin', after: 'operator' },
    }),
  ).toEqual([
    'rôle : Lecteur',
    'plateformes : chaib, massa',
    'désactivé : oui',
    'nom : aucun',
    'autre : avant Administrateur → après Opérateur',
  ])
  expect(detailWords({})).toEqual([])
})
