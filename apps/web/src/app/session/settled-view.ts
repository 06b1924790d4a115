import type { LiveEvent } from '@vigie/contracts/live'
import type { ConnectionView, DataSources } from '@/data'

/** The longest that a link which came back is not told yet, ms: a site whose devices speak seldom has nothing newer. */
export const SETTLE_MS = 1_000
/** A reading of this age was measured after the link came back, or just before, ms. */
const RECENT_MS = 2_000

type View = DataSources['feed']

/**
 * The same view, but for a link that comes back: the gateway says that it is live before it has passed on what it
 * heard meanwhile. Until a reading of now has come, what stands there stays as it was. The first link has nothing to
 * wait for.
 */
export const createSettledView = (feed: View, now: () => number) => {
  let told = feed.get()
  let wasLive = told.trusted
  let newestAt = Number.NEGATIVE_INFINITY
  let waiting: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const tell = (next: ConnectionView) => {
    clearTimeout(waiting)
    waiting = undefined
    if (next === told) return
    told = next
    wasLive ||= next.trusted
    for (const listener of listeners) listener()
  }
  const unsubscribe = feed.subscribe(() => {
    const next = feed.get()
    const comesBack = next.trusted && !told.trusted && wasLive
    if (!comesBack || newestAt >= now() - RECENT_MS) return tell(next)
    waiting ??= setTimeout(() => tell(feed.get()), SETTLE_MS)
  })
  return {
    get: () => told,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Takes what the live feed says, in its order. */
    hear: (event: LiveEvent) => {
      const rows = event.type === 'readings' ? event.rows : event.type === 'snapshot' ? event.readings : []
      for (const [, at] of rows) newestAt = Math.max(newestAt, at)
      if (waiting !== undefined && newestAt >= now() - RECENT_MS) tell(feed.get())
    },
    close: () => {
      clearTimeout(waiting)
      unsubscribe()
    },
  }
}
