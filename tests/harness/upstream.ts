import { ROOMS, type UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { io, type Socket } from 'socket.io-client'
import { type Answer, call } from './rest.ts'

/** The versioned base of the upstream's REST paths (R7.1). */
export const API = '/api/v1'

type Path = (typeof UPSTREAM_PATHS)[keyof typeof UPSTREAM_PATHS]

/** One REST call to the upstream, as a client of the specification makes it. */
export const callUpstream = (
  stack: { readonly ports: { readonly upstream: number } },
  path: Path,
  {
    token,
    query = {},
    body,
    timeoutMs,
  }: {
    token?: string
    query?: Readonly<Record<string, string | number>>
    body?: unknown
    /** when nothing comes for so long there is no answer, ms; absent: it waits */
    timeoutMs?: number
  } = {},
): Promise<Answer> => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return call({
    port: stack.ports.upstream,
    path: `${API}${path}${search === '' ? '' : `?${search}`}`,
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
}

/** A plain Socket.IO client in one room, with the events it received. */
export type RoomListener = {
  readonly socket: Socket
  readonly heard: readonly { readonly event: string; readonly data: unknown }[]
  readonly close: () => void
}

export const joinRoom = async (
  url: string,
  token: string,
  room: string = ROOMS.notifications,
): Promise<RoomListener> => {
  const socket = io(url, { auth: { token }, forceNew: true })
  const heard: { event: string; data: unknown }[] = []
  socket.onAny((event: string, data: unknown) => heard.push({ event, data }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const reply: unknown = await socket.timeout(10_000).emitWithAck('join_notification_room', room)
  const isJoined = typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === true
  if (!isJoined) throw new Error(`not joined: ${JSON.stringify(reply)}`)
  return { socket, heard, close: () => socket.close() }
}
