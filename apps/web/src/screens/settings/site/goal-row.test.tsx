// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import type { Goal } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { goalStatesOf } from './goal-draft.ts'
import { GoalRow } from './goal-row.tsx'

afterEach(cleanup)

const SALMA = { changedAt: '2026-11-22T10:00:00.000Z', changedBy: { uid: 'u1', name: 'Salma Benali' } }
const AS_DECLARED: Goal = {
  ...{ goal: 'autonomyHours', device: null, value: 12, declared: 12 },
  ...{ changedAt: null, changedBy: null },
}
const said = (change: Partial<Goal>): string => {
  const [state] = goalStatesOf([{ ...AS_DECLARED, ...change }], new Map())
  if (state === undefined) throw new Error('no state')
  render(<GoalRow state={state} name="Autonomie" currency="MAD" acts={null} />)
  return screen.getByText(/^au moins · /).textContent.replace(/\s/g, ' ')
}

test('[R8.4] what nobody changed is the value of the installation', () => {
  expect(said({})).toBe('au moins · valeur de l’installation')
})

test('[R8.4] what somebody set as it is declared is theirs, and like that of the installation', () => {
  expect(said(SALMA)).toBe('au moins · comme à l’installation · réglé par Salma Benali le 22/11/2026')
})

test('[R8.4] what somebody set otherwise is told beside what is declared', () => {
  expect(said({ ...SALMA, value: 18 })).toBe(
    'au moins · valeur de l’installation : 12 h · réglé par Salma Benali le 22/11/2026',
  )
})
