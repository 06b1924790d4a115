import { createServer } from 'node:http'
import { JOIN_EVENT, ROOMS } from '@vigie/contracts/upstream'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { portOfServer } from '../testing/port.ts'
import type { UpstreamFact } from './facts.ts'
import { createLink, type Link } from './link.ts'
import { createLinkHealth, type LinkHealth } from './link-health.ts'
import { createTranslate } from './translate.ts'

let io: Server
let link: Link
let health: LinkHealth
let facts: UpstreamFact[]
let connections: number
let handshakes: unknown[]
let joined: string[]
const unknown = vi.fn()

beforeEach(async () => {
  const http = createServer()
  io = new Server(http)
  facts = []
  handshakes = []
  joined = []
  connections = 0
  io.on('connection', (socket) => {
    handshakes.push(socket.handshake.auth)
    socket.on(JOIN_EVENT, (room: string, reply: (answer: object) => void) => {
      joined.push(room)
      reply({ ok: true, room })
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  health = createLinkHealth()
  link = createLink(
    { url: `http://127.0.0.1:${portOfServer(http)}`, serviceKey: 'key', notificationEvent: 'new_alert' },
    createTranslate('new_alert', () => undefined),
    health,
    {
      onFact: (fact) => facts.push(fact),
      onConnected: () => {
        connections += 1
      },
      onUnknownEvent: unknown,
    },
  )
  link.open()
  await vi.waitUntil(() => connections === 1, { timeout: 5_000 })
})
afterEach(async () => {
  link.close()
  health.close()
  await io.close()
})

test('[R7.2] joins its three rooms with its service key, and is in them before it is said to be connected', () => {
  expect(handshakes).toEqual([{ serviceKey: 'key' }])
  expect(joined.toSorted()).toEqual(Object.values(ROOMS).toSorted())
})

test('[R7.2] hears the notification event under the configured name, with or without content', async () => {
  io.emit('new_alert')
  io.emit('new_alert', { site: 'chaib' })
  await vi.waitUntil(() => facts.length === 2)
  expect(facts).toEqual([
    { type: 'notification', site: null },
    { type: 'notification', site: 'chaib' },
  ])
})

test('an event of a name it does not know is counted, and harms nothing', async () => {
  io.emit('moon.risen', { any: 'thing' })
  await vi.waitUntil(() => unknown.mock.calls.length > 0)
  expect(unknown).toHaveBeenCalledWith('moon.risen')
})

test('[R7.3] comes back by itself, even when the server said goodbye, and joins again', async () => {
  io.disconnectSockets()
  await vi.waitUntil(() => connections === 2, { timeout: 8_000 })
  expect(joined).toHaveLength(6)
  expect(health.read().state).toBe('live')
}, 10_000)

test('closed while it waits to come back after a goodbye, it does not', async () => {
  const isDown = new Promise<void>((resolve) => {
    health.onChange((state) => state === 'down' && resolve())
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    io.disconnectSockets()
    await isDown
    // the server of this process has timers of its own
    const before = vi.getTimerCount()
    link.close()
    expect(vi.getTimerCount()).toBe(before - 1)
  } finally {
    vi.useRealTimers()
  }
})
