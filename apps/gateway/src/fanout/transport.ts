import type { Writable } from 'node:stream'
import { CLOSE_CODES, type CloseReason, LIVE_LIMITS } from '@vigie/contracts/live'
import { WebSocket } from 'ws'
import type { Metrics } from '../http/metrics.ts'

// frames built once → the TCP socket under a WebSocket, past `ws.send`, which would copy and frame them per client

/** The way to one client: a plain record, because there are thousands and the fan-out looks at each for every batch. */
export type Transport = {
  readonly ws: Pick<WebSocket, 'readyState' | 'close' | 'ping' | 'terminate'> & {
    readonly once: (event: 'close', listener: () => void) => unknown
  }
  /** the TCP connection under `ws`, as the upgrade request had it */
  readonly socket: Pick<Writable, 'write' | 'writable' | 'writableLength' | 'writableHighWaterMark' | 'once'>
  readonly metrics: Pick<Metrics, 'closes'>
  /** whether the close frame was sent from this side */
  isClosing: boolean
  /** bytes written to the socket since it became congested; zero when it has drained */
  waitingBytes: number
}

export const createTransport = (
  ws: Transport['ws'],
  socket: Transport['socket'],
  metrics: Transport['metrics'],
): Transport => ({ ws, socket, metrics, isClosing: false, waitingBytes: 0 })

/** False as soon as either side has begun to close: nothing may follow a close frame. */
export const isOpen = ({ ws }: Transport): boolean => ws.readyState === WebSocket.OPEN

/**
 * Whether the next write would follow nothing that waits and no close frame, found out from the socket alone: this
 * runs for every client and batch. When the client closes first, ws writes its own close frame and ends the socket
 * without letting anything else run in between, or else that frame waits.
 */
export const isClear = ({ socket, isClosing }: Transport): boolean =>
  socket.writableLength === 0 && socket.writable && !isClosing

/** Whether the client has left so much unread that what it can be given later should wait. */
export const isCongested = ({ socket }: Transport): boolean => socket.writableLength >= socket.writableHighWaterMark

/**
 * Writes frames in the order of the calls. A congested socket is closed with 4008 (`slowConsumer`) once more than
 * LIVE_LIMITS.queueBytes have been written to it since it became so, whatever they are.
 * @returns false when they were not written: the connection is closing, or is from now on
 */
export const write = (transport: Transport, bytes: Buffer): boolean => {
  if (!isOpen(transport)) return false
  if (isCongested(transport) && !mayWait(transport, bytes)) {
    close(transport, 'slowConsumer')
    return false
  }
  // no frame of ws can be overtaken: it queues only what it compresses or reads from a blob, and does neither here
  transport.socket.write(bytes)
  return true
}

const mayWait = (transport: Transport, bytes: Buffer): boolean => {
  if (transport.waitingBytes === 0) {
    transport.socket.once('drain', () => {
      transport.waitingBytes = 0
    })
  }
  transport.waitingBytes += bytes.length
  return transport.waitingBytes <= LIVE_LIMITS.queueBytes
}

/**
 * Begins to close, unless that has begun; ws cuts a client that does not answer.
 * @param text of the close frame, at most 123 bytes; absent: what the code means
 */
export const close = (transport: Transport, reason: CloseReason, text?: string): void => {
  if (!isOpen(transport)) return
  transport.isClosing = true
  transport.metrics.closes.inc({ reason })
  const { code, meaning } = CLOSE_CODES[reason]
  transport.ws.close(code, text ?? meaning)
}
