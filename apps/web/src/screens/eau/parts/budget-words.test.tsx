// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import type { KpiBody } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { budgetScope } from './budget-scope.ts'
import { BudgetWords } from './budget-words.tsx'

afterEach(cleanup)

const DEVICES = ['nord', 'sud', 'est'].map((id) => ({ id, name: `Secteur ${id}` }))
const SECTORS = DEVICES.map(({ id }) => ({ device: id }))
const [NORTH, SOUTH] = SECTORS
const plain = (words: string | null) => (words ?? '').replace(/\s/g, ' ')
const scope = (...added: readonly (typeof NORTH)[]): string =>
  plain(
    budgetScope(
      added.flatMap((one) => one ?? []),
      SECTORS,
      DEVICES,
    ),
  )

test('[R10] a sum of budgets says which sectors it is of where it is not of all, and names the only one left out', () => {
  expect(plain(budgetScope(SECTORS, SECTORS, DEVICES))).toBe('')
  expect(scope(NORTH, SOUTH)).toBe('2 secteurs sur 3, sans Secteur est')
  expect(scope(NORTH)).toBe('1 secteur sur 3')
})

test('[R10] the share of budgets in sum tells them beside the volume that they come to', () => {
  const { container } = render(
    <BudgetWords
      share={0.55}
      budgetM3={20_717}
      lead={null}
      body={{ period: { from: 0, to: 1 } } as KpiBody}
      isMonth={false}
      ofMany="2 secteurs sur 3, sans Secteur est"
    />,
  )
  expect(plain(container.textContent)).toBe('55 % de 20 717 m³ utilisés (2 secteurs sur 3, sans Secteur est)')
})
