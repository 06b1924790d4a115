// In: what the identity service reports and what the person does. Out: emitted events that the application acts on.
import type { TokenClaims, User } from '@vigie/contracts/entities'

/** Why signing in with a password did not work; the French sentence is in web/text. */
export type SignInFailure =
  | 'credentials'
  | 'disabled'
  | 'too-many-attempts'
  | 'network'
  /** the account asks for a second factor that is no code of an authenticator */
  | 'second-factor-unknown'
  | 'unknown'
/** Why the code of an authenticator did not end the sign-in. After the first two it begins again with the password. */
export type SecondFactorFailure =
  | 'sign-in-expired'
  | 'disabled'
  | 'code-wrong'
  | 'too-many-attempts'
  | 'network'
  | 'unknown'
/** Why signing in with the token of the address did not work. */
export type CustomTokenFailure = 'custom-token-invalid' | 'disabled' | 'network' | 'unknown'
/** Why the person sees an error: a sign-in failed, signing out failed, or the server ended the session (R7.4). */
export type AuthErrorCode =
  | SignInFailure
  | SecondFactorFailure
  | CustomTokenFailure
  | 'sign-out-failed'
  | 'session-ended'
  | 'session-idle'

/** What `authMachine` starts with. */
export type AuthInput = {
  /** the `authToken` parameter that the address carried, and has lost by now (R1.3); null: none */
  readonly urlToken: string | null
}

/** Data of `authMachine` beside its state. */
export type AuthContext = {
  /** the token of the address until it was used or ignored; null: none, or no longer */
  readonly urlToken: string | null
  /** null: nobody is signed in */
  readonly user: User | null
  /** role and platforms of the user; null: nobody is signed in */
  readonly claims: TokenClaims | null
  /** what the person is to be told; null: nothing */
  readonly error: AuthErrorCode | null
}

/**
 * What the actor `identity` sends: once at the start and again at every change, including those of another tab and of
 * the claims alone. Before it reports a user it has read the claims and set the bearer token of API calls (R1.2), and
 * it does not report a user who signed out meanwhile.
 */
export type IdentityReport =
  | { readonly type: 'user.reported'; readonly user: User; readonly claims: TokenClaims }
  | { readonly type: 'user.absent' }

/** Every event that `authMachine` answers. */
export type AuthEvent =
  | IdentityReport
  | { readonly type: 'signIn.submitted'; readonly email: string; readonly password: string }
  /** the six digits that the authenticator shows */
  | { readonly type: 'code.submitted'; readonly code: string }
  /** the person goes back from the code to the password */
  | { readonly type: 'code.abandoned' }
  | { readonly type: 'signOut.pressed' }
  /** an administrator's page saw nobody for the idle limit */
  | { readonly type: 'session.idle' }
  /** the server still answers 'Invalid token.' after one refresh (R7.4) */
  | { readonly type: 'session.rejected' }

/** What `authMachine` emits: the entry `tokenExpirationTime` is to be removed from localStorage (R1.6). */
export type AuthEmitted = { readonly type: 'tokenExpiration.discarded' }

/** What the actor `signInWithPassword` is given; both as the person typed them (R1.1). */
export type SignInInput = { readonly email: string; readonly password: string }
/** What the actor `confirmSecondFactor` is given: the digits as the person typed them. */
export type SecondFactorInput = { readonly code: string }
/** What the actor `signInWithCustomToken` is given: the one-time token of the address (R1.3). */
export type CustomTokenInput = { readonly token: string }

/** How signing in with a password ended (R1.1). */
export type SignInOutcome =
  | { readonly ok: true }
  /** the password was right, and the account asks for the code of its authenticator */
  | { readonly ok: true; readonly asks: 'code' }
  | { readonly ok: false; readonly code: SignInFailure }
/** How confirming with the code of the authenticator ended. */
export type SecondFactorOutcome = { readonly ok: true } | { readonly ok: false; readonly code: SecondFactorFailure }
/** How signing in with the token of the address ended (R1.3). */
export type CustomTokenOutcome = { readonly ok: true } | { readonly ok: false; readonly code: CustomTokenFailure }

/** What each promise actor resolves with. A rejection is a bug: it shows as 'unknown'. */
export type AuthOutcomes = {
  readonly signInWithPassword: SignInOutcome
  readonly confirmSecondFactor: SecondFactorOutcome
  readonly signInWithCustomToken: CustomTokenOutcome
  readonly signOut: undefined
}
