// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keptActsOf } from './kept-acts.ts'
import { keptUnseenOf } from './kept-unseen.ts'
import { createSessionActors } from './session-actors.ts'

afterEach(() => vi.restoreAllMocks())

test('[R1.6] with the session ends all that it ran: its charts, its connection, what it said to other tabs', () => {
  const opened = vi.spyOn(globalThis, 'BroadcastChannel')
  const stopSocket = vi.fn()
  const connect = vi.fn(() => ({ askAge: vi.fn(), stop: stopSocket }))
  const { actors, stop } = createSessionActors({
    liveSocket: { connect, skipped: () => ({ unknown: 0, malformed: 0 }) },
    refetchNotifications: async () => {},
    sendAct: async () => ({}),
    onLeftSent: vi.fn(),
    readChanges: () => Promise.reject(new Error('nothing is read here')),
    keptActs: keptActsOf('u1'),
    keptUnseen: keptUnseenOf('u1'),
    inspect: undefined,
  })
  const { keptActs: _, inspect: __, ...charts } = actors
  const standing = () =>
    Object.entries(charts).flatMap(([name, chart]) => (chart.getSnapshot().status === 'active' ? [name] : []))
  expect(standing()).toEqual(Object.keys(charts))
  expect(connect).toHaveBeenCalledOnce()
  const channels = opened.mock.instances
  expect(channels).toHaveLength(3)
  const closed = channels.map((channel) => vi.spyOn(channel, 'close'))

  stop()
  expect(standing()).toEqual([])
  expect(stopSocket).toHaveBeenCalledOnce()
  for (const close of closed) expect(close).toHaveBeenCalledOnce()
})
