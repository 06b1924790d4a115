import { createServer } from 'node:http'
import {
  type Capability,
  capability,
  type JournalEntry,
  type Notification,
  type Project,
} from '@vigie/contracts/entities'
import {
  type AuditRequest,
  auditRequest,
  type HeartbeatEvent,
  JOIN_EVENT,
  JOURNAL_PAGE,
  type LatestBody,
  UPSTREAM_EVENTS,
  UPSTREAM_PATHS,
} from '@vigie/contracts/upstream'
import { fastify } from 'fastify'
import { Server } from 'socket.io'
import { portOfServer } from './port.ts'

/** What the double holds; tests change it in place. */
export type DoubleState = {
  epoch: string
  /** null: a foreign upstream, which knows only the spec's calls */
  capabilities: Capability[] | null
  journal: JournalEntry[]
  rev: number
  latest: Pick<LatestBody, 'readings' | 'statuses' | 'alarms'>
  notifications: Notification[]
  projects: Project[]
  sites: unknown[]
  devices: unknown[]
  plan: unknown
  pictures: unknown[]
  /** the bytes of a picture, and what they are said to be; null: there is none */
  picture: { readonly type: string; readonly content: Buffer } | null
  kpis: unknown
  outages: unknown[]
  /** answer to an alarm load question, from its query */
  alarmLoad: (query: Readonly<Record<string, string>>) => unknown
  /** answer to a series question, from its query; may be a promise of it */
  series: (query: Readonly<Record<string, string>>) => unknown
  /** acts recorded, oldest first */
  audit: AuditRequest[]
  /** paths that answer with this status instead, and with this message where one is given */
  failing: Map<string, number | { readonly status: number; readonly message: string; readonly [more: string]: unknown }>
  /** number of calls by path */
  calls: Map<string, number>
  beats: boolean
}

