import type { CreateUserInput, UpdateUserInput } from '@vigie/contracts/rest'
import type { AuditRequest } from '@vigie/contracts/upstream'
import type { ManagedAccount } from '../identity/accounts.ts'

// acts → their entries in the audit log, which never hold a password

export const createdEntry = ({ email, displayName, role, platforms }: CreateUserInput): AuditRequest => ({
  action: 'user.created',
  subject: email,
  detail: { displayName, role, platforms },
})

/** What a change alters, as `{ from, to }` by field. @returns null when it alters nothing */
export const updatedEntry = (account: ManagedAccount, change: UpdateUserInput): AuditRequest | null => {
  const { displayName, disabled, claims } = account
  const before = { displayName, disabled, role: claims.role, platforms: claims.platforms.toSorted() }
  const after = { ...change, ...(change.platforms && { platforms: change.platforms.toSorted() }) }
  const changed = Object.entries(after).flatMap(([name, to]) => {
    const from = Object.entries(before).find(([known]) => known === name)?.[1]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [[name, { from, to }]]
  })
  if (changed.length === 0) return null
  const detail = Object.fromEntries(changed)
  const action = !('disabled' in detail) ? 'user.updated' : change.disabled ? 'user.disabled' : 'user.enabled'
  return entryOf(action, account, detail)
}

export const deletedEntry = (account: ManagedAccount): AuditRequest =>
  entryOf('user.deleted', account, { role: account.claims.role, platforms: account.claims.platforms })

export const resetEntry = (account: ManagedAccount): AuditRequest => entryOf('user.reset-sent', account, {})

const entryOf = (
  action: AuditRequest['action'],
  { uid, email }: ManagedAccount,
  detail: AuditRequest['detail'],
): AuditRequest => ({ action, subject: email ?? uid, detail: { uid, ...detail } })
