import { CLOSE_CODES } from '@vigie/contracts/live'
import { expect, test, vi } from 'vitest'
import { createFeed } from './feed.fixtures.ts'
import { answerRefusals } from './refusals.ts'

const setUp = (refreshToken: () => Promise<unknown> = async () => 'fresh') => {
  const { feed, connections, say } = createFeed()
  const onSessionRejected = vi.fn()
  const refresh = vi.fn(refreshToken)
  answerRefusals({ feed, refreshToken: refresh, onSessionRejected })
  const refuse = (code: number) => say({ type: 'socket.closed', code })
  const settle = (count: number) => vi.waitFor(() => expect(connections).toHaveLength(count))
  return { say, refresh, onSessionRejected, refuse, settle }
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
  const { say, refuse, refresh, settle } = setUp()
  refuse(CLOSE_CODES.accessRevoked.code)
  await settle(2)
  say({ type: 'socket.opened' })
  say({ type: 'welcome.received', resumed: true })
  say({ type: 'frame.received', source: 'live' })
  refuse(CLOSE_CODES.accessRevoked.code)
  await settle(3)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a refusal that is not about who we are is left to the person', () => {
  const { refuse, refresh } = setUp()
  refuse(CLOSE_CODES.protocolError.code)
  expect(refresh).not.toHaveBeenCalled()
})
