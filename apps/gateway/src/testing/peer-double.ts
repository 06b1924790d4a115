import { Writable } from 'node:stream'
import { createSubscriber, type Subscriber } from '../fanout/subscriber.ts'
import { createTransport, type Transport } from '../fanout/transport.ts'
import { createMetrics } from '../http/metrics.ts'
import type { Principal } from '../identity/identity.ts'
import { textsOf } from './frames.ts'

/** A client whose socket is a real stream, and who reads only while it is told to. */
export type PeerDouble = {
  readonly transport: Transport
  readonly subscriber: Subscriber
  /** texts written to it, read or not */
  readonly texts: string[]
  writes: number
  /** close codes it was sent */
  readonly closedWith: number[]
  pings: number
  isTerminated: boolean
  /** Closes from its side: ws answers with its own close frame and ends the socket. */
  leave: () => void
  /** called during each write, before the stream takes it */
  onWrite: () => void
  stopReading: () => void
  /** Reads all that waits and goes on reading, unless it is told to stop meanwhile. */
  read: () => Promise<void>
}

export const createPeerDouble = (principal: Partial<Principal> = {}): PeerDouble => {
  let isReading = true
  let held: (() => void) | null = null
  const socket = new Writable({
    highWaterMark: 65_536,
    write: (_chunk, _encoding, done) => {
      if (isReading) done()
      else held = done
    },
  })
  const ws: { -readonly [K in keyof Transport['ws']]: Transport['ws'][K] } = {
    readyState: 1,
    close: (code) => {
      ws.readyState = 2
      peer.closedWith.push(code ?? 0)
    },
    once: () => undefined,
    ping: () => {
      peer.pings += 1
    },
    terminate: () => {
      peer.isTerminated = true
    },
  }
  const write = socket.write.bind(socket)
  socket.write = (bytes: Buffer) => {
    peer.writes += 1
    peer.texts.push(...textsOf(bytes))
    peer.onWrite()
    return write(bytes)
  }
  const transport = createTransport(ws, socket, createMetrics())
  const claims = { role: null, platforms: [] }
  const bearer = {
    uid: 'amina',
    name: 'amina',
    token: 'amina',
    claims,
    expiresAt: Date.now() + 3_600_000,
    signedInAt: 0,
    hasSecondFactor: false,
    ...principal,
  }
  const peer: PeerDouble = {
    transport,
    subscriber: createSubscriber(transport, bearer),
    texts: [],
    writes: 0,
    closedWith: [],
    pings: 0,
    isTerminated: false,
    leave: () => {
      ws.readyState = 2
      socket.end()
    },
    onWrite: () => undefined,
    stopReading: () => {
      isReading = false
    },
    read: async () => {
      isReading = true
      const waiting = held
      held = null
      waiting?.()
      while (isReading && socket.writableLength > 0) await new Promise(setImmediate)
      await new Promise(setImmediate)
    },
  }
  return peer
}
