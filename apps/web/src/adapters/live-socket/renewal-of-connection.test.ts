import type { SocketReport } from '@vigie/machines/live-feed'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveSocket } from './index.ts'

const HOUR_MS = 3_600_000
/** The connections that were opened, each with what was sent over it. */
const opened: PlayedSocket[] = []
class PlayedSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = PlayedSocket.OPEN
  readonly sent: { readonly type: string }[] = []
  readonly closes: number[] = []
  constructor() {
    super()
    opened.push(this)
  }
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close = (code: number) => void this.closes.push(code)
}

beforeEach(() => {
  vi.useFakeTimers()
  opened.splice(0)
  vi.stubGlobal('WebSocket', PlayedSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A connection of somebody whose token ends then, ms since 1970; null: nobody knows when. */
const connect = async (expiry: number | null) => {
  const reports: SocketReport[] = []
  const connection = createLiveSocket({
    address: 'ws://127.0.0.1/api/live',
    getToken: async (fresh) => (fresh ? 'fresh' : 'token'),
    getTokenExpiration: async () => expiry,
    now: Date.now,
    onEvent: () => undefined,
  }).connect((report) => reports.push(report))
  const [socket] = opened
  if (socket === undefined) throw new Error('no connection was opened')
  socket.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(0)
  return { connection, reports, socket, sent: () => socket.sent.map(({ type }) => type) }
}

test('an open connection gets a new token before its own runs out', async () => {
  const { connection, sent } = await connect(Date.now() + HOUR_MS)
  expect(sent()).toEqual(['authenticate'])
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(sent().slice(0, 2)).toEqual(['authenticate', 'renew'])
  connection.stop()
})

test('where nobody knows when a token ends none is renewed', async () => {
  const { connection, sent } = await connect(null)
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(sent()).toEqual(['authenticate'])
  connection.stop()
})

test('a connection that is ended is closed once, reports nothing, and waits for no token', async () => {
  const { connection, reports, socket } = await connect(Date.now() + HOUR_MS)
  expect(vi.getTimerCount()).toBe(1)
  connection.stop()
  socket.dispatchEvent(Object.assign(new Event('close'), { code: 1_000, reason: '' }))
  expect(socket.closes).toEqual([1_000])
  expect(vi.getTimerCount()).toBe(0)
  expect(reports.map(({ type }) => type)).toEqual(['socket.opened'])
})

test('once the gateway has confirmed a later end, the next token is sent before that one', async () => {
  const { connection, sent, socket } = await connect(Date.now() + HOUR_MS)
  await vi.advanceTimersByTimeAsync(HOUR_MS - 120_000)
  expect(sent()).toEqual(['authenticate', 'renew'])
  const expiresAt = new Date(Date.now() + HOUR_MS).toISOString()
  socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'renewed', expiresAt }) }))
  await vi.advanceTimersByTimeAsync(HOUR_MS - 120_001)
  expect(sent()).toEqual(['authenticate', 'renew'])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual(['authenticate', 'renew', 'renew'])
  connection.stop()
})
