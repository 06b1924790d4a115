import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@vigie/contracts/live'
import { JOIN_EVENT, ROOMS } from '@vigie/contracts/upstream'

/** How a client of one kind of server opens, and which of the frames it hears are what. */
export type Dialect = {
  readonly path: string
  readonly headers: (port: number) => Readonly<Record<string, string>>
  /** said as soon as the connection is open */
  readonly first: string | null
  /** what the greeting's frames lead to: something to say, or being ready */
  readonly greeted: (text: string) => { readonly say?: string; readonly isReady?: boolean }
  /** how a frame that carries events begins */
  readonly events: string
  /** how a mere sign of life begins */
  readonly signs: string
}
export type DialectName = 'vigie' | 'ws' | 'socket.io' | 'upstream'

const SITE = 'chaib'

export const dialectOf = (name: DialectName, token: string): Dialect => {
  switch (name) {
    case 'vigie':
      return {
        path: LIVE_PATH,
        headers: (port) => ({
          host: `${SITE}.localhost:${port}`,
          origin: `http://${SITE}.localhost:${port}`,
          'sec-websocket-protocol': LIVE_SUBPROTOCOL,
        }),
        first: JSON.stringify({ type: 'authenticate', token }),
        greeted: (text) => ({ isReady: text.startsWith('{"type":"snapshot"') }),
        events: '{"type":"journal"',
        signs: '{"type":"heartbeat"',
      }
    case 'ws':
      return {
        path: '/',
        headers: () => ({}),
        first: null,
        greeted: () => ({ isReady: true }),
        events: '{"type":"journal"',
        signs: '{"type":"heartbeat"',
      }
    case 'socket.io':
      return { ...engineIo, greeted: (text) => (text.startsWith('0') ? { say: '40' } : { isReady: true }) }
    case 'upstream':
      return {
        ...engineIo,
        events: '42["notification"',
        greeted: (text) => {
          if (text.startsWith('0')) return { say: `40${JSON.stringify({ token })}` }
          if (text.startsWith('40')) return { say: `420${JSON.stringify([JOIN_EVENT, ROOMS.notifications])}` }
          return { isReady: text.startsWith('430') }
        },
      }
  }
}

/** Socket.IO's protocol over its WebSocket transport, as socket.io-client speaks it. */
const engineIo = {
  path: '/socket.io/?EIO=4&transport=websocket',
  headers: () => ({}),
  first: null,
  events: '42["journal"',
  signs: '42["heartbeat"',
} as const

/** Engine.IO's heartbeat and its answer. */
export const ENGINE_PING = '2'.charCodeAt(0)
export const ENGINE_PONG = '3'
