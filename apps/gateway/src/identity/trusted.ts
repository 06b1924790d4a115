import { failed, type Outcome } from '../outcome.ts'
import type { Identity, Principal } from './identity.ts'

/** Verifies tokens, and trusts those that were good for a moment: the identity service counts its calls. */
export type Trusted = Pick<Identity, 'verify'> & {
  /** Verifies every token of this person again before it is trusted, because their rights have changed. */
  readonly forget: (uid: string) => void
  /** Trusts no token of this account any more: it is to be removed, and its uid is never given again. */
  readonly shut: (uid: string) => void
  /** Trusts no token of this sign-in any more, those that are still to be made of it included. */
  readonly end: (of: SignIn) => void
}
type SignIn = Pick<Principal, 'uid' | 'signedInAt'>

/** A token that was verified is trusted so long without asking the identity service again, ms. */
const TRUST_MS = 15_000
const TRUSTED_MAX = 10_000
/** Ended sign-ins that are remembered, the latest; each is a person who signed out. */
const ENDED_MAX = 100_000

export const createTrusted = (identity: Pick<Identity, 'verify'>): Trusted => {
  const trusted = new Map<string, { principal: Principal; until: number }>()
  const underWay = new Map<string, Promise<Outcome<Principal>>>()
  const ended = new Set<string>()
  const shut = new Set<string>()
  /** how often anybody was forgotten: a verification that began before may tell of rights that are gone */
  let generation = 0

  const ask = async (token: string): Promise<Outcome<Principal>> => {
    const before = generation
    const outcome = await identity.verify(token)
    if (outcome.ok && before === generation) {
      if (trusted.size >= TRUSTED_MAX) trusted.clear()
      trusted.set(token, { principal: outcome.value, until: Math.min(Date.now() + TRUST_MS, outcome.value.expiresAt) })
    }
    return outcome
  }
  const forget = (uid: string): void => {
    generation += 1
    underWay.clear()
    for (const [token, { principal }] of trusted) if (principal.uid === uid) trusted.delete(token)
  }
  const verify = async (token: string): Promise<Outcome<Principal>> => {
    const known = trusted.get(token)
    if (known !== undefined && Date.now() < known.until) return { ok: true, value: known.principal }
    trusted.delete(token)
    const asked = underWay.get(token)
    if (asked !== undefined) return asked
    const asking = ask(token).finally(() => {
      if (underWay.get(token) === asking) underWay.delete(token)
    })
    underWay.set(token, asking)
    return asking
  }
  return {
    verify: async (token) => {
      const outcome = await verify(token)
      if (!outcome.ok) return outcome
      const isOver = shut.has(outcome.value.uid) || ended.has(keyOf(outcome.value))
      return isOver ? failed('auth.revoked') : outcome
    },
    forget,
    shut: (uid) => {
      shut.add(uid)
      forget(uid)
    },
    end: (signIn) => {
      const [oldest] = ended
      if (ended.size >= ENDED_MAX && oldest !== undefined) ended.delete(oldest)
      ended.add(keyOf(signIn))
      forget(signIn.uid)
    },
  }
}

const keyOf = ({ uid, signedInAt }: SignIn): string => `${uid} ${signedInAt}`
