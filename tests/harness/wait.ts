import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 25

/**
 * Polls `read` until it returns something other than null, undefined or false, and resolves with that.
 * Errors: rejects after `withinMs` with `what`.
 */
export const until = async <T>(
  what: string,
  read: () => T | Promise<T>,
  withinMs = 20_000,
): Promise<Exclude<T, null | undefined | false>> => {
  const limit = performance.now() + withinMs
  for (;;) {
    const value = await read()
    if (isThere(value)) return value
    if (performance.now() > limit) throw new Error(`Not within ${withinMs} ms: ${what}`)
    await pause(POLL_MS)
  }
}

const isThere = <T>(value: T): value is Exclude<T, null | undefined | false> =>
  value !== null && value !== undefined && value !== false
