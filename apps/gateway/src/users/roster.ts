import type { IdentityAccounts, ManagedAccount } from '../identity/accounts.ts'
import type { Outcome } from '../outcome.ts'

/** All accounts, kept for a moment, because pages and searches follow one another. */
export type Roster = {
  readonly read: () => Promise<Outcome<ManagedAccount[]>>
  /** Reads them again next time, because an account has changed. */
  readonly forget: () => void
}

/** How long they are kept: a change made through another gateway shows after this time at most, ms. */
const KEPT_MS = 10_000

/** The identity service lists accounts in its own order only: sorting and searching need all of them. */
export const createRoster = (accounts: Pick<IdentityAccounts, 'list'>): Roster => {
  let kept: { readonly answer: Promise<Outcome<ManagedAccount[]>>; readonly until: number } | null = null
  return {
    read: async () => {
      if (kept !== null && Date.now() < kept.until) return kept.answer
      const mine = { answer: accounts.list(), until: Date.now() + KEPT_MS }
      kept = mine
      const answer = await mine.answer
      if (!answer.ok && kept === mine) kept = null
      return answer
    },
    forget: () => {
      kept = null
    },
  }
}
