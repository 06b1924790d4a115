import {
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
  type LiveCommand,
  type LiveEvent,
  type LiveEventOf,
  liveEvent,
} from '@vigie/contracts/live'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

/** A client of the live WebSocket that keeps all it hears. */
export type LiveClient = {
  readonly socket: WebSocket
  readonly heard: LiveEvent[]
  readonly seqs: () => number[]
  readonly say: (command: LiveCommand | Record<string, unknown>) => void
  /** Resolves with the first event of a type that fits, heard already or yet to come. */
  readonly until: <T extends LiveEvent['type']>(
    type: T,
    fits?: (event: LiveEventOf<T>) => boolean,
  ) => Promise<LiveEventOf<T>>
  closed: Promise<number>
}

export const createLiveClient = async (
  port: number,
  options: { host?: string; origin?: string | null; protocol?: string | null } = {},
): Promise<LiveClient> => {
  const host = options.host ?? `chaib.localhost:${port}`
  const origin = options.origin === undefined ? `http://${host}` : options.origin
  const protocol = options.protocol === undefined ? LIVE_SUBPROTOCOL : options.protocol
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, protocol === null ? [] : [protocol], {
    headers: { host, ...(origin !== null && { origin }) },
    perMessageDeflate: false,
  })
  const heard: LiveEvent[] = []
  socket.on('message', (data) => heard.push(liveEvent.parse(JSON.parse(data.toString()))))
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return {
    socket,
    heard,
    seqs: () => heard.flatMap((event) => (event.type === 'journal' ? [event.entry.seq] : [])),
    say: (command) => socket.send(JSON.stringify(command)),
    until: <T extends LiveEvent['type']>(type: T, fits: (event: LiveEventOf<T>) => boolean = () => true) =>
      vi.waitUntil(() => heard.find((event): event is LiveEventOf<T> => isOf(event, type) && fits(event)), {
        timeout: 8_000,
        interval: 10,
      }),
    closed,
  }
}

const isOf = <T extends LiveEvent['type']>(event: LiveEvent, type: T): event is LiveEventOf<T> => event.type === type
