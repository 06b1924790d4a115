import { wallUid } from '@vigie/contracts/entities'
import type { FastifyBaseLogger } from 'fastify'
import type { IdentityAccounts } from '../identity/accounts.ts'
import type { WallCalls } from '../upstream/wall-calls.ts'

/**
 * Removes the accounts of revoked walls, however long the identity service does not take it: the upstream keeps which
 * are left, so that any gateway finishes what another began.
 */
export type WallRevocations = {
  /** Removes what is left, and tries again until nothing is. Resolves after the first try. */
  readonly finish: () => Promise<void>
  readonly close: () => void
}

/** Between two tries, ms. */
const RETRY_MS = 30_000

/** @param onFound called with the uid of a wall that is revoked: nothing of it may hold any more */
export const createWallRevocations = (
  accounts: Pick<IdentityAccounts, 'remove'>,
  calls: Pick<WallCalls, 'endedWalls'>,
  onFound: (uid: string) => void,
  log: Pick<FastifyBaseLogger, 'warn'>,
): WallRevocations => {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  let isClosed = false

  const look = async (): Promise<void> => {
    const left = await calls.endedWalls([])
    // an upstream that keeps no walls, or takes this gateway for no service, has nothing to finish
    if (!left.ok) return left.code.startsWith('upstream.') ? again() : undefined
    const removed: string[] = []
    for (const { id } of left.value) {
      const uid = wallUid.of(id)
      onFound(uid)
      const outcome = await accounts.remove(uid)
      if (outcome.ok || outcome.code === 'user.not-found') removed.push(id)
      else log.warn({ wall: id, code: outcome.code }, 'the account of a revoked wall is not removed yet')
    }
    if (removed.length === 0) return left.value.length > 0 ? again() : undefined
    const after = await calls.endedWalls(removed)
    if (!after.ok || after.value.length > 0) again()
  }
  const again = (): void => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void finish(), RETRY_MS).unref()
  }
  const finish = (): Promise<void> => {
    last = last.then(look)
    return last
  }
  return {
    finish,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
