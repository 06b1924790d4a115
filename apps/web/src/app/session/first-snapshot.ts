// In: the live feed. Out: the moment from which lists that the feed keeps up to date may be read by REST.
import type { LiveEvent } from '@vigie/contracts/live'
import { type ConnectionKind, liveFeedView } from '@vigie/machines/live-feed'
import type { LiveFeedActor } from '@/actors/live-feed'

/** States of the connection in which a snapshot is still to come. */
const ON_ITS_WAY: readonly ConnectionKind[] = ['connecting', 'live']

/**
 * Waits for the first snapshot. The feed reports only what happens after it, so a list read earlier could lack an entry
 * and nothing would say so. When no snapshot is on its way (no connection, silent upstream) lists are read at once; the
 * snapshot that comes in the end then has them read again.
 */
export const createFirstSnapshot = (feed: LiveFeedActor) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isOver = false
  const end = () => {
    isOver = true
    resolve()
  }
  const subscription = feed.subscribe((snapshot) => {
    if (!ON_ITS_WAY.includes(liveFeedView(snapshot).kind)) end()
  })
  return {
    /** resolves at the first snapshot, or as soon as none is on its way */
    awaited: promise,
    isOver: (): boolean => isOver,
    hear: (event: LiveEvent): void => {
      if (event.type === 'snapshot') end()
    },
    close: () => subscription.unsubscribe(),
  }
}
