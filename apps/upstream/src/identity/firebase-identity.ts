import { createHash } from 'node:crypto'
import { asLine, hasSecondFactor, SECOND_FACTOR_CLAIM, tokenClaims } from '@vigie/contracts/entities'
import { identityFailure } from '@vigie/contracts/errors'
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import type { Identity, IdentityService } from './identity.ts'

/** How long a verification holds: within it, a revoked token is still good. ms */
const VERIFIED_FOR_MS = 30_000
const REMEMBERED = 2_000

/** Firebase Authentication, or its emulator when FIREBASE_AUTH_EMULATOR_HOST is set. */
export const createFirebaseIdentity = (
  { projectId, credentials }: { projectId: string; credentials: boolean },
  now: () => number,
): IdentityService => {
  const app = initializeApp(
    { projectId, ...(credentials ? { credential: applicationDefault() } : {}) },
    `upstream-${crypto.randomUUID()}`,
  )
  const auth = getAuth(app)
  const verified = new Map<string, { readonly identity: Identity; readonly until: number }>()
  /** how often anybody was forgotten: a verification that began before may tell of rights that are gone */
  let generation = 0

  const ask = async (token: string): Promise<Identity | 'invalid' | 'unavailable'> => {
    try {
      const decoded = await auth.verifyIdToken(token, true)
      const { role, platforms } = tokenClaims.parse(decoded)
      return {
        uid: decoded.uid,
        email: decoded.email ?? null,
        name: nameIn(decoded),
        role,
        platforms,
        hasSecondFactor: hasSecondFactor(decoded),
        expiresAt: decoded.exp * 1_000,
      }
    } catch (error) {
      return identityFailure(error) === 'auth.unavailable' ? 'unavailable' : 'invalid'
    }
  }

  return {
    verify: async (token) => {
      const key = createHash('sha256').update(token).digest('base64')
      const known = verified.get(key)
      if (known !== undefined && known.until > now()) return known.identity
      verified.delete(key)
      const before = generation
      const identity = await ask(token)
      if (typeof identity === 'string' || before !== generation) return identity
      if (verified.size >= REMEMBERED) verified.clear()
      verified.set(key, { identity, until: Math.min(now() + VERIFIED_FOR_MS, identity.expiresAt) })
      return identity
    },
    forget: (uid) => {
      generation += 1
      for (const [key, { identity }] of verified) if (identity.uid === uid) verified.delete(key)
    },
    person: async (uid) => {
      try {
        const account = await auth.getUser(uid)
        const { platforms } = tokenClaims.parse(account.customClaims ?? {})
        return account.disabled ? null : { name: lineOf(account.displayName) ?? account.email ?? uid, platforms }
      } catch (error) {
        return identityFailure(error) === 'auth.unavailable' ? 'unavailable' : null
      }
    },
    createLoginToken: ({ uid, hasSecondFactor: isProved }) =>
      auth.createCustomToken(uid, isProved ? { [SECOND_FACTOR_CLAIM]: true } : {}),
    close: () => deleteApp(app),
  }
}

/** The display name, which Firebase puts into tokens as `name`. */
const nameIn = (decoded: DecodedIdToken): string | null => lineOf(decoded['name'])

/** A name that its person gave themselves at the identity service; null: it says nothing. */
const lineOf = (name: unknown): string | null => {
  const line = typeof name === 'string' ? asLine(name).slice(0, 254) : ''
  return line === '' ? null : line
}
