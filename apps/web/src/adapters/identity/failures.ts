import type { CustomTokenFailure, SecondFactorFailure, SignInFailure } from '@vigie/machines/auth'
import { FirebaseError } from 'firebase/app'

export type { CustomTokenFailure, SecondFactorFailure, SignInFailure }

/** `code-asked`: the account has an authenticator, and its code was not given. */
export type SecondFactorEnrolmentFailure =
  | SecondFactorFailure
  | 'credentials'
  | 'code-asked'
  | 'email-unverified'
  | 'unavailable'
export type PasswordResetFailure = Exclude<SignInFailure, 'credentials' | 'disabled' | 'second-factor-unknown'>
export type PasswordChangeFailure = SignInFailure | SecondFactorFailure | 'weak-password' | 'code-asked'
export type RenameFailure = 'network' | 'disabled' | 'unknown'

type Meaning =
  | Exclude<SignInFailure, 'second-factor-unknown'>
  | 'custom-token-invalid'
  | 'weak-password'
  | 'code-wrong'
  | 'sign-in-expired'
  | 'email-unverified'

/**
 * What each Firebase code means to a person. A wrong e-mail and a wrong password mean the same: R1.1 forbids telling
 * them apart.
 */
const MEANINGS: Readonly<Record<string, Meaning>> = {
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
  'auth/invalid-verification-code': 'code-wrong',
  'auth/missing-verification-code': 'code-wrong',
  'auth/code-expired': 'code-wrong',
  'auth/invalid-multi-factor-session': 'sign-in-expired',
  'auth/missing-multi-factor-session': 'sign-in-expired',
  'auth/user-token-expired': 'sign-in-expired',
  'auth/requires-recent-login': 'sign-in-expired',
  'auth/unverified-email': 'email-unverified',
}

const meaningOf = (error: unknown): Meaning =>
  error instanceof FirebaseError ? (MEANINGS[error.code] ?? 'unknown') : 'unknown'

export const isNetworkFailure = (error: unknown): boolean => meaningOf(error) === 'network'

export const signInFailureOf = (error: unknown): SignInFailure => {
  const meaning = meaningOf(error)
  return oneOf(SIGN_IN, meaning) ?? 'unknown'
}

/** Why the code of an authenticator was refused. */
export const secondFactorFailureOf = (error: unknown): SecondFactorFailure =>
  oneOf(SECOND_FACTOR, meaningOf(error)) ?? 'unknown'

/** Why an authenticator was not enrolled, or not removed. */
export const enrolmentFailureOf = (error: unknown): SecondFactorEnrolmentFailure =>
  oneOf([...SECOND_FACTOR, 'credentials', 'email-unverified'] as const, meaningOf(error)) ?? 'unknown'

/** Whether the identity service does not offer codes of an authenticator. */
export const isSecondFactorRefused = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'auth/operation-not-allowed'

const SIGN_IN = ['credentials', 'disabled', 'too-many-attempts', 'network'] as const
const SECOND_FACTOR = ['sign-in-expired', 'disabled', 'code-wrong', 'too-many-attempts', 'network'] as const
const oneOf = <T extends Meaning>(known: readonly T[], meaning: Meaning): T | undefined =>
  known.find((one) => one === meaning)

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
  return meaning === 'credentials' || meaning === 'disabled' || meaning === 'second-factor-unknown' ? null : meaning
}

export const passwordChangeFailureOf = (error: unknown): PasswordChangeFailure =>
  oneOf([...SIGN_IN, ...SECOND_FACTOR, 'weak-password'] as const, meaningOf(error)) ?? 'unknown'

export const renameFailureOf = (error: unknown): RenameFailure => {
  const meaning = meaningOf(error)
  return meaning === 'network' || meaning === 'disabled' ? meaning : 'unknown'
}
