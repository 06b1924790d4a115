import { tokenClaims } from '@vigie/contracts/entities'
import { createSerial } from '@vigie/contracts/limits'
import type {
  CreateUserInput,
  CreateUserResponse,
  ManagedUser,
  UpdateUserInput,
  UsersResponse,
} from '@vigie/contracts/rest'
import type { AccountChange, IdentityAccounts, ManagedAccount } from '../identity/accounts.ts'
import { type Identity, type Principal, stillHolds } from '../identity/identity.ts'
import type { Refusals } from '../identity/refusals.ts'
import { done, type Failure, failed, type Outcome } from '../outcome.ts'
import { createdEntry, deletedEntry, resetEntry, updatedEntry } from './audit-entries.ts'
import type { AuditTrail } from './audit-trail.ts'
import { mergeClaims } from './claims.ts'
import { type Act, changesAccess, losesSuperadmin, refusalOf, refusalOfCreate } from './policy.ts'
import { createRoster } from './roster.ts'
import { createSuperadmins } from './superadmins.ts'
import { undone } from './undone.ts'
import { toManagedUser, usersPage } from './user-view.ts'

/** Acts of one person on the accounts of the identity service. Errors: those of the policy, the accounts and the audit. */
export type Administration = {
  readonly list: (
    actor: Principal,
    query: { search: string; page: number; size: number },
  ) => Promise<Outcome<UsersResponse>>
  /** Makes an account and writes to its person; `invited: false`: it is there, and the message was not taken. */
  readonly create: (actor: Principal, input: CreateUserInput) => Promise<Outcome<CreateUserResponse>>
  readonly update: (actor: Principal, uid: string, change: UpdateUserInput) => Promise<Outcome<ManagedUser>>
  readonly remove: (actor: Principal, uid: string) => Promise<Outcome<unknown>>
  readonly sendReset: (actor: Principal, uid: string) => Promise<Outcome<unknown>>
}

/** Refusals for lack of rights, of one's own account too: these are recorded. */
const NOTED: ReadonlySet<string> = new Set(['role.forbidden', 'site.forbidden', 'user.not-found', 'user.protected'])

type Written = Pick<ManagedAccount, 'displayName' | 'disabled' | 'customClaims'>

/**
 * Acts wait their turn twice: each actor does one thing at a time, and to each account one thing is done at a time, so
 * that the state a rule was decided on is still the state when the act is done. What ends somebody's access does not
 * wait for what else its actor has under way. When its turn has come, an act is done only if its actor may still act.
 * @param onAccessChanged called when a person's rights have changed: their connections must end, their tokens be verified again
 */
