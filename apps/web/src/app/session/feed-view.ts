import { liveFeedView } from '@vigie/machines/live-feed'
import type { LiveFeedActor } from '@/actors/live-feed'
import type { ConnectionView, LastLive } from '@/data'

/** The live connection as values need it: a new object only when trust comes or goes. */
export const createFeedView = (feed: LiveFeedActor, lastLive: LastLive) => {
  const read = (): ConnectionView => {
    const { trusted } = liveFeedView(feed.getSnapshot())
    return { trusted, since: trusted ? null : lastLive.get() }
  }
  let view = read()
  const refresh = () => {
    const next = read()
    if (next.trusted === view.trusted && next.since === view.since) return false
    view = next
    return true
  }
  return {
    get: () => view,
    subscribe: (listener: () => void) => {
      const { unsubscribe } = feed.subscribe(() => {
        if (refresh()) listener()
      })
      return unsubscribe
    },
  }
}
