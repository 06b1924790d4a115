import type { Outcome } from '../outcome.ts'
import type { IdentityAccounts, ManagedAccount } from '../plugins/identity-accounts.ts'

/** Every account, read once for the pages and searches that follow each other. */
export type Roster = {
  read(): Promise<Outcome<ManagedAccount[]>>
  /** An account is another now. */
  forget(): void
}

/** What another gateway changed shows after this long at most, ms. */
const KEPT_MS = 10_000

/** The identity service lists accounts in its own order only: to sort and search them, all are needed. */
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
