import { mayManageUsers, type TokenClaims } from '@vigie/contracts/entities'
import type { CreateUserInput, UpdateUserInput } from '@vigie/contracts/rest'
import type { ManagedAccount } from '../identity/accounts.ts'
import { type Failure, failed } from '../outcome.ts'

// who may do what to which account: pure rules over claims

/** Who acts. */
export type Actor = { readonly uid: string; readonly claims: TokenClaims }
/** What the rules look at in the account acted on. */
export type Subject = Pick<ManagedAccount, 'uid' | 'claims' | 'disabled'>

/** What somebody wants to do to an account. */
export type Act =
  | { readonly type: 'update'; readonly change: UpdateUserInput }
  | { readonly type: 'delete' }
  | { readonly type: 'reset' }

/** A superadmin sees every account, an admin those that share a site with them. */
export const maySee = (actor: Actor, { claims }: Pick<Subject, 'claims'>): boolean =>
  isSuperadmin(actor) || (mayManageUsers(actor.claims.role) && claims.platforms.some(ownedBy(actor)))

/** An admin changes accounts whose sites are all their own too, and never a superadmin's. */
export const mayEdit = (actor: Actor, subject: Subject): boolean =>
  isSuperadmin(actor) ||
  (maySee(actor, subject) && !isSuperadmin(subject) && subject.claims.platforms.every(ownedBy(actor)))

/** Why this actor may not create this account: role.forbidden, site.forbidden or request.invalid; null: they may. */
export const refusalOfCreate = (actor: Actor, { role, platforms }: CreateUserInput): Failure | null =>
  mayManageUsers(actor.claims.role) ? refusalOfGrant(actor, { role, platforms }) : failed('role.forbidden')

/**
 * Why this actor may not do this to this account: as above, user.not-found where they cannot see it, user.protected
 * where they would shut themselves out; null: they may.
 */
export const refusalOf = (actor: Actor, subject: Subject, act: Act): Failure | null => {
  if (!maySee(actor, subject)) return failed('user.not-found')
  if (!mayEdit(actor, subject)) return failed('role.forbidden')
  if (actor.uid === subject.uid && excludesOneself(subject, act)) {
    return failed('user.protected', 'nobody disables, deletes or changes the role of themselves')
  }
  return act.type === 'update' ? refusalOfGrant(actor, act.change) : null
}

/** Whether there is one enabled superadmin less after this act. */
export const losesSuperadmin = (subject: Subject, act: Act): boolean => {
  if (!isSuperadmin(subject) || subject.disabled) return false
  if (act.type !== 'update') return act.type === 'delete'
  return act.change.disabled === true || (act.change.role ?? 'superadmin') !== 'superadmin'
}

/** Whether a change alters what the account may do, so that its connections and sign-ins must end. */
export const changesAccess = ({ claims, disabled }: Subject, { role, platforms, ...rest }: UpdateUserInput): boolean =>
  (role !== undefined && role !== claims.role) ||
  (platforms !== undefined && platforms.toSorted().join() !== claims.platforms.toSorted().join()) ||
  (rest.disabled !== undefined && rest.disabled !== disabled)

const isSuperadmin = ({ claims }: Pick<Subject, 'claims'>): boolean => claims.role === 'superadmin'

const ownedBy =
  ({ claims }: Actor) =>
  (site: string): boolean =>
    claims.platforms.includes(site)

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
