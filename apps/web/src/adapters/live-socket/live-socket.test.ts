import { once } from 'node:events'
import { CLOSE_CODES, LIVE_SUBPROTOCOL, type LiveEvent } from '@vigie/contracts/live'
import type { SocketReport } from '@vigie/machines/live-feed'
import { afterEach, expect, test, vi } from 'vitest'
import { type WebSocket as PeerSocket, WebSocketServer } from 'ws'
import { createLiveSocket } from './index.ts'

const AT = '2026-11-21T14:02:31.000Z'
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A gateway that one can speak for, and a live socket that tells what it hears. */
const setUp = async (getToken: () => Promise<string | null> = async () => 'token') => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const events: LiveEvent[] = []
  const reports: SocketReport[] = []
  const socket = createLiveSocket({
    address: `ws://127.0.0.1:${port}/api/live`,
    getToken,
    getTokenExpiration: async () => Date.now() + 3_600_000,
    now: Date.now,
    onEvent: (event) => events.push(event),
  })
  const connect = async () => {
    const accepted = once(server, 'connection')
    const connection = socket.connect((report) => reports.push(report))
    const [peer]: PeerSocket[] = await accepted
    if (!peer) throw new Error('no peer')
    closers.push(connection.stop)
    return { connection, peer, say: (event: unknown) => peer.send(JSON.stringify(event)) }
  }
  closers.push(() => server.close())
  const heard = (type: SocketReport['type']) => vi.waitFor(() => expect(reports.map((it) => it.type)).toContain(type))
  return { connect, events, reports, socket, server, heard }
}

const commandOf = async (peer: PeerSocket) => JSON.parse(String((await once(peer, 'message'))[0]))
const snapshot = (seq: number) => ({
  type: 'snapshot',
  epoch: 'e',
  seq,
  at: AT,
  series: [],
  readings: [],
  statuses: [],
  alarms: [],
})
const raised = (seq: number) => ({
  type: 'journal',
  entry: {
    seq,
    at: AT,
    type: 'alarm.raised',
    data: {
      id: `a${seq}`,
      device: 'p',
      condition: 'power-off',
      priority: 'high',
      state: 'unacknowledged',
      raisedAt: AT,
      clearedAt: null,
    },
  },
})
const welcome = (resumed: boolean) => ({
  type: 'welcome',
  epoch: 'e',
  seq: 7,
  site: 'chaib',
  resumed,
  capabilities: [],
})
const seqsOf = (events: readonly LiveEvent[]) => events.flatMap((it) => (it.type === 'journal' ? [it.entry.seq] : []))

test('it speaks the subprotocol, authenticates first, and knows nothing yet', async () => {
  const { connect, heard } = await setUp()
  const { peer } = await connect()
  expect(peer.protocol).toBe(LIVE_SUBPROTOCOL)
  expect(await commandOf(peer)).toEqual({ type: 'authenticate', token: 'token' })
  await heard('socket.opened')
})

test('its welcome is told once, and is no frame besides', async () => {
  const { connect, reports, heard } = await setUp()
  const { say } = await connect()
  say(welcome(false))
  say(snapshot(5))
  await heard('frame.received')
  expect(reports.map(({ type }) => type)).toEqual(['socket.opened', 'welcome.received', 'frame.received'])
})

test('coming back, it says where it stands, and hears exactly what it missed', async () => {
  const { connect, events, reports, heard } = await setUp()
  const first = await connect()
  first.say(welcome(false))
  first.say(snapshot(5))
  first.say(raised(6))
  await vi.waitFor(() => expect(seqsOf(events)).toEqual([6]))
  first.peer.terminate()
  await heard('socket.closed')
  const second = await connect()
  expect(await commandOf(second.peer)).toMatchObject({ resume: { epoch: 'e', seq: 6 } })
  second.say(welcome(true))
  second.say(raised(6))
  second.say(raised(7))
  await vi.waitFor(() => expect(seqsOf(events)).toEqual([6, 7]))
  expect(reports).toContainEqual({ type: 'welcome.received', resumed: true })
})

test('a gap in the journal ends the connection instead of being applied', async () => {
  const { connect, events, reports, heard } = await setUp()
  const { say } = await connect()
  say(snapshot(5))
  say(raised(8))
  await heard('socket.closed')
  expect(seqsOf(events)).toEqual([])
  expect(reports.at(-1)).toEqual({ type: 'socket.closed', code: 1006 })
})

test('after a reset the old position is never offered again', async () => {
  const { connect, events, heard } = await setUp()
  const first = await connect()
  first.say(snapshot(5))
  first.say({ type: 'reset', reason: 'epoch-changed', epoch: 'f', seq: 0 })
  await vi.waitFor(() => expect(events).toHaveLength(2))
  first.peer.close()
  await heard('socket.closed')
  const second = await connect()
  expect(await commandOf(second.peer)).not.toHaveProperty('resume')
})

