// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { auth as words } from '@/text/auth'
import { TextField } from './text-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'

afterEach(cleanup)

const signInForm = z.object({
  email: z.string().trim().min(1, words.emailRequired).pipe(z.email(words.emailInvalid)),
  password: z.string().min(1, words.passwordRequired),
})

const Form = ({ onValid }: { readonly onValid: (input: unknown) => void }) => {
  const { errors, form } = useCheckedForm(signInForm, onValid)
  return (
    <form {...form}>
      <TextField label="e-mail" name="email" error={errors['email']} />
      <TextField label="mot de passe" name="password" error={errors['password']} />
      <button type="submit">Envoyer</button>
    </form>
  )
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const send = () => fireEvent.click(screen.getByRole('button'))

test('nothing is said before the first try; then each field says what it lacks and the first has the keyboard [R1.1]', () => {
  const onValid = vi.fn()
  render(<Form onValid={onValid} />)
  fireEvent.blur(field('e-mail'))
  expect(screen.queryByRole('alert')).toBeNull()
  send()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    words.emailRequired,
    words.passwordRequired,
  ])
  expect(document.activeElement).toBe(field('e-mail'))
  expect(onValid).not.toHaveBeenCalled()
})

test('a mended field is believed when it is left, and a sound form is handed over once, trimmed [R1.1]', () => {
  const onValid = vi.fn()
  render(<Form onValid={onValid} />)
  fireEvent.input(field('e-mail'), { target: { value: 'amina' } })
  fireEvent.input(field('mot de passe'), { target: { value: ' secret ' } })
  send()
  expect(screen.getByRole('alert').textContent).toBe(words.emailInvalid)
  fireEvent.input(field('e-mail'), { target: { value: ' amina@vigie.test ' } })
  fireEvent.blur(field('e-mail'))
  expect(screen.queryByRole('alert')).toBeNull()
  send()
  expect(onValid).toHaveBeenCalledExactlyOnceWith({ email: 'amina@vigie.test', password: ' secret ' })
})
