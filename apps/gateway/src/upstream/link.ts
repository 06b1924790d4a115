import { JOIN_EVENT, RECONNECTION, ROOMS, type RoomName, UPSTREAM_EVENTS } from '@vigie/contracts/upstream'
import { io, NodeWebSocket, NodeXHR } from 'socket.io-client'
import type { WebSocket } from 'ws'
import type { UpstreamFact } from './facts.ts'
import type { LinkHealth } from './link-health.ts'
import type { Translate } from './translate.ts'

// upstream Socket.IO → facts and the link's health; the only file that imports socket.io-client (R7.2, R7.3)

export type Link = {
  /** Starts connecting, and connects again after every loss until it is closed. */
  readonly open: () => void
  readonly close: () => void
}

export type LinkHandlers = {
  /** called with each fact, in the order in which they were received */
  readonly onFact: (fact: UpstreamFact) => void
  /** the link is up and in its rooms; what happened before it was must be read by REST */
  readonly onConnected: () => void
  readonly onUnknownEvent: (name: string) => void
  /** the link is trying this WebSocket; it need not become the link's */
  readonly onSocket?: (socket: WebSocket) => void
}

/** How long the confirmation of a join is waited for, which not every upstream sends, ms. */
const JOINED_WITHIN_MS = 1_000
/** While the upstream is connected but mute, the connection is made anew each time this long has passed, ms. */
const MUTE_RECONNECT_MS = 5_000

export const createLink = (
  options: { url: string; serviceKey: string | null; notificationEvent: string },
  translate: Translate,
  health: LinkHealth,
  handlers: LinkHandlers,
): Link => {
  const socket = io(options.url, {
    autoConnect: false,
    forceNew: true,
    transports: [webSocketTransport(handlers.onSocket), NodeXHR],
    tryAllTransports: true,
    reconnectionDelay: RECONNECTION.delayMs,
    reconnectionDelayMax: RECONNECTION.delayMaxMs,
    timeout: RECONNECTION.timeoutMs,
    auth: options.serviceKey === null ? {} : { serviceKey: options.serviceKey },
  })
  const known: ReadonlySet<string> = new Set([...Object.values(UPSTREAM_EVENTS), options.notificationEvent])
  let muteTimer: NodeJS.Timeout | undefined
  let againTimer: NodeJS.Timeout | undefined
  const connectAfter = (ms: number): void => {
    clearTimeout(againTimer)
    againTimer = setTimeout(() => socket.connect(), ms).unref()
  }

  const join = (room: RoomName): Promise<unknown> => socket.timeout(JOINED_WITHIN_MS).emitWithAck(JOIN_EVENT, room)

  socket.on('connect', async () => {
    health.connected()
    const { id } = socket
    // rooms first: an event between reading by REST and entering its room would be lost
    await Promise.allSettled(Object.values(ROOMS).map(join))
    if (socket.id === id) handlers.onConnected()
  })
  socket.on('disconnect', (reason) => {
    health.disconnected()
    // socket.io does not reconnect by itself after the server closed the connection; this link must
    if (reason === 'io server disconnect') connectAfter(RECONNECTION.delayMs)
  })
  socket.on('connect_error', () => {
    health.disconnected()
    if (!socket.active) connectAfter(RECONNECTION.delayMaxMs)
  })
  socket.io.on('ping', () => health.heard())
  socket.onAny((event: string, payload: unknown) => {
    health.heard()
    if (!known.has(event)) return handlers.onUnknownEvent(event)
    const fact = translate(event, payload)
    if (fact !== null) handlers.onFact(fact)
  })
  const stopWatching = health.onChange((state) => {
    clearTimeout(muteTimer)
    if (state !== 'silent') return
    muteTimer = setInterval(() => socket.disconnect().connect(), MUTE_RECONNECT_MS)
    muteTimer.unref()
  })

  return {
    open: () => void socket.connect(),
    close: () => {
      stopWatching()
      clearTimeout(muteTimer)
      clearTimeout(againTimer)
      socket.removeAllListeners()
      socket.offAny()
      socket.disconnect()
    },
  }
}

/** socket.io's own WebSocket transport, which also tells of each WebSocket that it makes. */
const webSocketTransport = (onSocket: LinkHandlers['onSocket']): typeof NodeWebSocket =>
  class extends NodeWebSocket {
    override createSocket(...args: Parameters<NodeWebSocket['createSocket']>): WebSocket {
      const socket: WebSocket = super.createSocket(...args)
      onSocket?.(socket)
      return socket
    }
  }