test('types it does not know and malformed messages are counted, skipped, and still a sign of life', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { connect, reports, socket, events } = await setUp()
  const { peer, say } = await connect()
  say({ type: 'tomorrow' })
  say({ type: 'readings', rows: 'secret' })
  peer.send('{')
  await vi.waitFor(() => expect(socket.skipped()).toEqual({ unknown: 1, malformed: 2 }))
  expect(events).toEqual([])
  expect(reports.filter(({ type }) => type === 'frame.received')).toHaveLength(3)
  // what they carry is not told
  expect(warn.mock.calls).toEqual([['live feed: malformed readings skipped'], ['live feed: malformed message skipped']])
  warn.mockRestore()
})

test('each heartbeat is reported, with how the upstream is, as last said on this connection', async () => {
  const { connect, reports } = await setUp()
  const { say } = await connect()
  say({ type: 'readings', rows: [] })
  say({ type: 'heartbeat', seq: 0, at: AT, source: { state: 'silent', ageMs: 9 } })
  say({ type: 'heartbeat', seq: 0, at: AT, source: { state: 'live', ageMs: 0 } })
  const sources = () => reports.flatMap((it) => (it.type === 'frame.received' ? [it.source] : []))
  await vi.waitFor(() => expect(sources()).toEqual(['unknown', 'silent', 'live']))
})

test('[R12.5] readings are all taken, and reported once in a quarter of a second, whatever way the clock is set', async () => {
  let at = Date.parse(AT)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => at)
  closers.push(() => clock.mockRestore())
  const { connect, reports, events } = await setUp()
  const { say } = await connect()
  const timesReported = async (readings: number) => {
    const received = () => reports.filter(({ type }) => type === 'frame.received').length
    const before = received()
    const taken = events.length
    for (let n = 0; n < readings; n += 1) say({ type: 'readings', rows: [] })
    await vi.waitFor(() => expect(events).toHaveLength(taken + readings))
    return received() - before
  }
  expect(await timesReported(5)).toBe(1)
  at += 249
  expect(await timesReported(5)).toBe(0)
  at += 1
  expect(await timesReported(5)).toBe(1)
  at -= 3_600_000
  expect(await timesReported(5)).toBe(1)
})

test.each([4001, 4503])('the close code %i is reported once', async (code) => {
  const { connect, reports, heard } = await setUp()
  const { peer } = await connect()
  peer.close(code)
  await heard('socket.closed')
  expect(reports.filter(({ type }) => type === 'socket.closed')).toEqual([{ type: 'socket.closed', code }])
})

test.each([
  ['with the window', '{"retryWithinMs":20000}', { retryWithinMs: 20_000 }],
  ['without, when its words carry none', 'this gateway restarts', {}],
])('a gateway that restarts is reported %s over which it asks to come back', async (_, reason, told) => {
  const { connect, reports, heard } = await setUp()
  const { peer } = await connect()
  peer.close(CLOSE_CODES.restarting.code, reason)
  await heard('socket.closed')
  expect(reports.at(-1)).toEqual({ type: 'socket.closed', code: CLOSE_CODES.restarting.code, ...told })
})

test('without a token there is nothing to authenticate with: it ends in a way that may be retried', async () => {
  const { connect, reports, heard } = await setUp(async () => Promise.reject(new Error('offline')))
  await connect()
  await heard('socket.closed')
  expect(reports.at(-1)).toEqual({ type: 'socket.closed', code: CLOSE_CODES.identityUnavailable.code })
})

test('a failed opening is reported as a close', async () => {
  const { socket, reports, server, heard } = await setUp()
  server.close()
  socket.connect((report) => reports.push(report))
  await heard('socket.closed')
})

test('stopped, it leaves politely and says nothing more', async () => {
  const { connect, reports } = await setUp()
  const { connection, peer } = await connect()
  await commandOf(peer)
  const closed = once(peer, 'close')
  connection.stop()
  expect((await closed)[0]).toBe(1000)
  expect(reports.filter(({ type }) => type === 'socket.closed')).toEqual([])
})

test('asked its age after a sleep, it notices the silence by the wall clock', async () => {
  const { connect, reports } = await setUp()
  const { connection } = await connect()
  connection.askAge()
  expect(reports.some(({ type }) => type === 'silence.noticed')).toBe(false)
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 3_600_000)
  connection.askAge()
  now.mockRestore()
  expect(reports.at(-1)).toEqual({ type: 'silence.noticed' })
})
