// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it as test, vi } from 'vitest'
import { PasswordField } from './password-field.tsx'

const LABELS = { show: 'Afficher', hide: 'Masquer', generate: 'Proposer' }
const input = () => screen.getByLabelText<HTMLInputElement>('Mot de passe')
afterEach(cleanup)

describe('password input', () => {
  test('shows and hides what is typed [R5.3]', () => {
    render(<PasswordField label="Mot de passe" labels={LABELS} />)
    expect(input().type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Afficher' }))
    expect(input().type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Masquer' }))
    expect(input().type).toBe('password')
  })

  test('offers to generate one only where asked, and shows it in clear [R5.3]', () => {
    const onGenerate = vi.fn()
    const { rerender } = render(<PasswordField label="Mot de passe" labels={LABELS} />)
    expect(screen.queryByRole('button', { name: 'Proposer' })).toBeNull()
    rerender(<PasswordField label="Mot de passe" labels={LABELS} onGenerate={onGenerate} />)
    fireEvent.click(screen.getByRole('button', { name: 'Proposer' }))
    expect(onGenerate).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^.{12}$/))
    expect(input().type).toBe('text')
  })

  test('ties its error to the input', () => {
    render(<PasswordField label="Mot de passe" labels={LABELS} error="Indiquez un mot de passe." />)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(input().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })
})
