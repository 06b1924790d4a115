// In: what the identity service reports and what the person does. Out: emitted facts the application acts on.
import type { TokenClaims, User } from '@vigie/contracts/entities'

/** Why signing in with a password did not work; the French sentence is in web/text. */
export type SignInFailure = 'credentials' | 'disabled' | 'too-many-attempts' | 'network' | 'unknown'
/** Why signing in with the token of the address did not work. */
export type CustomTokenFailure = 'custom-token-invalid' | 'disabled' | 'network' | 'unknown'
/** What the person is told: why a sign-in failed, that signing out failed, or that the session was ended for them. */
export type AuthErrorCode = SignInFailure | CustomTokenFailure | 'sign-out-failed' | 'session-ended'

export type AuthInput = {
  /** the `authToken` parameter that the address carried, and has lost by now (R1.3); null: none */
  readonly urlToken: string | null
}

export type AuthContext = {
  readonly urlToken: string | null
  readonly user: User | null
  readonly claims: TokenClaims | null
  readonly error: AuthErrorCode | null
}

/**
 * What the `identity` actor says, now and at every later change (also of another tab, also of claims).
 * It sets the bearer token first, reads the claims, and never reports a user who left meanwhile.
 */
export type IdentityReport =
  | { readonly type: 'user.reported'; readonly user: User; readonly claims: TokenClaims }
  | { readonly type: 'user.absent' }

export type AuthEvent =
  | IdentityReport
  | { readonly type: 'signIn.submitted'; readonly email: string; readonly password: string }
  | { readonly type: 'signOut.pressed' }
  /** the server still answers 'Invalid token.' after one refresh (R7.4) */
  | { readonly type: 'session.rejected' }

/** The `tokenExpirationTime` entry leaves localStorage (R1.6). */
export type AuthEmitted = { readonly type: 'tokenExpiration.discarded' }

export type SignInInput = { readonly email: string; readonly password: string }
export type CustomTokenInput = { readonly token: string }

export type SignInOutcome = { readonly ok: true } | { readonly ok: false; readonly code: SignInFailure }
export type CustomTokenOutcome = { readonly ok: true } | { readonly ok: false; readonly code: CustomTokenFailure }

/** What each promise actor resolves with. A rejection is a bug: it shows as 'unknown'. */
export type AuthOutcomes = {
  readonly signInWithPassword: SignInOutcome
  readonly signInWithCustomToken: CustomTokenOutcome
  readonly signOut: undefined
}
