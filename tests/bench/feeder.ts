/**
 * A process that stands for the upstream: it speaks its REST calls and Socket.IO events to a gateway, and hands the
 * same events to the peers' servers in the namespace /peers. In: a play, answered by 'played'; out first: its port.
 */
import { createServer } from 'node:http'
import { device, type JournalEntry, type ReadingRow } from '@vigie/contracts/entities'
import {
  type DevicesBody,
  JOIN_EVENT,
  JOURNAL_PAGE,
  type JournalBody,
  journalEvent,
  type LatestBody,
  UPSTREAM_EVENTS,
  UPSTREAM_HEARTBEAT_MS,
  UPSTREAM_PATHS,
} from '@vigie/contracts/upstream'
import { Server } from 'socket.io'
import { paced } from './measure.ts'
import { MARK, nowUs } from './tally.ts'

/** So many events handed over together, so many times a second; or readings of so many devices, each so often. */
export type Play =
  | { readonly kind: 'events'; readonly together: number; readonly perSecond: number; readonly seconds: number }
  | { readonly kind: 'readings'; readonly devices: number; readonly perSecond: number; readonly seconds: number }

const SITE = 'chaib'
/** Devices of the site that it tells of; 0: readings come of devices that nobody described. */
const DEVICES = Number(process.env['FEEDER_DEVICES'] ?? 0)
const EPOCH = 'bench'
/** Readings leave the upstream in commits, ms apart. */
const COMMIT_MS = 10

/** Whether the contract's journal event carries the entries of a commit together, or one. */
const HAS_ENTRIES = 'entries' in journalEvent.shape
const journalEventsOf = (entries: readonly JournalEntry[]): object[] =>
  HAS_ENTRIES ? [{ epoch: EPOCH, site: SITE, entries }] : entries.map((entry) => ({ epoch: EPOCH, site: SITE, entry }))

const devices = Array.from({ length: DEVICES }, (_, index) =>
  device.parse({
    id: `pompe-${index}`,
    site: SITE,
    kind: 'flow-meter',
    role: 'source',
    name: `Pompe ${index}`,
    metrics: [{ id: 'flow_m3h', cadenceMs: 5_000 }],
  }),
)
const journal: JournalEntry[] = []

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://upstream')
  const body = answerTo(url.pathname.replace('/api/v1', ''), url.searchParams)
  response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body ?? { message: 'Not found' }))
})
const io = new Server(server)
const peers = io.of('/peers')

const answerTo = (path: string, query: URLSearchParams): object | null => {
  const at = new Date().toISOString()
  const since = Number(query.get('since'))
  switch (path) {
    case UPSTREAM_PATHS.capabilities:
      return { capabilities: ['journal', 'readings', 'status', 'heartbeat', ...(DEVICES > 0 ? ['devices'] : [])] }
    case UPSTREAM_PATHS.latest:
      return {
        epoch: EPOCH,
        seq: journal.length,
        rev: 0,
        at,
        devices,
        readings: [],
        statuses: Array.from({ length: DEVICES }, (_, index) => statusAt(index, at)),
        alarms: [],
      } satisfies LatestBody
    case UPSTREAM_PATHS.devices:
      return { devices } satisfies DevicesBody
    case UPSTREAM_PATHS.journal: {
      const entries = journal.slice(since, since + JOURNAL_PAGE)
      return { epoch: EPOCH, head: journal.length, entries } satisfies JournalBody
    }
    default:
      return null
  }
}

const statusAt = (index: number, at: string) => ({
  device: `pompe-${index}`,
  powered: true,
  poweredAt: at,
  online: true,
  onlineAt: at,
})

const commit = (together: number): void => {
  const entries = Array.from({ length: together }, () => entryAt(journal.length + 1))
  for (const event of journalEventsOf(entries)) io.emit(UPSTREAM_EVENTS.journal, event)
  peers.emit('events', entries)
}

/** About 200 bytes, stamped; joins the journal. */
const entryAt = (seq: number): JournalEntry => {
  const at = new Date().toISOString()
  const device_id = { _id: `pompe-${seq % 100}`, name: `Pompe ${seq % 100}` }
  const data = { _id: `${MARK}${nowUs()}`, device_id, deviceStatus: 'off', created_at: at }
  const entry: JournalEntry = { seq, at, type: 'notification.created', data }
  journal.push(entry)
  return entry
}

const tellReadings = (devices: readonly number[]): void => {
  const ts = Date.now()
  const values = devices.map((device) => [device, ts, Math.round(Math.random() * 1_000) / 10] as const)
  const rows = values.map(([device, when, value]): ReadingRow => [`pompe-${device}`, 'flow_m3h', when, value])
  io.emit(UPSTREAM_EVENTS.readings, { site: SITE, rows })
  peers.emit('rows', values)
}

const play = async (it: Play): Promise<void> => {
  if (it.kind === 'events') return paced(it.perSecond * it.seconds, it.perSecond, () => commit(it.together))
  const commitsPerSecond = 1_000 / COMMIT_MS
  const perCommit = (it.devices * it.perSecond) / commitsPerSecond
  return paced(commitsPerSecond * it.seconds, commitsPerSecond, (index) =>
    tellReadings(Array.from({ length: perCommit }, (_, n) => (index * perCommit + n) % it.devices)),
  )
}

io.on('connection', (socket) =>
  socket.on(JOIN_EVENT, (room: string, reply?: (answer: object) => void) => reply?.({ ok: true, room })),
)
setInterval(
  () =>
    io.emit(UPSTREAM_EVENTS.heartbeat, {
      at: new Date().toISOString(),
      epoch: EPOCH,
      heads: { [SITE]: journal.length },
    }),
  UPSTREAM_HEARTBEAT_MS,
)
process.on('message', (asked: Play) => void play(asked).then(() => process.send?.('played')))
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
