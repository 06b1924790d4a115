import { z } from 'zod'
import {
  clockStep,
  device,
  deviceStatus,
  epoch,
  ingestState,
  instant,
  journalEntry,
  notification,
  readingRow,
  rev,
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
  /** to application_devices_room: devices were born, or are others than they were */
  device: 'device',
  /** to devices_status: power or presence of devices changed */
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

/** Payload of the event `device`: the devices of a site that one commit brought or changed, as they are now. */
export const deviceEvent = z.object({ epoch, site: siteSlug, rev, devices: z.array(device) })
/** Payload of the event `device`. */
export type DeviceEvent = z.infer<typeof deviceEvent>

/** Payload of the event `status`: the statuses of a site that one commit changed, as they are now. */
export const statusEvent = z.object({ epoch, site: siteSlug, rev, statuses: z.array(deviceStatus) })
/** Payload of the event `status`. */
export type StatusEvent = z.infer<typeof statusEvent>

/** How a site stands in the database, and whether its devices are being heard. */
export const siteStand = z.object({
  epoch: epoch.optional().describe('of the journal of the site; absent: that of the heartbeat'),
  rev,
  digest: z.string().nullable().describe('of statuses and open alarms at this rev and head; null: not known yet'),
  ingest: ingestState,
  turn: z.number().int().describe('grows when another instance becomes the reader of the site'),
})
/** How a site stands in the database, and whether its devices are being heard. */
export type SiteStand = z.infer<typeof siteStand>

/** Payload of the event `heartbeat`, by which a gateway notices silence and all that it missed. */
export const heartbeatEvent = z.object({
  at: instant,
  epoch: epoch.optional().describe('where all sites share one; absent: each has its own, in `sites`'),
  heads: z.record(siteSlug, seq).describe('last committed seq per site'),
  sites: z.record(siteSlug, siteStand).optional().describe('read from the database; absent: an upstream without'),
  missed: z.number().int().min(0).optional().describe('grows when this instance may not have heard another one'),
  clockStep: clockStep.nullable().optional().describe('the last one of the past hour'),
})
/** Payload of the event `heartbeat`. */
export type HeartbeatEvent = z.infer<typeof heartbeatEvent>

/** Time between two upstream heartbeats, ms. */
export const UPSTREAM_HEARTBEAT_MS = 1_000
