import type { ErrorCode } from '@vigie/contracts/errors'
import { createSerial } from '@vigie/contracts/limits'
import type { IdentityAccounts } from '../identity/accounts.ts'
import { type Failure, failed, type Outcome } from '../outcome.ts'
import { undone } from './undone.ts'

/** Keeps at least one enabled superadmin in existence. */
export type Superadmins = {
  /** user.protected when no other account than this one is an enabled superadmin; null: one is. */
  readonly refusalWithout: (uid: string) => Promise<Failure | null>
  /**
   * Takes a superadmin's rights away, and gives them back when afterwards there is no enabled superadmin left: another
   * gateway may have taken those of the last but one at the same time. `left`: the failure where they could not be
   * given back.
   */
  readonly take: <T>(
    uid: string,
    steps: { take: () => Promise<Outcome<T>>; giveBack: () => Promise<Outcome<unknown>>; left: ErrorCode },
  ) => Promise<Outcome<T>>
}

export const createSuperadmins = (accounts: Pick<IdentityAccounts, 'list'>): Superadmins => {
  const oneAtATime = createSerial()
  const refusalWithout = async (uid: string): Promise<Failure | null> => {
    const all = await accounts.list()
    if (!all.ok) return all
    const remains = all.value.some(
      (account) => account.uid !== uid && !account.disabled && account.claims.role === 'superadmin',
    )
    return remains ? null : failed('user.protected', 'the last enabled superadmin')
  }
  return {
    refusalWithout,
    take: (uid, { take, giveBack, left }) =>
      oneAtATime('superadmins', async () => {
        const taken = await take()
        if (!taken.ok) return taken
        const refusal = await refusalWithout(uid)
        return refusal === null ? taken : undone(refusal, giveBack, left)
      }),
  }
}
