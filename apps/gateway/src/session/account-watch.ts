import { type Identity, stillHolds } from '../identity/identity.ts'
import type { LiveSession } from './sessions.ts'

/**
 * Reads the account of each connected person again and again, once for all of their connections: an account that was
 * disabled, deleted, changed or revoked loses its connections within a minute. While the identity service does not
 * answer, nobody loses any.
 */
export type AccountWatch = {
  readonly start: (uid: string) => void
  readonly stop: (uid: string) => void
  readonly close: () => void
}

/** Drawn between these, so that the accounts of people who connected together are read apart, ms. */
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
        if (!outcome.ok || !stillHolds(outcome.value, session.bearer.principal)) session.close('accessRevoked')
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
