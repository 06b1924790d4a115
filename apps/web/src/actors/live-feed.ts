import { type LiveFeedEvent, liveFeedMachine, type SocketCommand } from '@vigie/machines/live-feed'
import { createActor, fromCallback } from 'xstate'
import { onNetwork, onPageShown } from '@/adapters/environment'
import type { LiveSocket } from '@/adapters/live-socket'
import { type Inspect, watched } from './inspect.ts'

/**
 * The chart of a session's live connection, with the events of the network and of the page's visibility wired to it.
 */
export const createLiveFeed = (liveSocket: LiveSocket, inspect: Inspect) => {
  const machine = liveFeedMachine.provide({
    actors: {
      socket: fromCallback<SocketCommand>(({ sendBack, receive }) => {
        const connection = liveSocket.connect(sendBack)
        receive(connection.askAge)
        return connection.stop
      }),
    },
  })
  const feed = createActor(machine, { id: 'live-feed', input: { random: Math.random }, ...watched(inspect) }).start()
  const send = (event: LiveFeedEvent) => feed.send(event)
  const unsubscribes = [
    onNetwork((online) => send({ type: online ? 'network.online' : 'network.offline' })),
    onPageShown(() => send({ type: 'page.shown' })),
  ]
  return {
    feed,
    stop: () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
      feed.stop()
    },
  }
}
export type LiveFeedActor = ReturnType<typeof createLiveFeed>['feed']
