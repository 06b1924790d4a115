import { JOIN_EVENT, RECONNECTION, ROOMS, type RoomName, UPSTREAM_EVENTS } from '@vigie/contracts/upstream'
import { io } from 'socket.io-client'
import type { UpstreamFact } from './facts.ts'
import type { LinkHealth } from './link-health.ts'
import type { Translate } from './translate.ts'

// upstream Socket.IO → facts and health; the only door to socket.io-client (R7.2, R7.3)

export type Link = {
  /** Starts connecting; goes on by itself until closed. */
  open(): void
  close(): void
}

export type LinkHandlers = {
  /** a fact, in the order it was received */
  onFact(fact: UpstreamFact): void
  /** the link is up and in its rooms: everything may have happened meanwhile */
  onConnected(): void
  onUnknownEvent(name: string): void
}

/** An upstream need not confirm a join; one that does is waited for this long, ms. */
const JOINED_WITHIN_MS = 1_000
/** How long a connected but mute upstream is given before the connection is made anew, ms. */
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
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: RECONNECTION.delayMs,
    reconnectionDelayMax: RECONNECTION.delayMaxMs,
    timeout: RECONNECTION.timeoutMs,
    auth: options.serviceKey === null ? {} : { serviceKey: options.serviceKey },
  })
  const known: ReadonlySet<string> = new Set([...Object.values(UPSTREAM_EVENTS), options.notificationEvent])
  let muteTimer: NodeJS.Timeout | undefined

  const join = (room: RoomName): Promise<unknown> => socket.timeout(JOINED_WITHIN_MS).emitWithAck(JOIN_EVENT, room)

  socket.on('connect', async () => {
    health.connected()
    const { id } = socket
    // what is told between reading by REST and being in a room would be lost: rooms first
    await Promise.allSettled(Object.values(ROOMS).map(join))
    if (socket.id === id) handlers.onConnected()
  })
  socket.on('disconnect', (reason) => {
    health.disconnected()
    // socket.io gives up when the server says goodbye or refuses; a supervised link never does
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), RECONNECTION.delayMs).unref()
  })
  socket.on('connect_error', () => {
    health.disconnected()
    if (!socket.active) setTimeout(() => socket.connect(), RECONNECTION.delayMaxMs).unref()
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
      socket.removeAllListeners()
      socket.offAny()
      socket.disconnect()
    },
  }
}