export const createAdministration = (
  accounts: IdentityAccounts,
  identity: Pick<Identity, 'account'>,
  { audited, note }: AuditTrail & Refusals,
  onAccessChanged: (uid: string, actor: Principal) => void,
): Administration => {
  const perActor = createSerial()
  const perSubject = createSerial()
  const superadmins = createSuperadmins(accounts)
  const roster = createRoster(accounts)
  /** uids of people whose rights changed while their sign-ins could not be revoked: tried again with the next act */
  const unended = new Set<string>()
  /** uids of accounts that were made, have no rights and could not be removed, by e-mail: the next try does first */
  const leftovers = new Map<string, string>()

  /** Records a refusal for lack of rights, not one of a request that is only wrong. */
  const refused = (actor: Principal, refusal: Failure, subject: string, at: string): Failure => {
    if (NOTED.has(refusal.code)) note(actor, { code: refusal.code, subject, at })
    return refusal
  }

  const permitted = async (actor: Principal, uid: string, act: Act): Promise<Outcome<ManagedAccount>> => {
    const found = await accounts.get(uid)
    if (!found.ok) return found
    const refusal = refusalOf(actor, found.value, act)
    if (refusal !== null) return refused(actor, refusal, found.value.email ?? uid, act.type)
    return (losesSuperadmin(found.value, act) ? await superadmins.refusalWithout(uid) : null) ?? found
  }

  const create = async (actor: Principal, input: CreateUserInput): Promise<Outcome<CreateUserResponse>> => {
    const refusal = refusalOfCreate(actor, input)
    if (refusal !== null) return refused(actor, refusal, input.email, 'create')
    const { email, displayName } = input
    const claims = mergeClaims({}, input)
    if (!claims.ok) return claims
    return audited(actor, createdEntry(input), async () => {
      const leftover = leftovers.get(email)
      if (leftover !== undefined && !(await removeMade(email, leftover)).ok) return failed('user.left-without-rights')
      const made = await accounts.create({ email, displayName })
      if (!made.ok) return made
      const { uid } = made.value
      const granted = await accounts.setClaims(uid, claims.value)
      if (!granted.ok) return undone(granted, () => removeMade(email, uid), 'user.left-without-rights')
      const invited = (await accounts.sendReset(email)).ok
      const user = await read(actor, { ...made.value, ...withClaims(claims.value) })
      return user.ok ? done({ user: user.value, invited }) : user
    })
  }

  /** Removes an account that has no rights yet; one that is left is remembered. */
  const removeMade = async (email: string, uid: string): Promise<Outcome<unknown>> => {
    const removed = await accounts.remove(uid)
    const isGone = removed.ok || removed.code === 'user.not-found'
    if (isGone) leftovers.delete(email)
    else leftovers.set(email, uid)
    return isGone ? done(uid) : removed
  }

  const update = async (actor: Principal, uid: string, change: UpdateUserInput): Promise<Outcome<ManagedUser>> => {
    const act = { type: 'update', change } as const
    const found = await permitted(actor, uid, act)
    if (!found.ok) return found
    const account = found.value
    const claims = mergeClaims(account.customClaims, change)
    if (!claims.ok) return claims
    const entry = updatedEntry(account, change)
    if (entry === null) {
      const ended = unended.has(uid) ? await endAccess(actor, uid) : done(null)
      return ended.ok ? done(toManagedUser(actor, account)) : ended
    }
    return audited(actor, entry, async () => {
      const { displayName = account.displayName, disabled = account.disabled } = change
      const after = { ...account, displayName, disabled, ...withClaims(claims.value) }
      const take = () => write(uid, account, after)
      const giveBack = () => write(uid, after, account)
      const steps = { take, giveBack, left: 'user.left-changed' } as const
      const outcome = await (losesSuperadmin(account, act) ? superadmins.take(uid, steps) : take())
      // also when the change failed halfway: part of it may have been written
      const ended = changesAccess(account, change) ? await endAccess(actor, uid) : done(null)
      if (!outcome.ok) return outcome
      return ended.ok ? read(actor, after) : ended
    })
  }

  const remove = async (actor: Principal, uid: string): Promise<Outcome<unknown>> => {
    const found = await permitted(actor, uid, { type: 'delete' })
    if (!found.ok) return found
    return audited(actor, deletedEntry(found.value), async () => {
      const disable = (disabled: boolean) => accounts.update(uid, { disabled })
      const steps = { take: () => disable(true), giveBack: () => disable(false), left: 'user.left-disabled' } as const
      const isDisabledFirst = losesSuperadmin(found.value, { type: 'delete' })
      const taken = isDisabledFirst ? await superadmins.take(uid, steps) : done(null)
      const removed = taken.ok ? await accounts.remove(uid) : taken
      const isHalfDone = isDisabledFirst && taken.ok && !removed.ok
      const outcome = isHalfDone ? await undone(removed, steps.giveBack, steps.left) : removed
      onAccessChanged(uid, actor)
      return outcome
    })
  }

  const sendReset = async (actor: Principal, uid: string): Promise<Outcome<unknown>> => {
    const found = await permitted(actor, uid, { type: 'reset' })
    if (!found.ok) return found
    const { email } = found.value
    if (email === null) return failed('request.invalid', 'the account has no e-mail')
    return audited(actor, resetEntry(found.value), () => accounts.sendReset(email))
  }

  /** All of it or nothing: name and right to sign in, then claims. */
  const write = async (uid: string, from: Written, to: Written): Promise<Outcome<unknown>> => {
    const updated = await accounts.update(uid, changeBetween(from, to))
    if (!updated.ok) return updated
    const granted = await accounts.setClaims(uid, to.customClaims)
    if (granted.ok) return granted
    return undone(granted, () => accounts.update(uid, changeBetween(to, from)), 'user.left-changed')
  }

  /**
   * Ends connections before and after revoking: until then, a person could connect again with the old rights.
   * Errors: user.still-signed-in.
   */
  const endAccess = async (actor: Principal, uid: string): Promise<Outcome<unknown>> => {
    onAccessChanged(uid, actor)
    unended.add(uid)
    const revoked = await accounts.revoke(uid)
    if (revoked.ok) unended.delete(uid)
    onAccessChanged(uid, actor)
    return revoked.ok ? revoked : failed('user.still-signed-in')
  }

  /** An account after an act; as it was written where it cannot be read: what is done is not said to have failed. */
  const read = async (actor: Principal, written: ManagedAccount): Promise<Outcome<ManagedUser>> => {
    const found = await accounts.get(written.uid)
    if (!found.ok && found.code !== 'auth.unavailable') return found
    return done(toManagedUser(actor, found.ok ? found.value : written))
  }

  const inTurn = <T>(actor: Principal, subject: string, act: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    perSubject(subject, async () => {
      const account = await identity.account(actor.uid)
      if (!account.ok) return account
      return stillHolds(account.value, actor) ? act() : failed('auth.revoked')
    }).finally(roster.forget)
  const afterOthers = <T>(actor: Principal, subject: string, act: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    perActor(actor.uid, () => inTurn(actor, subject, act))

  return {
    list: async (actor, query) => {
      const all = await roster.read()
      return all.ok ? done(usersPage(actor, all.value, query)) : all
    },
    create: (actor, input) => afterOthers(actor, input.email, () => create(actor, input)),
    update: (actor, uid, change) => {
      const turn = change.disabled === true ? inTurn : afterOthers
      return turn(actor, uid, () => update(actor, uid, change))
    },
    remove: (actor, uid) => inTurn(actor, uid, () => remove(actor, uid)),
    sendReset: (actor, uid) => afterOthers(actor, uid, () => sendReset(actor, uid)),
  }
}

const changeBetween = (from: Written, to: Written): AccountChange => ({
  ...(to.displayName !== from.displayName && { displayName: to.displayName }),
  ...(to.disabled !== from.disabled && { disabled: to.disabled }),
})

const withClaims = (customClaims: ManagedAccount['customClaims']) => ({
  claims: tokenClaims.parse(customClaims),
  customClaims,
})
