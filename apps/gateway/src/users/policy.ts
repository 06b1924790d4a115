import { mayManageUsers, type TokenClaims } from '@vigie/contracts/entities'
import type { CreateUserInput, UpdateUserInput } from '@vigie/contracts/rest'
import { type Failure, failed } from '../outcome.ts'
import type { ManagedAccount } from '../plugins/identity-accounts.ts'

// who may do what to which account; nothing here asks anybody

export type Actor = { readonly uid: string; readonly claims: TokenClaims }
/** The part of an account that decides. */
export type Subject = Pick<ManagedAccount, 'uid' | 'claims' | 'disabled'>

export type Act =
  | { readonly type: 'update'; readonly change: UpdateUserInput }
  | { readonly type: 'delete' }
  | { readonly type: 'reset' }

/** A superadmin sees every account, an admin those that share a platform with theirs. */
export const maySee = (actor: Actor, { claims }: Pick<Subject, 'claims'>): boolean =>
  isSuperadmin(actor) || (mayManageUsers(actor.claims.role) && claims.platforms.some(ownedBy(actor)))

/** An admin changes accounts of their own platforms alone, and never a superadmin's. */
export const mayEdit = (actor: Actor, subject: Subject): boolean =>
  isSuperadmin(actor) ||
  (maySee(actor, subject) && !isSuperadmin(subject) && subject.claims.platforms.every(ownedBy(actor)))

/** Why this actor may not create this account: role.forbidden, site.forbidden, request.invalid; null: they may. */
export const refusalOfCreate = (actor: Actor, { role, platforms }: CreateUserInput): Failure | null =>
  mayManageUsers(actor.claims.role) ? refusalOfGrant(actor, { role, platforms }) : failed('role.forbidden')

/** Why this actor may not act on this account: also user.not-found where they cannot see it, and user.protected. */
export const refusalOf = (actor: Actor, subject: Subject, act: Act): Failure | null => {
  if (!maySee(actor, subject)) return failed('user.not-found')
  if (!mayEdit(actor, subject)) return failed('role.forbidden')
  if (actor.uid === subject.uid && excludesOneself(subject, act)) {
    return failed('user.protected', 'nobody disables, deletes or changes the role of themselves')
  }
  return act.type === 'update' ? refusalOfGrant(actor, act.change) : null
}

/** Whether an act leaves one enabled superadmin less. */
export const losesSuperadmin = (subject: Subject, act: Act): boolean => {
  if (!isSuperadmin(subject) || subject.disabled) return false
  if (act.type !== 'update') return act.type === 'delete'
  return act.change.disabled === true || (act.change.role ?? 'superadmin') !== 'superadmin'
}

/** Whether an act changes what the account may do, so that what it holds open must end. */
export const changesAccess = ({ claims, disabled }: Subject, { role, platforms, ...rest }: UpdateUserInput): boolean =>
  (role !== undefined && role !== claims.role) ||
  (platforms !== undefined && platforms.toSorted().join() !== claims.platforms.toSorted().join()) ||
  (rest.disabled !== undefined && rest.disabled !== disabled)

const isSuperadmin = ({ claims }: Pick<Subject, 'claims'>): boolean => claims.role === 'superadmin'

const ownedBy =
  ({ claims }: Actor) =>
  (platform: string): boolean =>
    claims.platforms.includes(platform)

const refusalOfGrant = (actor: Actor, { role, platforms }: Pick<UpdateUserInput, 'role' | 'platforms'>) => {
  if (isSuperadmin(actor)) return null
  if (role === 'superadmin') return failed('role.forbidden', 'only a superadmin makes superadmins')
  if (platforms === undefined) return null
  if (!platforms.every(ownedBy(actor))) return failed('site.forbidden', 'only your own platforms can be granted')
  return platforms.length === 0 ? failed('request.invalid', '/platforms at least one of your platforms') : null
}

const excludesOneself = ({ claims }: Subject, act: Act): boolean =>
  act.type === 'delete' ||
  (act.type === 'update' &&
    (act.change.disabled === true || (act.change.role !== undefined && act.change.role !== claims.role)))
