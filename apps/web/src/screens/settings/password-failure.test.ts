import { expect, test } from 'vitest'
import { settings } from '@/text/settings'
import { failureSentence } from './password-failure.ts'

const { failures } = settings.security

test.each(['No user is signed in', 'User email is not available', 'credentials', 'weak-password'] as const)(
  'a change refused with %j is told in French [R5.1]',
  (failure) => expect(failureSentence(failure)).toBe(failures[failure]),
)

test.each(['Firebase: Error (auth/internal-error).', 'constructor'])('%j never shows as it is [R5.1]', (failure) => {
  expect(failureSentence(failure)).toBe(failures.unknown)
})
