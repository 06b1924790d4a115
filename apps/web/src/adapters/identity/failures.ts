import { FirebaseError } from 'firebase/app'

export type SignInFailure = 'credentials' | 'disabled' | 'too-many-attempts' | 'network' | 'unknown'
export type CustomTokenFailure = 'custom-token-invalid' | 'disabled' | 'network' | 'unknown'
export type PasswordResetFailure = Exclude<SignInFailure, 'credentials' | 'disabled'>
export type PasswordChangeFailure = SignInFailure | 'weak-password'
export type RenameFailure = 'network' | 'disabled' | 'unknown'

/**
 * What each Firebase code means to a person. A wrong e-mail and a wrong password mean the same: R1.1 forbids telling
 * them apart.
 */
const MEANINGS: Readonly<Record<string, SignInFailure | 'custom-token-invalid' | 'weak-password'>> = {
  'auth/invalid-credential': 'credentials',
  'auth/invalid-login-credentials': 'credentials',
  'auth/invalid-email': 'credentials',
  'auth/user-not-found': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/missing-password': 'credentials',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/weak-password': 'weak-password',
  'auth/invalid-custom-token': 'custom-token-invalid',
  'auth/custom-token-mismatch': 'custom-token-invalid',
  'auth/argument-error': 'custom-token-invalid',
}

const meaningOf = (error: unknown) => (error instanceof FirebaseError ? (MEANINGS[error.code] ?? 'unknown') : 'unknown')

export const isNetworkFailure = (error: unknown): boolean => meaningOf(error) === 'network'

export const signInFailureOf = (error: unknown): SignInFailure => {
  const meaning = meaningOf(error)
  return meaning === 'custom-token-invalid' || meaning === 'weak-password' ? 'unknown' : meaning
}

export const customTokenFailureOf = (error: unknown): CustomTokenFailure => {
  const meaning = meaningOf(error)
  if (meaning === 'disabled' || meaning === 'network' || meaning === 'unknown') return meaning
  return 'custom-token-invalid'
}

/**
 * Why a reset failed; null: answer as after a success, since the reason would reveal whether the account exists (R1.5).
 */
export const passwordResetFailureOf = (error: unknown): PasswordResetFailure | null => {
  const meaning = signInFailureOf(error)
  return meaning === 'credentials' || meaning === 'disabled' ? null : meaning
}

export const passwordChangeFailureOf = (error: unknown): PasswordChangeFailure =>
  meaningOf(error) === 'weak-password' ? 'weak-password' : signInFailureOf(error)

export const renameFailureOf = (error: unknown): RenameFailure => {
  const meaning = meaningOf(error)
  return meaning === 'network' || meaning === 'disabled' ? meaning : 'unknown'
}
