import { createServer, type ServerResponse } from 'node:http'
import { Server } from 'socket.io'

/** An upstream made from the specification alone: its three REST calls and its one Socket.IO event, nothing of ours. */
export type BareUpstream = {
  readonly url: string
  readonly notifications: Record<string, unknown>[]
  /** HTTP status with which the call for notifications fails; null: it answers them */
  failing: number | null
  /** what every call answers instead, whatever it asks; null: each its own */
  refusal: BareAnswer | ((response: ServerResponse) => void) | null
  /** paths at which notifications were requested, in order */
  readonly asked: string[]
  /** rooms that connections asked to join, in order */
  readonly joined: readonly string[]
  /** adds a notification and emits the event to the room, as the variant says */
  readonly notify: (name: string, status: string) => void
  /** emits any event to the room of notifications */
  readonly emit: (event: string, payload?: unknown) => void
  readonly close: () => Promise<void>
}
/** Points that the specification leaves open. */
export type BareVariant = {
  readonly event: string
  /** whether answers are wrapped in a `data` member */
  readonly isNested: boolean
  /** whether the event carries the notification, or nothing */
  readonly hasPayload: boolean
  /** where the notifications are: beside the other calls, or outside the versioned base */
  readonly notificationsAt: '/api/v1/notification/notifications' | '/notification/notifications'
  /** what a path that it does not have answers; absent: 404 and JSON */
  readonly unknown?: BareAnswer
}
/** An answer of any kind: text is sent as HTML, anything else as JSON. */
export type BareAnswer = { readonly status: number; readonly body: unknown }

const ROOM = 'application_notifications_room'

/** @param projects names of its projects; each gets a link of its own */
export const createBareUpstream = async (projects: readonly string[], variant: BareVariant): Promise<BareUpstream> => {
  const joined: string[] = []
  const http = createServer((request, response) => {
    const send = ({ status, body }: BareAnswer): void => {
      const isText = typeof body === 'string'
      response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' })
      response.end(isText ? body : JSON.stringify(body))
    }
    const answer = (status: number, body: object): void =>
      send({ status, body: status === 200 && variant.isNested ? { data: body } : body })
    if (typeof it.refusal === 'function') return it.refusal(response)
    if (it.refusal !== null) return send(it.refusal)
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) return answer(401, { message: 'Invalid token.' })
    const path = request.url?.split('?', 1)[0]
    if (path === '/api/v1/api/projects/getProjectsData') {
      const users = projects.map((name) => ({ _id: `id-${name}`, name, link: `https://${name}.example.org` }))
      return answer(200, { users })
    }
    if (path === '/api/v1/api/auth/generateLoginTokenFor') return answer(200, { token: 'one-time' })
    if (path?.endsWith('/notification/notifications') === true) it.asked.push(path)
    if (path === variant.notificationsAt) {
      return it.failing === null ? answer(200, { notifications: it.notifications }) : answer(it.failing, {})
    }
    return send(variant.unknown ?? { status: 404, body: { message: 'Not found' } })
  })
  const io = new Server(http)
  io.on('connection', (socket) =>
    socket.on('join_notification_room', (room: string) => {
      joined.push(room)
      if (room === ROOM) void socket.join(room)
    }),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening on a port')
  const it: BareUpstream = {
    url: `http://127.0.0.1:${address.port}`,
    notifications: [],
    failing: null,
    refusal: null,
    asked: [],
    joined,
    notify: (name, deviceStatus) => {
      const created_at = new Date().toISOString()
      const notification = { _id: crypto.randomUUID(), device_id: { name }, deviceStatus, created_at }
      it.notifications.unshift(notification)
      io.to(ROOM).emit(variant.event, ...(variant.hasPayload ? [notification] : []))
    },
    emit: (event, payload) => void io.to(ROOM).emit(event, payload),
    close: () => io.close(),
  }
  return it
}
