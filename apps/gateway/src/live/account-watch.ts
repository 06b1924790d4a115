import type { TokenClaims } from '@vigie/contracts/entities'
import type { Account, Identity, Principal } from '../plugins/identity.ts'
import type { LiveSession } from './sessions.ts'

/**
 * Asks again about each connected person, once however many connections they
 * have: a disabled, deleted, changed or revoked account loses its connections
 * within a minute. An identity service that does not answer changes nothing.
 */
export type AccountWatch = {
  start(uid: string): void
  stop(uid: string): void
  close(): void
}

/** Spread, so that a thousand people who came together are not asked about together, ms. */
const EVERY_MIN_MS = 30_000
const EVERY_MAX_MS = 45_000
const RETRY_MS = 10_000

export const createAccountWatch = (
  identity: Pick<Identity, 'account'>,
  sessionsOf: (uid: string) => readonly LiveSession[],
): AccountWatch => {
  const timers = new Map<string, NodeJS.Timeout>()

  const schedule = (uid: string, delayMs: number): void => {
    const timer = setTimeout(() => void check(uid, timer), delayMs)
    timer.unref()
    timers.set(uid, timer)
  }
  const check = async (uid: string, timer: NodeJS.Timeout): Promise<void> => {
    const outcome = await identity.account(uid)
    if (timers.get(uid) !== timer) return
    const isUnknown = !outcome.ok && outcome.code === 'auth.unavailable'
    if (!isUnknown) {
      for (const session of sessionsOf(uid)) {
        if (!outcome.ok || !stillHolds(outcome.value, session.principal())) session.close('accessRevoked')
      }
    }
    if (timers.get(uid) === timer) schedule(uid, isUnknown ? RETRY_MS : nextDelay())
  }

  return {
    start: (uid) => schedule(uid, nextDelay()),
    stop: (uid) => {
      clearTimeout(timers.get(uid))
      timers.delete(uid)
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}

const nextDelay = (): number => EVERY_MIN_MS + Math.random() * (EVERY_MAX_MS - EVERY_MIN_MS)

/** Whether the account still is what the token said. */
const stillHolds = (account: Account, principal: Principal): boolean =>
  !account.disabled && account.validAfter <= principal.signedInAt && areSameClaims(account.claims, principal.claims)

const areSameClaims = (a: TokenClaims, b: TokenClaims): boolean =>
  a.role === b.role && a.platforms.toSorted().join() === b.platforms.toSorted().join()
