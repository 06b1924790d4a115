import { liveFeedMachine, type SocketReport } from '@vigie/machines/live-feed'
import { createActor, fromCallback } from 'xstate'

/**
 * The running live-feed chart with connections that the test controls: `say` reports in the name of the last one
 * opened.
 */
export const createFeed = () => {
  const connections: ((said: SocketReport) => void)[] = []
  const machine = liveFeedMachine.provide({
    actors: {
      socket: fromCallback(({ sendBack }) => {
        connections.push(sendBack)
      }),
    },
  })
  const feed = createActor(machine, { input: { random: () => 0.5 } }).start()
  return { feed, connections, say: (said: SocketReport) => connections.at(-1)?.(said) }
}
