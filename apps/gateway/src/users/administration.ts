import { createSerial } from '@vigie/contracts/limits'
import type {
  CreateUserInput,
  CreateUserResponse,
  ManagedUser,
  UpdateUserInput,
  UsersResponse,
} from '@vigie/contracts/rest'
import type { IdentityAccounts, ManagedAccount } from '../identity/accounts.ts'
import { type Identity, type Principal, stillHolds } from '../identity/identity.ts'
import type { Refusals } from '../identity/refusals.ts'
import { done, type Failure, failed, type Outcome } from '../outcome.ts'
import { createdEntry, deletedEntry, resetEntry, updatedEntry } from './audit-entries.ts'
import type { AuditTrail } from './audit-trail.ts'
import { mergeClaims } from './claims.ts'
import { type Act, changesAccess, losesSuperadmin, refusalOf, refusalOfCreate } from './policy.ts'
import { createRoster } from './roster.ts'
import { createSuperadmins } from './superadmins.ts'
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

type Written = Pick<ManagedAccount, 'customClaims'> & {
  readonly displayName?: string | null | undefined
  readonly disabled?: boolean | undefined
}

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
      const made = await accounts.create({ email, displayName })
      if (!made.ok) return made
      const granted = await accounts.setClaims(made.value.uid, claims.value)
      if (!granted.ok) {
        await accounts.remove(made.value.uid)
        return granted
      }
      const invited = (await accounts.sendReset(email)).ok
      const user = await read(actor, made.value.uid)
      return user.ok ? done({ user: user.value, invited }) : user
    })
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
      const take = () => write(uid, { ...change, customClaims: claims.value })
      const giveBack = () => write(uid, account)
      const outcome = await (losesSuperadmin(account, act) ? superadmins.take(uid, { take, giveBack }) : take())
      // also when the change failed halfway: part of it may have been written
      const ended = changesAccess(account, change) ? await endAccess(actor, uid) : done(null)
      if (!outcome.ok) return outcome
      return ended.ok ? read(actor, uid) : ended
    })
  }

  const remove = async (actor: Principal, uid: string): Promise<Outcome<unknown>> => {
    const found = await permitted(actor, uid, { type: 'delete' })
    if (!found.ok) return found
    return audited(actor, deletedEntry(found.value), async () => {
      const disable = (disabled: boolean) => accounts.update(uid, { disabled })
      const steps = { take: () => disable(true), giveBack: () => disable(false) }
      const taken = losesSuperadmin(found.value, { type: 'delete' }) ? await superadmins.take(uid, steps) : done(null)
      const outcome = taken.ok ? await accounts.remove(uid) : taken
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

  const write = async (uid: string, { customClaims, displayName, disabled }: Written): Promise<Outcome<unknown>> => {
    const change = { ...(displayName != null && { displayName }), ...(disabled !== undefined && { disabled }) }
    const updated = await accounts.update(uid, change)
    return updated.ok ? accounts.setClaims(uid, customClaims) : updated
  }

  /** Ends connections before and after revoking: until then, a person could connect again with the old rights. */
  const endAccess = async (actor: Principal, uid: string): Promise<Outcome<unknown>> => {
    onAccessChanged(uid, actor)
    unended.add(uid)
    const revoked = await accounts.revoke(uid)
    if (revoked.ok) unended.delete(uid)
    onAccessChanged(uid, actor)
    return revoked
  }

  const read = async (actor: Principal, uid: string): Promise<Outcome<ManagedUser>> => {
    const found = await accounts.get(uid)
    return found.ok ? done(toManagedUser(actor, found.value)) : found
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
