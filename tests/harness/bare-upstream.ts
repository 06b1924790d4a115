import { createServer } from 'node:http'
import { Server } from 'socket.io'

/** A platform written from the specification alone: three calls and one Socket.IO event, nothing else. */
export type BareUpstream = {
  readonly url: string
  readonly notifications: Record<string, unknown>[]
  /** an answer of this status instead of the notifications; null: the notifications */
  failing: number | null
  /** paths at which notifications were asked for */
  readonly asked: string[]
  /** rooms asked for, by every connection */
  readonly joined: readonly string[]
  /** Adds a notification and tells the room, as the variant does. */
  notify(name: string, status: string): void
  close(): Promise<void>
}
export type BareVariant = {
  readonly event: string
  /** whether bodies stand in a `data` member */
  readonly isNested: boolean
  /** what an event carries: the notification, or nothing */
  readonly hasPayload: boolean
  /** where the notifications are: beside the other calls, or outside the versioned base */
  readonly notificationsAt: '/api/v1/notification/notifications' | '/notification/notifications'
}

const ROOM = 'application_notifications_room'

/** @param projects names; the link of each is an address of its own */
export const startBareUpstream = async (projects: readonly string[], variant: BareVariant): Promise<BareUpstream> => {
  const joined: string[] = []
  const http = createServer((request, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(status === 200 && variant.isNested ? { data: body } : body))
    }
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
    return answer(404, { message: 'Not found' })
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
    asked: [],
    joined,
    notify: (name, deviceStatus) => {
      const created_at = new Date().toISOString()
      const notification = { _id: crypto.randomUUID(), device_id: { name }, deviceStatus, created_at }
      it.notifications.unshift(notification)
      io.to(ROOM).emit(variant.event, ...(variant.hasPayload ? [notification] : []))
    },
    close: () => io.close(),
  }
  return it
}
