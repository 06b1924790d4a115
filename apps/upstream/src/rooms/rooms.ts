import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http'
import {
  type DeviceEvent,
  type HeartbeatEvent,
  JOIN_EVENT,
  type JoinReply,
  type JournalEvent,
  type NotificationEvent,
  type ReadingsEvent,
  ROOMS,
  type RoomName,
  roomName,
  type StatusEvent,
  UPSTREAM_EVENTS,
} from '@vigie/contracts/upstream'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { followAccess } from './access.ts'
import { type Audience, audienceOf, personRoom, type RoomsAccess, siteRoom, wholeRoom } from './audience.ts'
import type { Instances } from './instances.ts'

type Outgoing = {
  notification: (event: NotificationEvent) => void
  journal: (event: JournalEvent) => void
  readings: (event: ReadingsEvent) => void
  device: (event: DeviceEvent) => void
  status: (event: StatusEvent) => void
  heartbeat: (event: HeartbeatEvent) => void
}
type Incoming = { [JOIN_EVENT]: (room: unknown, reply?: unknown) => void }
type Data = { audience: Audience }
type Between = { accessEnded: (uid: string) => void }
type Io = Server<Incoming, Outgoing, Between, Data>
type OurSocket = Socket<Incoming, Outgoing, Between, Data>

export type Rooms = {
  readonly tellJournal: (event: JournalEvent) => void
  readonly tellReadings: (event: ReadingsEvent) => void
  readonly tellDevice: (event: DeviceEvent) => void
  readonly tellStatus: (event: StatusEvent) => void
  /** To every socket of this instance, each hearing of the sites it may know. */
  readonly beat: (event: HeartbeatEvent) => void
  /** Grows each time this instance can hear the others again. */
  readonly missed: () => number
  readonly sockets: () => number
  /** Nothing that was verified of this person holds any more: they leave every room, at every instance. */
  readonly endAccess: (uid: string) => void
  readonly close: () => Promise<void>
}

export type RoomsOptions = RoomsAccess & {
  readonly http: HttpServer
  readonly redisUrl: string | null
  /** whose pages may join, beside those of this host */
  readonly allowedOrigins: readonly string[]
  readonly log: Logger
  readonly now: () => number
}

const MAX_MESSAGE_BYTES = 16_384

/** The spec's Socket.IO rooms (R7.2); with Redis, what one instance tells is heard at all of them. */
export const createRooms = async (options: RoomsOptions): Promise<Rooms> => {
  const instances = options.redisUrl === null ? null : await joinedBy(options.redisUrl, options.log)
  const io: Io = new Server(options.http, {
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: ({ headers }, answer) => answer(null, isAllowedOrigin(headers, options.allowedOrigins)),
    ...(instances === null ? {} : { adapter: instances.adapter }),
  })
  io.use((socket, next) => {
    audienceOf(socket.handshake.auth, options).then((audience) => {
      if (audience !== 'all' && 'refused' in audience) return next(new Error(audience.refused))
      socket.data.audience = audience
      next()
    }, next)
  })
  io.on('connection', (socket) => {
    socket.on(JOIN_EVENT, (room, reply) => join(socket, room, reply))
    followAccess(socket, options)
  })
  io.on('accessEnded', options.identity.forget)
  const to = (room: RoomName, site: string) => io.to([wholeRoom(room), siteRoom(room, site)])
  return {
    tellJournal: (event) => {
      const { site, entries } = event
      to(ROOMS.notifications, site).emit(UPSTREAM_EVENTS.journal, event)
      for (const { type, data } of entries)
        if (type === 'notification.created')
          to(ROOMS.notifications, site).emit(UPSTREAM_EVENTS.notification, { ...data, site })
    },
    tellReadings: (event) => to(ROOMS.devices, event.site).emit(UPSTREAM_EVENTS.readings, event),
    tellDevice: (event) => to(ROOMS.devices, event.site).emit(UPSTREAM_EVENTS.device, event),
    tellStatus: (event) => to(ROOMS.status, event.site).emit(UPSTREAM_EVENTS.status, event),
    beat: (event) => {
      for (const socket of io.sockets.sockets.values())
        socket.emit(UPSTREAM_EVENTS.heartbeat, heartbeatFor(socket.data.audience, event))
    },
    missed: () => instances?.missed() ?? 0,
    sockets: () => io.sockets.sockets.size,
    endAccess: (uid) => {
      options.identity.forget(uid)
      // alone, it has nobody else to tell
      if (instances !== null) io.serverSideEmit('accessEnded', uid)
      io.in(personRoom(uid)).disconnectSockets(true)
    },
    close: async () => {
      await io.close()
      await instances?.close()
    },
  }
}

/** Only who has a Redis loads its client, some 600 files. */
const joinedBy = async (redisUrl: string, log: Logger): Promise<Instances> =>
  (await import('./instances.ts')).joinInstances(redisUrl, log)

const join = (socket: OurSocket, room: unknown, reply: unknown): void => {
  const said = joinReply(socket, room)
  if (typeof reply === 'function') reply(said)
}

const joinReply = (socket: OurSocket, room: unknown): JoinReply => {
  const parsed = roomName.safeParse(room)
  if (!parsed.success) return { ok: false, error: 'Unknown room.' }
  const { audience } = socket.data
  void socket.join(
    audience === 'all' ? wholeRoom(parsed.data) : audience.sites.map((site) => siteRoom(parsed.data, site)),
  )
  return { ok: true, room: parsed.data }
}

/** A client that is no browser names no origin. */
const isAllowedOrigin = ({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean =>
  origin === undefined || URL.parse(origin)?.host === host || allowed.includes(origin)

/** What an audience may know of a heartbeat: how its own sites stand. */
const heartbeatFor = (audience: Audience, event: HeartbeatEvent): HeartbeatEvent => {
  if (audience === 'all') return event
  const own = <T>(of: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(of).filter(([site]) => audience.sites.includes(site)))
  return { ...event, heads: own(event.heads), sites: own(event.sites ?? {}) }
}
