// The only door to Firebase: who is signed in, their token, and what they can do with their account.
// Firebase's code loads in parallel with the sign-in form, which does not wait for it.
import type { PublicConfig } from '@vigie/contracts/rest'
import { hasTokenExpiration } from '../storage.ts'
import type { FirebaseIdentity } from './firebase-identity.ts'
import type { IdentityReport } from './reports.ts'

export type { SecondFactorEnrolmentFailure } from './failures.ts'
export type { EnrolmentKey } from './second-factor.ts'

type IdentityOptions = {
  readonly config: Pick<PublicConfig, 'identity' | 'analytics' | 'site'>
  /** Whether the address carried a token, which only counts when Firebase says that nobody is signed in (R1.3). */
  readonly hasUrlToken: boolean
  /** Called when Firebase's code could not be fetched. */
  readonly onUnavailable: (error: unknown) => void
}

const loadFirebase = () => import('./firebase-identity.ts')

/** Starts to fetch Firebase's code; `createIdentity` then uses it. */
export const preloadIdentity = (): void => void loadFirebase().catch(() => {})

export const createIdentity = ({ config, hasUrlToken, onUnavailable }: IdentityOptions) => {
  const firebase: Promise<FirebaseIdentity> = loadFirebase().then((it) => it.createFirebaseIdentity(config))
  firebase.catch(onUnavailable)
  return {
    /**
     * Reports who is signed in, now and at each change. Where this browser keeps no trace of a session, it reports at
     * once that nobody is, without waiting for Firebase's code; what Firebase then reports replaces it. With a token in
     * the address it waits: the trace may be gone and the session not.
     */
    subscribe: (report: (said: IdentityReport) => void): (() => void) => {
      let unsubscribe = () => {}
      let isOver = false
      if (!hasUrlToken && !hasTokenExpiration()) report({ type: 'user.absent' })
      firebase.then(
        (it) => {
          if (!isOver) unsubscribe = it.subscribe(report)
        },
        () => {},
      )
      return () => {
        isOver = true
        unsubscribe()
      }
    },
    signIn: async (credentials: { readonly email: string; readonly password: string }) =>
      (await firebase).signIn(credentials),
    /** Ends a sign-in that asks for the code of the authenticator. */
    confirmSecondFactor: async (code: string) => (await firebase).confirmSecondFactor(code),
    signInWithCustomToken: async (token: string) => (await firebase).signInWithCustomToken(token),
    /** The same answer whether or not the account exists (R1.5). */
    sendPasswordReset: async (email: string) => (await firebase).sendPasswordReset(email),
    signOut: async () => (await firebase).signOut(),
    /** R5.1: proves the current password, then sets the new one. */
    changePassword: async (change: Parameters<FirebaseIdentity['changePassword']>[0]) =>
      (await firebase).changePassword(change),
    /** The authenticator of the signed-in person. */
    secondFactor: async () => (await firebase).secondFactor,
    /** Sets the display name; subscribers get a new report. */
    rename: async (displayName: string) => (await firebase).rename(displayName),
    /** The bearer token, renewed when it is about to expire, or at once when `fresh`; null when nobody is signed in. */
    getIdToken: async (fresh = false): Promise<string | null> => (await firebase).getIdToken(fresh),
    /** When the bearer token runs out, ms since 1970; null when nobody is signed in. */
    getTokenExpiration: async (): Promise<number | null> => (await firebase).getTokenExpiration(),
  }
}
export type Identity = ReturnType<typeof createIdentity>
