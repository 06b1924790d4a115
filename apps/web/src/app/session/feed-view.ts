import { liveFeedView } from '@vigie/machines/live-feed'
import type { LiveFeedActor } from '@/actors/live-feed'
import type { ConnectionView, LastLive } from '@/data'

/**
 * What values on screen need to know of the live connection: a new object, and a call of the listeners, only when that
 * changes.
 */
export const createFeedView = (feed: LiveFeedActor, lastLive: LastLive) => {
  const read = (): ConnectionView => {
    const { kind, trusted } = liveFeedView(feed.getSnapshot())
    const { reason = null, clockStep = null } = lastLive.note()
    return {
      trusted,
      since: trusted ? null : lastLive.get(),
      reason: kind === 'source-silent' ? reason : null,
      clockStep,
    }
  }
  let view = read()
  const listeners = new Set<() => void>()
  const subscription = feed.subscribe(() => {
    const next = read()
    if (isSame(next, view)) return
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

const isSame = (one: ConnectionView, other: ConnectionView): boolean =>
  one.trusted === other.trusted &&
  one.since === other.since &&
  one.reason === other.reason &&
  one.clockStep?.at === other.clockStep?.at
