// In: calls of the app. Out: Firebase's outcomes, failures named by what they mean to a person.
import { type PublicConfig, REST_PATHS } from '@vigie/contracts/rest'
import {
  type MultiFactorResolver,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import { writeTokenExpiration } from '../storage.ts'
import { enableAnalytics } from './analytics.ts'
import {
  type CustomTokenFailure,
  customTokenFailureOf,
  type PasswordResetFailure,
  passwordResetFailureOf,
  type SecondFactorFailure,
  type SignInFailure,
  secondFactorFailureOf,
  signInFailureOf,
} from './failures.ts'
import { createFirebaseSession } from './firebase-session.ts'
import { changePassword } from './password-change.ts'
import { answerWithCode, askedBeside, totpHintOf } from './prove.ts'
import { rename } from './rename.ts'
import { type IdentityReport, subscribeToReports } from './reports.ts'
import { createSecondFactor } from './second-factor.ts'

/** Success, or the reason for the failure. */
export type Outcome<Failure> = { readonly ok: true } | { readonly ok: false; readonly code: Failure }
type Credentials = { readonly email: string; readonly password: string }

export const createFirebaseIdentity = (config: Pick<PublicConfig, 'identity' | 'analytics' | 'site'>) => {
  const { app, auth } = createFirebaseSession(config)
  if (config.analytics) void enableAnalytics(app, config.site)
  let leaving = 0
  /** a sign-in whose password was right and whose code is awaited */
  let asked: MultiFactorResolver | null = null
  return {
    subscribe: (report: (said: IdentityReport) => void) => subscribeToReports(auth, report, () => leaving > 0),

    /** `asks`: the password was right, and the account has an authenticator whose code ends the sign-in. */
    signIn: async ({
      email,
      password,
    }: Credentials): Promise<Outcome<SignInFailure> | { readonly ok: true; readonly asks: 'code' }> => {
      asked = null
      try {
        await signInWithEmailAndPassword(auth, email, password)
        return { ok: true }
      } catch (error) {
        asked = askedBeside(auth, error)
        if (asked === null) return { ok: false, code: signInFailureOf(error) }
        return totpHintOf(asked) === undefined
          ? { ok: false, code: 'second-factor-unknown' }
          : { ok: true, asks: 'code' }
      }
    },

    confirmSecondFactor: async (code: string): Promise<Outcome<SecondFactorFailure>> => {
      if (asked === null) return { ok: false, code: 'sign-in-expired' }
      try {
        await answerWithCode(asked, code)
        asked = null
        return { ok: true }
      } catch (error) {
        return { ok: false, code: secondFactorFailureOf(error) }
      }
    },

    signInWithCustomToken: async (token: string): Promise<Outcome<CustomTokenFailure>> => {
      try {
        await signInWithCustomToken(auth, token)
        return { ok: true }
      } catch (error) {
        return { ok: false, code: customTokenFailureOf(error) }
      }
    },

    sendPasswordReset: async (email: string): Promise<Outcome<PasswordResetFailure>> => {
      try {
        await sendPasswordResetEmail(auth, email)
        return { ok: true }
      } catch (error) {
        const code = passwordResetFailureOf(error)
        return code === null ? { ok: true } : { ok: false, code }
      }
    },

    signOut: async () => {
      leaving += 1
      const token = auth.currentUser?.getIdToken()
      try {
        await signOut(auth)
        token?.then(endSignIn).catch(() => undefined)
      } catch (error) {
        await keepExpiration(auth.currentUser)
        throw error
      } finally {
        leaving -= 1
      }
    },
    changePassword: (change: Parameters<typeof changePassword>[1]) => changePassword(auth, change),
    secondFactor: createSecondFactor(auth, config.identity.emulatorUrl === null),
    rename: (displayName: string) => rename(auth, displayName),
    getIdToken: async (fresh = false): Promise<string | null> => (await auth.currentUser?.getIdToken(fresh)) ?? null,
    getTokenExpiration: async (): Promise<number | null> => {
      const result = await auth.currentUser?.getIdTokenResult()
      return result ? Date.parse(result.expirationTime) : null
    },
  }
}

/** Tells the gateway that this sign-in is over; nobody waits for it, and without a network its token runs out by itself. */
const endSignIn = (token: string): Promise<unknown> =>
  fetch(REST_PATHS.sessionEnd, { method: 'POST', headers: { authorization: `Bearer ${token}` }, keepalive: true })

/** The session goes on: its entry, removed on leaving (R1.6), is written again. */
const keepExpiration = async (user: User | null): Promise<void> => {
  const result = await user?.getIdTokenResult().catch(() => null)
  if (result) writeTokenExpiration(new Date(result.expirationTime))
}
export type FirebaseIdentity = ReturnType<typeof createFirebaseIdentity>
