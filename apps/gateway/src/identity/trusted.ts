import type { Outcome } from '../outcome.ts'
import type { Identity, Principal } from './identity.ts'

/** Verifies tokens, and trusts those that were good for a moment: the identity service counts its calls. */
export type Trusted = Pick<Identity, 'verify'> & {
  /** Verifies every token of this person again before it is trusted, because their rights have changed. */
  readonly forget: (uid: string) => void
}

/** A token that was verified is trusted so long without asking the identity service again, ms. */
const TRUST_MS = 15_000
const TRUSTED_MAX = 10_000

export const createTrusted = (identity: Pick<Identity, 'verify'>): Trusted => {
  const trusted = new Map<string, { principal: Principal; until: number }>()
  const underWay = new Map<string, Promise<Outcome<Principal>>>()
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
  return {
    verify: async (token) => {
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
    },
    forget: (uid) => {
      generation += 1
      underWay.clear()
      for (const [token, { principal }] of trusted) if (principal.uid === uid) trusted.delete(token)
    },
  }
}
