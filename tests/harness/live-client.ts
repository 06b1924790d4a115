import type { JournalEntry, JournalPosition } from '@vigie/contracts/entities'
import { LIVE_PATH, LIVE_SUBPROTOCOL, type LiveEvent, type LiveEventOf, liveEvent } from '@vigie/contracts/live'
import { SITE_PARAMETER } from '@vigie/contracts/rest'
import { WebSocket } from 'ws'
import { until } from './wait.ts'

/** A client of the gateway's live WebSocket that keeps every event it receives. */
export type LiveClient = {
  readonly events: readonly LiveEvent[]
  readonly journal: () => JournalEntry[]
  /** the journal position that a resuming client would send */
  readonly position: () => JournalPosition
  readonly closed: () => { code: number; reason: string } | null
  /** resolves with the first event of this type that fits, among those received and those to come */
  readonly hear: <T extends LiveEvent['type']>(
    type: T,
    fits?: (event: LiveEventOf<T>) => boolean,
  ) => Promise<LiveEventOf<T>>
  readonly untilClosed: () => Promise<number>
  readonly send: (message: unknown) => void
  readonly sendRaw: (data: string | Buffer, binary?: boolean) => void
  readonly terminate: () => void
  readonly close: () => void
}
export type LiveOptions = {
  readonly port: number
  readonly site: string
  /** another site than that of the host, as its address names it */
  readonly named?: string
  /** sent to authenticate on opening; absent: nothing is sent */
  readonly token?: string
  readonly resume?: JournalPosition
  readonly origin?: string | null
  readonly subprotocol?: string
  /** the most that the handshake may take, ms; absent: it waits */
  readonly handshakeTimeoutMs?: number
  /** called with each event as it comes, and once at the end */
  readonly onEvent?: (event: LiveEvent) => void
  readonly onClosed?: (code: number) => void
}

/** Connects, and authenticates when given a token. Errors: rejects with the HTTP status of a refused handshake. */
export const createLiveClient = async (options: LiveOptions): Promise<LiveClient> => {
  const { port, site, token, resume, subprotocol = LIVE_SUBPROTOCOL } = options
  const host = `${site}.localhost:${port}`
  const origin = options.origin === undefined ? `http://${host}` : options.origin
  const search = options.named === undefined ? '' : `?${SITE_PARAMETER}=${options.named}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}${search}`, subprotocol, {
    headers: { host, ...(origin === null ? {} : { origin }) },
    perMessageDeflate: false,
    ...(options.handshakeTimeoutMs === undefined ? {} : { handshakeTimeout: options.handshakeTimeoutMs }),
  })
  const client = listen(socket, options)
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('unexpected-response', (_, response) => reject(new Error(`handshake refused: ${response.statusCode}`)))
    socket.once('error', reject)
  })
  socket.on('error', () => undefined)
  if (token !== undefined) client.send({ type: 'authenticate', token, ...(resume === undefined ? {} : { resume }) })
  return client
}

const listen = (socket: WebSocket, { onEvent, onClosed }: LiveOptions): LiveClient => {
  const events: LiveEvent[] = []
  let closed: { code: number; reason: string } | null = null
  let position: JournalPosition = { epoch: '', seq: 0 }
  socket.on('message', (data) => {
    const event = liveEvent.parse(JSON.parse(String(data)))
    events.push(event)
    if (event.type === 'snapshot') position = { epoch: event.epoch, seq: event.seq }
    if (event.type === 'welcome' && event.resumed) position = { epoch: event.epoch, seq: position.seq }
    if (event.type === 'journal') position = { ...position, seq: event.entry.seq }
    onEvent?.(event)
  })
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) }
    onClosed?.(code)
  })
  return {
    events,
    journal: () => events.flatMap((event) => (event.type === 'journal' ? [event.entry] : [])),
    position: () => position,
    closed: () => closed,
    hear: <T extends LiveEvent['type']>(type: T, fits: (event: LiveEventOf<T>) => boolean = () => true) =>
      until(`live event ${type}`, () =>
        events.find((event): event is LiveEventOf<T> => isOfType(event, type) && fits(event)),
      ),
    untilClosed: async () => (await until('live connection closed', () => closed)).code,
    send: (message) => socket.send(JSON.stringify(message)),
    sendRaw: (data, binary = false) => socket.send(data, { binary }),
    terminate: () => socket.terminate(),
    close: () => socket.close(),
  }
}

const isOfType = <T extends LiveEvent['type']>(event: LiveEvent, type: T): event is LiveEventOf<T> =>
  event.type === type
