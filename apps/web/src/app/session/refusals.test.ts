import { CLOSE_CODES } from '@vigie/contracts/live'
import { liveFeedMachine, type SocketReport } from '@vigie/machines/live-feed'
import { expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { answerRefusals } from './refusals.ts'

const setUp = (refreshToken: () => Promise<unknown> = async () => 'fresh') => {
  const connections: ((said: SocketReport) => void)[] = []
  const machine = liveFeedMachine.provide({
    actors: {
      socket: fromCallback(({ sendBack }) => {
        connections.push(sendBack)
      }),
    },
  })
  const feed = createActor(machine, { input: { random: () => 0.5 } }).start()
  const onSessionRejected = vi.fn()
  const refresh = vi.fn(refreshToken)
  answerRefusals({ feed, refreshToken: refresh, onSessionRejected })
  const refuse = (code: number) => connections.at(-1)?.({ type: 'socket.closed', code })
  const settle = (count: number) => vi.waitFor(() => expect(connections).toHaveLength(count))
  return { connections, feed, refresh, onSessionRejected, refuse, settle }
}

test('[R7.4] a refused token is renewed and the connection tried again, once; then the session is over', async () => {
  const { refuse, refresh, onSessionRejected, settle } = setUp()
  refuse(CLOSE_CODES.unauthenticated.code)
  await settle(2)
  expect(onSessionRejected).not.toHaveBeenCalled()
  refuse(CLOSE_CODES.unauthenticated.code)
  expect(refresh).toHaveBeenCalledOnce()
  expect(onSessionRejected).toHaveBeenCalledOnce()
})

test('a site closed to the user does not end their session', async () => {
  const { refuse, onSessionRejected, settle } = setUp()
  refuse(CLOSE_CODES.forbiddenSite.code)
  await settle(2)
  refuse(CLOSE_CODES.forbiddenSite.code)
  expect(onSessionRejected).not.toHaveBeenCalled()
})

test('once live again, a later refusal is answered anew', async () => {
  const { connections, refuse, refresh, settle } = setUp()
  refuse(CLOSE_CODES.accessRevoked.code)
  await settle(2)
  connections.at(-1)?.({ type: 'socket.opened' })
  connections.at(-1)?.({ type: 'welcome.received', resumed: true })
  connections.at(-1)?.({ type: 'frame.received', source: 'live' })
  refuse(CLOSE_CODES.accessRevoked.code)
  await settle(3)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a refusal that is not about who we are is left to the person', () => {
  const { refuse, refresh } = setUp()
  refuse(CLOSE_CODES.protocolError.code)
  expect(refresh).not.toHaveBeenCalled()
})
