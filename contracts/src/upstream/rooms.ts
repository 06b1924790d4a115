import { z } from 'zod'

/** Socket.IO rooms, the spec's names verbatim (R7.2). */
export const ROOMS = {
  devices: 'application_devices_room',
  notifications: 'application_notifications_room',
  status: 'devices_status',
} as const

/** Emitted by a client on connection, with one room constant; the optional acknowledgement is `JoinReply`. */
export const JOIN_EVENT = 'join_notification_room'

/** Name of a Socket.IO room that a client may join. */
export const roomName = z.enum([ROOMS.devices, ROOMS.notifications, ROOMS.status])
/** Name of a Socket.IO room. */
export type RoomName = z.infer<typeof roomName>

/** Acknowledgement of a join: the room, or why it was refused. */
export type JoinReply = { readonly ok: true; readonly room: RoomName } | { readonly ok: false; readonly error: string }

/** Socket.IO handshake `auth`: a service sends its key, a person their identity token. */
export const handshakeAuth = z.object({
  serviceKey: z.string().max(512).optional(),
  token: z.string().max(8192).optional(),
})
/** What a client sends in the Socket.IO handshake. */
export type HandshakeAuth = z.infer<typeof handshakeAuth>

/** R7.3: how the gateway's link reconnects, ms. */
export const RECONNECTION = { delayMs: 1_000, delayMaxMs: 5_000, timeoutMs: 20_000 } as const
