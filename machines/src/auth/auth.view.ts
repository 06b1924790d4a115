import type { Session } from '@vigie/contracts/entities'
import type { AuthSnapshot } from './auth.machine.ts'
import type { AuthErrorCode } from './auth.types.ts'

export type AuthPhase =
  | 'loading'
  | 'custom-token'
  | 'unauthenticated'
  | 'signing-in'
  | 'authenticated'
  | 'signing-out'
  | 'session-ending'

export type AuthView = Session & {
  readonly phase: AuthPhase
  readonly signingIn: boolean
  readonly error: AuthErrorCode | null
}

/**
 * The session as screens read it (R1.4). `loading` until it is known who is signed in, the token
 * of the address included; `isAuthenticated` until the user is gone, signing out included.
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
    signingIn: phase === 'signing-in',
    error,
  }
}

const phaseOf = (snapshot: AuthSnapshot): AuthPhase => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('customToken')) return 'custom-token'
  if (snapshot.matches('signingIn')) return 'signing-in'
  if (snapshot.matches('authenticated')) return 'authenticated'
  if (snapshot.matches('signingOut')) return 'signing-out'
  if (snapshot.matches('endingSession')) return 'session-ending'
  return 'unauthenticated'
}
