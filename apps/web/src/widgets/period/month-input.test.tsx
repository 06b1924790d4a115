// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MonthInput } from './month-input.tsx'

afterEach(cleanup)

const shown = (name: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(name)
  return select.selectedOptions[0]?.textContent
}

test('the picker of a month shows a month and a year, and asks for the first day of what is chosen', () => {
  const onChange = vi.fn()
  render(<MonthInput unit="month" value="2026-11-22" today="2026-11-22" onChange={onChange} />)
  expect([shown('Mois'), shown('Année')]).toEqual(['novembre', '2026'])
  fireEvent.change(screen.getByLabelText('Mois'), { target: { value: '03' } })
  fireEvent.change(screen.getByLabelText('Année'), { target: { value: '2025' } })
  expect(onChange.mock.calls).toEqual([['2026-03-01'], ['2025-11-01']])
})

test('months to come cannot be chosen; the same month of another year is brought back to today', () => {
  const onChange = vi.fn()
  render(<MonthInput unit="month" value="2025-12-05" today="2026-11-22" onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('Année'), { target: { value: '2026' } })
  expect(onChange).toHaveBeenCalledWith('2026-11-22')
  cleanup()
  render(<MonthInput unit="month" value="2026-11-22" today="2026-11-22" onChange={onChange} />)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'décembre' }).disabled).toBe(true)
})

test('the picker of a year shows years alone', () => {
  render(<MonthInput unit="year" value="2026-11-22" today="2026-11-22" onChange={() => undefined} />)
  expect(shown('Année')).toBe('2026')
  expect(screen.queryByLabelText('Mois')).toBeNull()
})

test('[12.7] years and months end where the record begins; a year takes its first month that is recorded', () => {
  const onChange = vi.fn()
  const bounds = { today: '2026-11-22', since: '2025-08-28', onChange }
  render(<MonthInput unit="month" value="2026-02-01" {...bounds} />)
  const years = [...screen.getByLabelText<HTMLSelectElement>('Année').options]
  expect(years.map(({ text }) => text)).toEqual(['2026', '2025'])
  fireEvent.change(screen.getByLabelText('Année'), { target: { value: '2025' } })
  expect(onChange).toHaveBeenCalledWith('2025-08-28')
  cleanup()
  render(<MonthInput unit="month" value="2025-09-01" {...bounds} />)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'juillet' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'août' }).disabled).toBe(false)
})
