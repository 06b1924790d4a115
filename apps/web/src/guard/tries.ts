const KEY = 'start-tries'
const FIRST_MS = 1_000
const MOST_MS = 60_000
/** Tries that are longer ago do not count. */
const FORGET_MS = 600_000

type Tries = { readonly count: number; readonly at: number }

/**
 * How long to wait before the next try to load the page, ms: twice as long each time, up to a minute, less up to half of
 * it, so that many screens do not come back at once. Counts for the session of the tab, over loads of the page.
 */
export const waitBeforeTry = (now: number): number => {
  const { count, at } = read()
  const before = now - at > FORGET_MS ? 0 : count
  const isKept = write({ count: before + 1, at: now })
  // a page that cannot count would load itself again and again
  const mostMs = isKept ? Math.min(FIRST_MS * 2 ** before, MOST_MS) : MOST_MS
  return mostMs * (1 - Math.random() / 2)
}

const read = (): Tries => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (kept instanceof Object && 'count' in kept && 'at' in kept) {
      const { count, at } = kept
      if (typeof count === 'number' && typeof at === 'number') return { count, at }
    }
  } catch {
    // storage that is refused, or holds what nobody wrote
  }
  return { count: 0, at: 0 }
}

const write = (tries: Tries): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tries))
    return true
  } catch {
    return false
  }
}
