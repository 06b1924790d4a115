// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { notedListeners } from '@/adapters/listeners.fixtures'
import { keptActsOf } from './kept-acts.ts'
import { keptUnseenOf } from './kept-unseen.ts'
import { createSessionActors } from './session-actors.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (connection: { readonly askAge: () => void; readonly stop: () => void }) => {
  const connect = vi.fn(() => connection)
  const session = createSessionActors({
    liveSocket: { connect, skipped: () => ({ unknown: 0, malformed: 0 }) },
    refetchNotifications: async () => {},
    sendAct: async () => ({}),
    onLeftSent: vi.fn(),
    readChanges: () => Promise.reject(new Error('nothing is read here')),
    keptActs: keptActsOf('u1'),
    keptUnseen: keptUnseenOf('u1'),
    inspect: undefined,
  })
  return { connect, ...session }
}

test('[R1.6] with the session ends all that it ran: its charts, its connection, what it said to other tabs', () => {
  const opened = vi.spyOn(globalThis, 'BroadcastChannel')
  const stopSocket = vi.fn()
  const { actors, connect, stop } = open({ askAge: vi.fn(), stop: stopSocket })
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

test('[R1.6] with the session ends all that it listened to', () => {
  const width = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => width)
  const heard = notedListeners(width)
  const { stop } = open({ askAge: vi.fn(), stop: vi.fn() })
  expect(heard()).toEqual(expect.arrayContaining(['change', 'online', 'offline', 'pageshow', 'visibilitychange']))
  stop()
  expect(heard()).toEqual([])
})
