import type { Socket } from 'node:net'
import { CLOSE_CODES, type CloseReason } from '@vigie/contracts/live'
import { WebSocket } from 'ws'
import { joinFrames } from './frames.ts'

// ready-made frames → the socket of one WebSocket, past `ws.send`: no copy, no header per client

/** The way to one client. */
export type Transport = {
  readonly isOpen: boolean
  /** so much waits that more of what can be caught up later would only add to it */
  readonly isCongested: boolean
  write(bytes: Buffer): void
  /** Calls once when what waits has been handed to the network. */
  onceDrained(listener: () => void): void
  ping(): void
  close(reason: CloseReason): void
  terminate(): void
}

/** How long a client has to answer a close before its connection is cut, ms. */
const CLOSE_WITHIN_MS = 2_000

/** @param socket the TCP connection under `ws`, as the upgrade request had it */
export const createTransport = (ws: WebSocket, socket: Socket): Transport => ({
  get isOpen() {
    return ws.readyState === WebSocket.OPEN
  },
  get isCongested() {
    return socket.writableLength >= socket.writableHighWaterMark
  },
  write: (bytes) => {
    // ws keeps a queue of its own only while it compresses or reads blobs, which it never does here
    if (ws.readyState === WebSocket.OPEN && ws.bufferedAmount === socket.writableLength) socket.write(bytes)
  },
  onceDrained: (listener) => void socket.once('drain', listener),
  ping: () => {
    if (ws.readyState === WebSocket.OPEN) ws.ping()
  },
  close: (reason) => {
    const { code, meaning } = CLOSE_CODES[reason]
    ws.close(code, meaning)
    setTimeout(() => ws.terminate(), CLOSE_WITHIN_MS).unref()
  },
  terminate: () => ws.terminate(),
})

/** Writes a few frames that are for this client alone. */
export const sendTexts = (transport: Transport, texts: readonly string[]): void => {
  if (texts.length > 0) transport.write(joinFrames(texts))
}
