import { asLine, hasSecondFactor, type TokenClaims, tokenClaims } from '@vigie/contracts/entities'
import { identityFailure } from '@vigie/contracts/errors'
import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import { done, failed, type Outcome } from '../outcome.ts'
import { attempt, createFirebaseApp, type IdentityOptions } from './firebase-app.ts'

// identity token (opaque) → who it is and what they may see

/** The bearer of a verified token. */
export type Principal = {
  readonly uid: string
  /** as others see them: their name, else their e-mail, else the uid */
  readonly name: string
  readonly token: string
  readonly claims: TokenClaims
  /** when the token ends, ms since 1970 */
  readonly expiresAt: number
  /** when the person signed in, ms since 1970 */
  readonly signedInAt: number
  /** whether they proved more than a password, here or at the project that sent them */
  readonly hasSecondFactor: boolean
}

/** What the identity service says of an account now. */
export type Account = {
  readonly disabled: boolean
  readonly claims: TokenClaims
  /** tokens of sign-ins before this are revoked, ms since 1970 */
  readonly validAfter: number
}

export type Identity = {
  /** Verifies a token and that it was not revoked: auth.invalid, auth.expired, auth.revoked, auth.unavailable. */
  verify: (token: string) => Promise<Outcome<Principal>>
  /** Reads an account: auth.revoked when it is gone, auth.unavailable. */
  account: (uid: string) => Promise<Outcome<Account>>
  /** Whether the identity service answers. */
  reachable: () => Promise<boolean>
  close: () => Promise<void>
}

/** How far the clocks of the identity service and ours may differ, ms. */
const CLOCK_SKEW_MS = 300_000

export const createIdentity = (options: IdentityOptions): Identity => {
  const { auth, close } = createFirebaseApp(options)
  const account = (uid: string) => attempt(auth.getUser(uid).then(toAccount), identityFailure)
  return {
    verify: async (token) => {
      const decoded = await attempt(auth.verifyIdToken(token, true), identityFailure)
      if (!decoded.ok) return decoded
      // firebase-admin says nothing of tokens that were not issued yet
      const isOfFuture = decoded.value.iat * 1_000 > Date.now() + CLOCK_SKEW_MS
      return isOfFuture ? failed('auth.invalid') : done(toPrincipal(token, decoded.value))
    },
    account,
    reachable: async () => {
      const outcome = await account('readiness-probe')
      return outcome.ok || outcome.code !== 'auth.unavailable'
    },
    close,
  }
}

const toPrincipal = (token: string, decoded: DecodedIdToken): Principal => ({
  uid: decoded.uid,
  name: nameOf(decoded),
  token,
  claims: tokenClaims.parse(decoded),
  expiresAt: decoded.exp * 1_000,
  signedInAt: decoded.auth_time * 1_000,
  hasSecondFactor: hasSecondFactor(decoded),
})

const nameOf = ({ uid, email, ...claims }: DecodedIdToken): string => {
  const name: unknown = claims['name']
  const line = typeof name === 'string' ? asLine(name).slice(0, 254) : ''
  return line === '' ? (email ?? uid) : line
}

const toAccount = (record: UserRecord): Account => ({
  disabled: record.disabled,
  claims: tokenClaims.parse(record.customClaims ?? {}),
  validAfter: record.tokensValidAfterTime === undefined ? 0 : Date.parse(record.tokensValidAfterTime),
})

/** Whether the account still allows what the token says. */
export const stillHolds = (account: Account, principal: Principal): boolean =>
  !account.disabled && account.validAfter <= principal.signedInAt && areSameClaims(account.claims, principal.claims)

const areSameClaims = (a: TokenClaims, b: TokenClaims): boolean =>
  a.role === b.role && a.platforms.toSorted().join() === b.platforms.toSorted().join()
