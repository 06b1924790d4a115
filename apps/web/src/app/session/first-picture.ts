// In: the live feed. Out: the moment from which what it keeps current may be read elsewhere.
import type { LiveEvent } from '@vigie/contracts/live'
import { type ConnectionKind, liveFeedView } from '@vigie/machines/live-feed'
import type { LiveFeedActor } from '@/actors/live-feed'

/** A picture is still on its way. */
const ON_ITS_WAY: readonly ConnectionKind[] = ['connecting', 'live']

/**
 * Nobody tells what happens before the first picture: a list read earlier would lack it until something else happens.
 * When the picture does not come, lists are read all the same: the one that comes at last stands for what they lack.
 */
export const createFirstPicture = (feed: LiveFeedActor) => {
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
    /** settles with the first picture, or as soon as none is on its way */
    awaited: promise,
    isOver: (): boolean => isOver,
    hear: (event: LiveEvent): void => {
      if (event.type === 'snapshot') end()
    },
    close: () => subscription.unsubscribe(),
  }
}
