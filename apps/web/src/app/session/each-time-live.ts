import { liveFeedView } from '@vigie/machines/live-feed'
import type { LiveFeedActor } from '@/actors/live-feed'

/** Calls back each time the connection becomes live: the server is there again. Returns the unsubscribe. */
export const eachTimeLive = (feed: LiveFeedActor, listener: () => void): (() => void) => {
  let wasLive = false
  return feed.subscribe((snapshot) => {
    const isLive = liveFeedView(snapshot).kind === 'live'
    if (isLive && !wasLive) listener()
    wasLive = isLive
  }).unsubscribe
}
