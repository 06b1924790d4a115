import { z } from 'zod'
import {
  device,
  deviceStatus,
  epoch,
  instant,
  journalEntry,
  notification,
  readingRow,
  seq,
  siteSlug,
} from '../entities/index.ts'

/** Socket.IO event names the upstream emits. The first is the spec's (configurable at the gateway), the others ours. */
export const UPSTREAM_EVENTS = {
  /** to application_notifications_room: a notification was created */
  notification: 'notification',
  /** to application_notifications_room: a journal entry was committed, in order per site */
  journal: 'journal',
  /** to application_devices_room: readings were stored */
  readings: 'readings',
  /** to application_devices_room: a device was born, or is another than it was */
  device: 'device',
  /** to devices_status: power or presence of a device changed */
  status: 'status',
  /** to every socket, each second: the upstream lives, and how far each journal goes */
  heartbeat: 'heartbeat',
} as const

/** The spec's notification event. A foreign upstream may omit `site`, or send nothing at all. */
export const notificationEvent = notification.extend({ site: siteSlug.optional() })
export type NotificationEvent = z.infer<typeof notificationEvent>

export const journalEvent = z.object({ epoch, site: siteSlug, entry: journalEntry })
export type JournalEvent = z.infer<typeof journalEvent>

export const readingsEvent = z.object({ site: siteSlug, rows: z.array(readingRow) })
export type ReadingsEvent = z.infer<typeof readingsEvent>

export const deviceEvent = z.object({ site: siteSlug, device })
export type DeviceEvent = z.infer<typeof deviceEvent>

export const statusEvent = z.object({ site: siteSlug, status: deviceStatus })
export type StatusEvent = z.infer<typeof statusEvent>

export const heartbeatEvent = z.object({
  at: instant,
  epoch,
  heads: z.record(siteSlug, seq).describe('last committed seq per site'),
})
export type HeartbeatEvent = z.infer<typeof heartbeatEvent>

/** Time between two upstream heartbeats, ms. */
export const UPSTREAM_HEARTBEAT_MS = 1_000
