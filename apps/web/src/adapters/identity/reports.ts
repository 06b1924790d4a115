// In: Firebase's user, each time the user or their token changes. Out: who is signed in, with the claims of their token
// (R1.2).
import { type TokenClaims, tokenClaims, type User } from '@vigie/contracts/entities'
import { type Auth, beforeAuthStateChanged, type User as FirebaseUser, onIdTokenChanged, signOut } from 'firebase/auth'
import { writeTokenExpiration } from '../storage.ts'
import { isNetworkFailure } from './failures.ts'

export type IdentityReport =
  | { readonly type: 'user.reported'; readonly user: User; readonly claims: TokenClaims }
  | { readonly type: 'user.absent' }
  /** reported before `user.absent` when this page did not sign out: the account was disabled or lost its access */
  | { readonly type: 'session.rejected' }

const RETRY_MS = 2_000

/**
 * Reports who is signed in, now and at each change. Reading a token takes time: if the user changes meanwhile, the
 * older result is dropped. Without a network the token is asked for again every two seconds.
 * @param isLeaving whether this page is signing its user out
 */
export const subscribeToReports = (
  auth: Auth,
  report: (said: IdentityReport) => void,
  isLeaving: () => boolean,
): (() => void) => {
  // Reading an expired token renews it, which Firebase reports as one more change: only the latest change is reported
  // on.
  let change = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const read = async (user: FirebaseUser, told: number) => {
    try {
      const { claims, expirationTime } = await user.getIdTokenResult()
      if (told !== change) return
      writeTokenExpiration(new Date(expirationTime))
      report({ type: 'user.reported', user: personOf(user), claims: tokenClaims.parse(claims) })
    } catch (error) {
      if (told !== change) return
      if (isNetworkFailure(error)) retry = setTimeout(read, RETRY_MS, user, told)
      else await signOut(auth)
    }
  }
  const unwatch = beforeAuthStateChanged(auth, (user) => {
    if (user === null && !isLeaving()) report({ type: 'session.rejected' })
  })
  const unsubscribe = onIdTokenChanged(auth, (user) => {
    clearTimeout(retry)
    change += 1
    if (user) void read(user, change)
    else report({ type: 'user.absent' })
  })
  return () => {
    change += 1
    clearTimeout(retry)
    unwatch()
    unsubscribe()
  }
}

const personOf = ({ uid, displayName, email, photoURL }: FirebaseUser): User => ({ uid, displayName, email, photoURL })
