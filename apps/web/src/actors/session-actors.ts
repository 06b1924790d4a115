// Every chart that lives as long as a session: nothing one person did on screen is left for the next.
import type { LiveSocket } from '@/adapters/live-socket'
import type { Inspect } from './inspect.ts'
import { startLayout } from './layout.ts'
import { startLiveFeed } from './live-feed.ts'
import { startNotificationPanel } from './notifications.ts'

type SessionActorsOptions = {
  readonly liveSocket: LiveSocket
  readonly refetchNotifications: () => Promise<void>
  readonly inspect: Inspect
}

export const startSessionActors = (options: SessionActorsOptions) => {
  const { inspect } = options
  const layout = startLayout(inspect)
  const notificationPanel = startNotificationPanel(options.refetchNotifications, inspect)
  const live = startLiveFeed(options.liveSocket, inspect)
  return {
    actors: {
      sidebar: layout.sidebar,
      drawer: layout.drawer,
      notificationPanel,
      liveFeed: live.feed,
    },
    stop: () => {
      live.stop()
      notificationPanel.stop()
      layout.stop()
    },
  }
}
export type SessionActors = ReturnType<typeof startSessionActors>['actors']
