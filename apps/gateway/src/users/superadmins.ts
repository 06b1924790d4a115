import { type Failure, failed, type Outcome } from '../outcome.ts'
import type { IdentityAccounts } from '../plugins/identity-accounts.ts'

/** Takes care that an enabled superadmin always remains. */
export type Superadmins = {
  /** user.protected when nobody but this account is an enabled superadmin; null: somebody is. */
  refusalWithout(uid: string): Promise<Failure | null>
  /**
   * Takes a superadmin's place away, and gives it back when nobody has one
   * then: another gateway may have taken the last but one at the same time.
   */
  take<T>(
    uid: string,
    steps: { take(): Promise<Outcome<T>>; giveBack(): Promise<Outcome<unknown>> },
  ): Promise<Outcome<T>>
}

export const createSuperadmins = (accounts: Pick<IdentityAccounts, 'list'>): Superadmins => {
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
    take: async (uid, { take, giveBack }) => {
      const taken = await take()
      if (!taken.ok) return taken
      const refusal = await refusalWithout(uid)
      if (refusal === null) return taken
      await giveBack()
      return refusal
    },
  }
}
