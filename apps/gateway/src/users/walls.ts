import { type Wall, type WallApproval, wallUid } from '@vigie/contracts/entities'
import type { IdentityAccounts } from '../identity/accounts.ts'
import type { Principal } from '../identity/identity.ts'
import type { Refusals } from '../identity/refusals.ts'
import { failed, type Outcome } from '../outcome.ts'
import type { WallCalls } from '../upstream/wall-calls.ts'
import type { WallRevocations } from './wall-revocations.ts'

/** Accounts of wall displays: each wall has one of its own, which may only read. */
export type Walls = {
  /** Errors: site.forbidden, wall.code-unknown. */
  readonly approve: (actor: Principal, code: string, approval: WallApproval) => Promise<Outcome<Wall>>
  /** A token that signs a wall in once, for its secret. Errors: wall.waiting, wall.unknown, auth.unavailable. */
  readonly token: (secret: string) => Promise<Outcome<string>>
  /** Walls that somebody manages, and those of which only the account is left. */
  readonly list: (actor: Principal) => Promise<Outcome<Wall[]>>
  /** Ends a wall at once: its secret, its connections; then its account, until it is gone. */
  readonly revoke: (actor: Principal, id: string) => Promise<Outcome<Wall>>
}

type Accounts = Pick<IdentityAccounts, 'ensure' | 'setClaims' | 'customToken' | 'remove'>

/** @param onAccessChanged called when a wall's rights have ended: its connections must, its tokens be verified again */
export const createWalls = (
  accounts: Accounts,
  calls: Pick<WallCalls, 'approveWall' | 'wallOfSecret' | 'walls' | 'revokeWall'>,
  { note }: Refusals,
  { finish }: Pick<WallRevocations, 'finish'>,
  onAccessChanged: (uid: string, actor: Principal) => void,
): Walls => ({
  approve: async (actor, code, approval) => {
    const foreign = approval.sites.find((site) => !actor.claims.platforms.includes(site))
    if (foreign === undefined) return calls.approveWall(actor.token, code, approval)
    note(actor, { code: 'site.forbidden', subject: foreign, at: 'approve-wall' })
    return failed('site.forbidden')
  },
  /**
   * The account is made, and its rights written, each time: a step that failed before is made good by the next try. The
   * wall may be revoked meanwhile, and its account gone before this one was made: it is asked about again once the
   * account has its rights, so that either this sees the revocation or the revocation removes what was made here.
   */
  token: async (secret) => {
    const found = await calls.wallOfSecret(secret)
    if (!found.ok) return found
    const uid = wallUid.of(found.value.id)
    const ensured = await accounts.ensure(uid, found.value.name)
    if (!ensured.ok) return ensured
    const granted = await accounts.setClaims(uid, { role: 'wall', platforms: found.value.sites })
    if (!granted.ok) return granted
    const still = await calls.wallOfSecret(secret)
    if (still.ok) return accounts.customToken(uid)
    if (still.code === 'wall.unknown') await accounts.remove(uid)
    return still
  },
  list: async (actor) => {
    const listed = await calls.walls(actor.token)
    if (listed.ok && listed.value.some(({ revokedAt }) => revokedAt !== undefined)) void finish()
    return listed
  },
  /** The secret first, so that nothing signs in again; connections before the account, which may take long. */
  revoke: async (actor, id) => {
    const revoked = await calls.revokeWall(actor.token, id)
    if (!revoked.ok) return revoked
    onAccessChanged(wallUid.of(id), actor)
    await finish()
    return revoked
  },
})
