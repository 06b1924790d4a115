import type { KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { plainFigure } from '@/widgets/kpi/figure'
import { standingOf } from '@/widgets/kpi/standing'
import { standingKnown, waterRows } from './rows.ts'

const none = plainFigure(null)
const body = {
  water: {
    producedM3: none,
    consumedM3: none,
    storedDeltaM3: none,
    unaccountedM3: none,
    unaccountedPct: none,
    storedM3: 900,
    autonomyHours: 71,
  },
  storages: [],
  period: { from: 0, to: 10 },
  until: 5,
} as unknown as KpiBody

test('[R10] during a cut the autonomy, which tells what a cut does, is judged; unless its own level does not tell of now', () => {
  const standing = (oldAt: number | null) => {
    const row = waterRows(body, { targets: { autonomyHours: 12 } }, 5, oldAt).find(({ id }) => id === 'autonomyHours')
    if (row?.target === undefined) throw new Error('no target')
    return standingOf(row.figure.value, row.target, standingKnown(row, { isOpen: true, isCut: true }))
  }
  expect(standing(null)).toEqual({ verdict: 'met', words: 'atteint' })
  expect(standing(1)).toEqual({ verdict: null, words: 'pas jugé sur un niveau ancien' })
})
