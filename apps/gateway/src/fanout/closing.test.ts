import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { createMetrics } from '../http/metrics.ts'
import { portOfServer } from '../testing/port.ts'
import { type Audience, createAudience } from './audience.ts'
import { createBatch } from './batch.ts'
import { createSubscriber } from './subscriber.ts'
import { close, createTransport } from './transport.ts'

// real sockets, because what must hold depends on how ws closes them

const CLIENTS = 40
const PRINCIPAL = {
  uid: 'a',
  name: 'a',
  token: 'a',
  claims: { role: null, platforms: [] },
  expiresAt: 0,
  signedInAt: 0,
  hasSecondFactor: false,
}

let server: WebSocketServer
let audience: Audience
beforeEach(async () => {
  audience = createAudience(createMetrics(), (since) => ({ texts: [], version: since, isComplete: true }))
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (ws, { socket }) => {
    const subscriber = createSubscriber(createTransport(ws, socket, createMetrics()), PRINCIPAL)
    audience.listen(subscriber)
    ws.on('message', () => close(subscriber, 'accessRevoked'))
  })
  await once(server, 'listening')
})
afterEach(() => {
  for (const client of server.clients) client.terminate()
  server.close()
})

/** A client without a library: all that the server ever wrote to it. */
const openClient = async (): Promise<{ socket: Socket; written: Promise<Buffer> }> => {
  const socket = connect(portOfServer(server), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => undefined)
  const written = once(socket, 'close').then(() => {
    const all = Buffer.concat(chunks)
    return all.subarray(all.indexOf('\r\n\r\n') + 4)
  })
  socket.write(
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(socket, 'data')
  return { socket, written }
}
const TEXT = 0x81
const CLOSE = 0x88
/** First bytes of short frames, in order. */
const kindsOf = (bytes: Buffer): number[] => {
  const kinds: number[] = []
  for (let at = 0; at < bytes.length; at += 2 + bytes.readUInt8(at + 1)) kinds.push(bytes.readUInt8(at))
  return kinds
}

test.each([
  ['the client closes first', Buffer.from([0x88, 0x80, 0, 0, 0, 0])],
  ['we close first', Buffer.from([0x81, 0x80, 0, 0, 0, 0])],
])('a close frame is the last that a client is written, however many batches go out: %s', async (_, farewell) => {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, openClient))
  let isOver = false
  const delivering = (async () => {
    while (!isOver) {
      audience.deliver(createBatch([{ topic: 'journal', text: 'entry' }], 1, () => null))
      await nextTurn()
    }
  })()
  for (const { socket } of clients) {
    socket.write(farewell)
    await nextTurn()
  }
  // one who was told to close and never answers is cut in the end
  setTimeout(() => {
    for (const { socket } of clients) socket.end()
  }, 200)
  const heard = await Promise.all(clients.map(({ written }) => written))
  isOver = true
  await delivering
  for (const kinds of heard.map(kindsOf)) {
    expect(kinds.at(-1)).toBe(CLOSE)
    expect(kinds.slice(0, -1).every((kind) => kind === TEXT)).toBe(true)
  }
})
