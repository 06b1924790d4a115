import { setTimeout as wait } from 'node:timers/promises'
import { parseTopic } from '@vigie/contracts/upstream'
import type { Directory } from './directory.ts'

/** how long the birth of a device may be overtaken by what it sends next, ms */
const OVERTAKEN_MS = 2_000
/** a device that stayed unknown is not waited for again this soon, ms */
const FORGOTTEN_MS = 60_000
const REMEMBERED = 10_000

/**
 * Messages read over several connections may overtake each other: what comes from a device not known
 * yet waits a little for its birth. One that never says what it is makes nobody wait twice.
 */
export const awaitNewcomers = (directory: Directory, now: () => number): ((topic: string) => Promise<void>) => {
  const strangers = new Map<string, number>()
  return async (topic) => {
    const to = parseTopic(topic)
    if (to === null || to.kind === 'birth' || directory.site(to.site) === undefined) return
    const isKnown = () => directory.device(to.site, to.device) !== undefined
    const key = `${to.site}/${to.device}`
    if (isKnown() || (strangers.get(key) ?? 0) > now()) return
    const deadline = now() + OVERTAKEN_MS
    const ended = new AbortController()
    while (!isKnown() && now() < deadline)
      await Promise.race([
        directory.changed(),
        wait(deadline - now(), undefined, { signal: ended.signal }).catch(() => {}),
      ])
    ended.abort()
    if (isKnown()) return
    if (strangers.size >= REMEMBERED) strangers.clear()
    strangers.set(key, now() + FORGOTTEN_MS)
  }
}
