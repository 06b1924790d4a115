import { expect, test } from 'vitest'
import { settings } from '@/text/settings'
import { nameForm, passwordForm } from './forms.ts'

const { account, security } = settings
const sound = { current: 'Vigie-2026!', next: 'Nouveau-2027!', confirm: 'Nouveau-2027!' }

const errorsOf = (input: unknown): Record<string, string> => {
  const { error } = passwordForm.safeParse(input)
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('a change needs the current password and a strong new one, typed twice [R5.1]', () => {
  expect(errorsOf(sound)).toEqual({})
  expect(errorsOf({ ...sound, current: '' })).toEqual({ current: security.currentRequired })
  expect(errorsOf({ ...sound, next: 'court', confirm: 'court' })).toEqual({ next: security.weak })
  expect(errorsOf({ ...sound, confirm: 'Nouveau-2028!' })).toEqual({ confirm: security.mismatch })
})

test('the new password is not the current one [R5.1]', () => {
  expect(errorsOf({ current: sound.next, next: sound.next, confirm: sound.next })).toEqual({ next: security.same })
})

test.each([
  ['   ', account.nameRequired],
  ['a'.repeat(81), account.nameTooLong],
])('a display name is one to eighty characters: %j is not', (displayName, message) => {
  expect(nameForm.safeParse({ displayName }).error?.issues[0]?.message).toBe(message)
})
