// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AnswerTable } from './answer-table.tsx'

afterEach(cleanup)

test('[12.11] rows of more words than a phone takes are cards there, each with all that the table says', () => {
  const columns = ['Appareil', 'Alarme', 'État', 'Depuis', 'Que faire']
  const row = ['Forage 1', 'Filtre qui se colmate', 'Active', '41 j', 'Nettoyer le filtre']
  render(<AnswerTable table={{ columns, rows: [row] }} />)
  const card = within(screen.getByRole('list')).getByRole('listitem')
  for (const cell of row) expect(within(card).getByText(cell)).toBeTruthy()
  for (const title of columns.slice(1)) expect(within(card).getByText(title)).toBeTruthy()
  expect(screen.getByRole('table').closest('.max-sm\\:hidden')).not.toBe(null)
})

test('[12.11] rows of figures stay a table on every screen', () => {
  render(<AnswerTable table={{ columns: ['Jour', 'Eau', 'Coût'], rows: [['Lundi', '470\u00a0m³', '257\u00a0MAD']] }} />)
  expect(screen.queryByRole('list')).toBe(null)
  expect(screen.getByRole('table').closest('.max-sm\\:hidden')).toBe(null)
})
