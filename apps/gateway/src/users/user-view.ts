import type { ManagedUser, UsersResponse } from '@vigie/contracts/rest'
import type { ManagedAccount } from '../identity/accounts.ts'
import { type Actor, mayEdit, maySee } from './policy.ts'

// accounts of the identity service → what the users screen shows to one person

export const toManagedUser = (actor: Actor, account: ManagedAccount): ManagedUser => ({
  uid: account.uid,
  email: account.email,
  displayName: account.displayName,
  role: account.claims.role,
  platforms: account.claims.platforms,
  disabled: account.disabled,
  createdAt: toInstant(account.createdAt),
  lastSignInAt: toInstant(account.lastSignInAt),
  editable: mayEdit(actor, account),
})

/** One page, in the order of names, of the accounts this person may see; `total` counts all that fit the search. */
export const usersPage = (
  actor: Actor,
  accounts: readonly ManagedAccount[],
  { search, page, size }: { readonly search: string; readonly page: number; readonly size: number },
): UsersResponse => {
  const fitting = accounts.filter((account) => maySee(actor, account) && fits(account, plain(search)))
  const sorted = fitting.toSorted((a, b) => byName.compare(nameOf(a), nameOf(b)))
  const users = sorted.slice((page - 1) * size, page * size).map((account) => toManagedUser(actor, account))
  return { users, total: fitting.length }
}

const byName = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

const nameOf = ({ displayName, email, uid }: ManagedAccount): string => displayName ?? email ?? uid

const fits = ({ displayName, email }: ManagedAccount, search: string): boolean =>
  [displayName, email].some((text) => plain(text ?? '').includes(search))

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
