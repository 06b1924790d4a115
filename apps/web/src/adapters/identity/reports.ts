// In: Firebase's user, whenever it or its token changes. Out: who is signed in and what their token grants (R1.2).
import { type TokenClaims, tokenClaims, type User } from '@vigie/contracts/entities'
import { type Auth, type User as FirebaseUser, onIdTokenChanged, signOut } from 'firebase/auth'
import { writeTokenExpiration } from '../storage.ts'
import { isNetworkFailure } from './failures.ts'

export type IdentityReport =
  | { readonly type: 'user.reported'; readonly user: User; readonly claims: TokenClaims }
  | { readonly type: 'user.absent' }

const RETRY_MS = 2_000

/**
 * Reports who is signed in, now and at each change. Never a user who left while their token
 * was read; without a network the token is asked for again until it comes.
 */
export const subscribeToReports = (auth: Auth, report: (said: IdentityReport) => void): (() => void) => {
  let current: FirebaseUser | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  const read = async (user: FirebaseUser) => {
    try {
      const { claims, expirationTime } = await user.getIdTokenResult()
      if (current !== user) return
      writeTokenExpiration(new Date(expirationTime))
      report({ type: 'user.reported', user: personOf(user), claims: tokenClaims.parse(claims) })
    } catch (error) {
      if (current !== user) return
      if (isNetworkFailure(error)) retry = setTimeout(read, RETRY_MS, user)
      else await signOut(auth)
    }
  }
  const unsubscribe = onIdTokenChanged(auth, (user) => {
    clearTimeout(retry)
    current = user
    if (user) void read(user)
    else report({ type: 'user.absent' })
  })
  return () => {
    current = null
    clearTimeout(retry)
    unsubscribe()
  }
}

const personOf = ({ uid, displayName, email, photoURL }: FirebaseUser): User => ({ uid, displayName, email, photoURL })
