import { liveFeedView } from '@vigie/machines/live-feed'
import type { LiveFeedActor } from '@/actors/live-feed'
import type { ConnectionView, LastLive } from '@/data'

/**
 * What values on screen need to know of the live connection: a new object, and a call of the listeners, only when that
 * changes.
 */
export const createFeedView = (feed: LiveFeedActor, lastLive: LastLive) => {
  const read = (): ConnectionView => {
    const { trusted } = liveFeedView(feed.getSnapshot())
    return { trusted, since: trusted ? null : lastLive.get() }
  }
  let view = read()
  const listeners = new Set<() => void>()
  const subscription = feed.subscribe(() => {
    const next = read()
    if (next.trusted === view.trusted && next.since === view.since) return
    view = next
    for (const listener of listeners) listener()
  })
  return {
    get: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => subscription.unsubscribe(),
  }
}
