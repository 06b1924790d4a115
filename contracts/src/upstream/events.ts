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
  /** to application_notifications_room: the journal entries of one commit, in order per site */
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
/** Payload of the specification's notification event. */
export type NotificationEvent = z.infer<typeof notificationEvent>

/** What one commit added to a site's journal: its entries in order, without gaps among them. */
export const journalEvent = z.object({ epoch, site: siteSlug, entries: z.array(journalEntry).min(1) })
/** Payload of the event `journal`: what one commit added to a site's journal. */
export type JournalEvent = z.infer<typeof journalEvent>

/** Payload of the event `readings`: readings of a site that were stored. */
export const readingsEvent = z.object({ site: siteSlug, rows: z.array(readingRow) })
/** Payload of the event `readings`. */
export type ReadingsEvent = z.infer<typeof readingsEvent>

/** Payload of the event `device`: a device as it is now. */
export const deviceEvent = z.object({ site: siteSlug, device })
/** Payload of the event `device`. */
export type DeviceEvent = z.infer<typeof deviceEvent>

/** Payload of the event `status`: the status of a device as it is now. */
export const statusEvent = z.object({ site: siteSlug, status: deviceStatus })
/** Payload of the event `status`. */
export type StatusEvent = z.infer<typeof statusEvent>

/** Payload of the event `heartbeat`, by which a gateway notices silence and missed journal entries. */
export const heartbeatEvent = z.object({
  at: instant,
  epoch,
  heads: z.record(siteSlug, seq).describe('last committed seq per site'),
})
/** Payload of the event `heartbeat`. */
export type HeartbeatEvent = z.infer<typeof heartbeatEvent>

/** Time between two upstream heartbeats, ms. */
export const UPSTREAM_HEARTBEAT_MS = 1_000
