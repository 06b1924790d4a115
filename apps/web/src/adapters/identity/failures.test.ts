import { FirebaseError } from 'firebase/app'
import { expect, test } from 'vitest'
import { customTokenFailureOf, passwordChangeFailureOf, passwordResetFailureOf, signInFailureOf } from './failures.ts'

const firebase = (code: string) => new FirebaseError(`auth/${code}`, '')

test.each(['invalid-credential', 'user-not-found', 'wrong-password', 'invalid-email'])(
  '[R1.1] %s never tells which of the two was wrong',
  (code) => expect(signInFailureOf(firebase(code))).toBe('credentials'),
)

test.each([
  ['user-disabled', 'disabled'],
  ['too-many-requests', 'too-many-attempts'],
  ['network-request-failed', 'network'],
  ['something-new', 'unknown'],
])('[R1.1] %s is told as %s', (code, failure) => expect(signInFailureOf(firebase(code))).toBe(failure))

test('[R1.1] what is not of Firebase is unknown', () => expect(signInFailureOf(new Error('boom'))).toBe('unknown'))

test.each(['user-not-found', 'invalid-email', 'user-disabled'])(
  '[R1.5] a reset for %s is answered like a success',
  (code) => expect(passwordResetFailureOf(firebase(code))).toBeNull(),
)

test('[R1.5] what has nothing to do with the account is told', () => {
  expect(passwordResetFailureOf(firebase('network-request-failed'))).toBe('network')
})

test.each(['invalid-custom-token', 'custom-token-mismatch', 'argument-error'])(
  '[R1.3] %s: the link is no longer valid',
  (code) => expect(customTokenFailureOf(firebase(code))).toBe('custom-token-invalid'),
)

test('[R5.1] a password that is too weak is told as such', () => {
  expect(passwordChangeFailureOf(firebase('weak-password'))).toBe('weak-password')
})
