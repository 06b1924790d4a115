import type { Session } from '@vigie/contracts/entities'
import type { AuthSnapshot } from './auth.machine.ts'
import type { AuthErrorCode } from './auth.types.ts'

/** Where signing in or out stands. */
export type AuthPhase =
  | 'loading'
  | 'custom-token'
  | 'unauthenticated'
  | 'signing-in'
  | 'second-factor'
  | 'authenticated'
  | 'signing-out'
  | 'session-ending'

/** The session (R1.4) with its phase and the error to show. */
export type AuthView = Session & {
  readonly phase: AuthPhase
  /** a password or a code was submitted and its outcome is awaited */
  readonly signingIn: boolean
  /** null: there is nothing to tell */
  readonly error: AuthErrorCode | null
}

/**
 * The session as screens read it (R1.4). `loading` is true until it is known who is signed in, also while the token of
 * the address is being used; `isAuthenticated` stays true while the user is being signed out.
 */
export const authView = (snapshot: AuthSnapshot): AuthView => {
  const { user, claims, error } = snapshot.context
  const phase = phaseOf(snapshot)
  return {
    user,
    userRole: claims?.role ?? null,
    platforms: claims?.platforms ?? [],
    loading: phase === 'loading' || phase === 'custom-token',
    isAuthenticated: phase === 'authenticated' || phase === 'signing-out' || phase === 'session-ending',
    phase,
    signingIn: phase === 'signing-in' || (phase === 'second-factor' && !snapshot.matches({ secondFactor: 'asking' })),
    error,
  }
}

const phaseOf = (snapshot: AuthSnapshot): AuthPhase => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('customToken')) return 'custom-token'
  if (snapshot.matches('signingIn')) return 'signing-in'
  if (snapshot.matches('secondFactor')) return 'second-factor'
  if (snapshot.matches('authenticated')) return 'authenticated'
  if (snapshot.matches('signingOut')) return 'signing-out'
  if (snapshot.matches('endingSession')) return 'session-ending'
  return 'unauthenticated'
}
