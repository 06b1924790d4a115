import { liveFeedMachine, type SocketReport } from '@vigie/machines/live-feed'
import { createActor, fromCallback } from 'xstate'

/** The live chart at work, its connections in the test's hands: `say` speaks for the last one, in order of opening. */
export const startFeed = () => {
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
