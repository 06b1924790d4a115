import { type TokenClaims, tokenClaims } from '@vigie/contracts/entities'
import type { Identity } from '../identity/identity.ts'
import { done, failed } from '../outcome.ts'

/** An identity service in memory. A token is the uid of its bearer, with a suffix `#…` where several are needed; `#factor`: signed in with a second factor. */
export type IdentityDouble = Identity & {
  readonly people: Map<string, { claims: TokenClaims; disabled: boolean; validAfter: number }>
  isAway: boolean
  tokenLastsMs: number
}

export const createIdentityDouble = (people: Readonly<Record<string, readonly string[]>>): IdentityDouble => {
  /** when each token was first verified, which stands for when its bearer signed in */
  const signIns = new Map<string, number>()
  const it: IdentityDouble = {
    people: new Map(
      Object.entries(people).map(([uid, platforms]) => [
        uid,
        { claims: tokenClaims.parse({ role: 'operator', platforms }), disabled: false, validAfter: 0 },
      ]),
    ),
    isAway: false,
    tokenLastsMs: 3_600_000,
    verify: async (token) => {
      if (it.isAway) return failed('auth.unavailable')
      const [uid = ''] = token.split('#')
      const person = it.people.get(uid)
      if (person === undefined) return failed('auth.invalid')
      const signedInAt = signIns.get(token) ?? Date.now()
      signIns.set(token, signedInAt)
      if (person.disabled || person.validAfter > signedInAt) return failed('auth.revoked')
      return done({
        uid,
        name: uid,
        token,
        claims: person.claims,
        expiresAt: Date.now() + it.tokenLastsMs,
        signedInAt,
        hasSecondFactor: token.endsWith('#factor'),
      })
    },
    account: async (uid) => {
      if (it.isAway) return failed('auth.unavailable')
      const person = it.people.get(uid)
      return person === undefined ? failed('auth.revoked') : done(person)
    },
    reachable: async () => !it.isAway,
    close: async () => undefined,
  }
  return it
}