/** A real Socket.IO and HTTP server on a free port that speaks the upstream's contract for one site. */
export type UpstreamDouble = {
  readonly url: string
  readonly state: DoubleState
  readonly rooms: readonly string[]
  readonly emit: (event: string, payload?: unknown) => void
  /** Adds an entry to the journal and, unless `silent`, emits it. */
  readonly commit: (entry: DistributiveOmit<JournalEntry, 'seq' | 'at'>, options?: { silent: boolean }) => JournalEntry
  readonly dropLinks: () => void
  readonly close: () => Promise<void>
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

const API_PATH = '/api/v1'

export const createUpstreamDouble = async (site: string, port = 0): Promise<UpstreamDouble> => {
  const state: DoubleState = {
    epoch: 'epoch-1',
    capabilities: [...capability.options],
    journal: [],
    rev: 0,
    latest: { readings: [], statuses: [], alarms: [] },
    notifications: [],
    projects: [],
    sites: [],
    devices: [],
    plan: null,
    pictures: [],
    picture: null,
    kpis: {},
    outages: [],
    alarmLoad: () => ({}),
    series: () => ({}),
    audit: [],
    failing: new Map(),
    calls: new Map(),
    beats: true,
  }
  const rooms: string[] = []
  const server = createServer()
  const app = fastify({
    serverFactory: (handler) =>
      server.on('request', (req, res) => req.url?.startsWith('/socket.io') || handler(req, res)),
  })
  const io = new Server(server)
  io.on('connection', (socket) =>
    socket.on(JOIN_EVENT, (room: string, reply?: unknown) => {
      rooms.push(room)
      if (state.capabilities !== null && typeof reply === 'function') reply({ ok: true, room })
    }),
  )

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]?.slice(API_PATH.length) ?? ''
    state.calls.set(path, (state.calls.get(path) ?? 0) + 1)
    const failing = state.failing.get(path)
    if (typeof failing === 'number') return reply.code(failing).send({ message: 'failing' })
    if (failing !== undefined) {
      const { status, ...body } = failing
      return reply.code(status).send(body)
    }
    if (request.headers.authorization === undefined) return reply.code(401).send({ message: 'Invalid token.' })
    return undefined
  })
  const ours = (path: string, body: (query: Record<string, string>) => unknown) =>
    app.get<{ Querystring: Record<string, string> }>(`${API_PATH}${path}`, async (request, reply) =>
      state.capabilities === null
        ? reply.code(404).send({ message: 'Not found' })
        : reply.send(await body(request.query)),
    )
  ours(UPSTREAM_PATHS.capabilities, () => ({ capabilities: state.capabilities }))
  ours(UPSTREAM_PATHS.sites, () => ({ sites: state.sites }))
  ours(UPSTREAM_PATHS.devices, () => ({ devices: state.devices }))
  ours(UPSTREAM_PATHS.plan, () => ({ plan: state.plan }))
  ours(UPSTREAM_PATHS.pictures, () => ({ pictures: state.pictures }))
  app.get(`${API_PATH}${UPSTREAM_PATHS.picture}`, (request, reply) => {
    if (state.picture === null) return reply.code(404).send({ message: 'Picture not found.' })
    const { type, content } = state.picture
    const etag = `"${content.length}"`
    reply.header('etag', etag)
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(content)
  })
  ours(UPSTREAM_PATHS.kpis, () => state.kpis)
  ours(UPSTREAM_PATHS.outages, () => ({ outages: state.outages }))
  ours(UPSTREAM_PATHS.alarmLoad, (query) => state.alarmLoad(query))
  ours(UPSTREAM_PATHS.series, (query) => state.series(query))
  ours(UPSTREAM_PATHS.audit, () => ({ entries: [] }))
  app.post(`${API_PATH}${UPSTREAM_PATHS.accessEnded}`, (_request, reply) => reply.code(202).send({}))
  app.post(`${API_PATH}${UPSTREAM_PATHS.audit}`, async (request, reply) => {
    state.audit.push(auditRequest.parse(request.body))
    return reply.code(201).send({})
  })
  ours(UPSTREAM_PATHS.latest, () => ({
    epoch: state.epoch,
    seq: state.journal.length,
    rev: state.rev,
    devices: state.devices,
    at: new Date().toISOString(),
    ...state.latest,
  }))
  ours(UPSTREAM_PATHS.journal, ({ since }) => ({
    epoch: state.epoch,
    head: state.journal.length,
    entries: state.journal.slice(Number(since), Number(since) + JOURNAL_PAGE),
  }))
  app.get(`${API_PATH}${UPSTREAM_PATHS.projects}`, () => ({ users: state.projects }))
  app.get(`${API_PATH}${UPSTREAM_PATHS.notifications}`, () => ({ data: { notifications: state.notifications } }))
  app.post(`${API_PATH}${UPSTREAM_PATHS.loginToken}`, () => ({ token: 'one-time' }))

  await app.ready()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const actual = portOfServer(server)
  const beat = setInterval(() => {
    if (!state.beats || state.capabilities === null) return
    const event: HeartbeatEvent = {
      at: new Date().toISOString(),
      epoch: state.epoch,
      heads: { [site]: state.journal.length },
    }
    io.emit(UPSTREAM_EVENTS.heartbeat, event)
  }, 200)

  return {
    url: `http://127.0.0.1:${actual}`,
    state,
    rooms,
    emit: (event, payload) => void io.emit(event, payload),
    commit: (fact, options) => {
      const entry: JournalEntry = { ...fact, seq: state.journal.length + 1, at: new Date().toISOString() }
      state.journal.push(entry)
      if (options?.silent !== true) io.emit(UPSTREAM_EVENTS.journal, { epoch: state.epoch, site, entries: [entry] })
      return entry
    },
    dropLinks: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close()
    },
    close: async () => {
      clearInterval(beat)
      await io.close()
      await app.close()
    },
  }
}
