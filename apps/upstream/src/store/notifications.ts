import type { Notification } from '@vigie/contracts/entities'
import type { Database } from './tables.ts'

export const NOTIFICATIONS_MAX = 200

/** The newest of these sites, newest first. */
export const readNotifications = async (db: Database, sites: readonly string[]): Promise<Notification[]> => {
  if (sites.length === 0) return []
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('site', 'in', sites)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(NOTIFICATIONS_MAX)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    device_id: { _id: row.device, name: row.device_name },
    deviceStatus: row.device_status,
    created_at: new Date(row.created_at).toISOString(),
  }))
}

/** Adds notifications, given as a JSON list in a parameter; `heads` names the rows of the journals they belong to. */
export const addNotifications = (parameter: string, heads: string): string => `
  insert into notifications (id, site, seq, device, device_name, device_status, created_at)
  select r.id, r.site, h.seq + r.nth, r.device, r.device_name, r.device_status, r.created_at
  from jsonb_to_recordset(${parameter}::jsonb) as r (
    id text, site text, nth int8, device text, device_name text, device_status text, created_at int8)
  join ${heads} h on h.site = r.site`

/** A notification as a row to add; `nth`: its place among the new entries of its site's journal, from 1. */
export const toNotificationRow = (site: string, nth: number, one: Notification) => ({
  id: one._id,
  site,
  nth,
  device: one.device_id._id ?? '',
  device_name: one.device_id.name,
  device_status: one.deviceStatus,
  created_at: Date.parse(one.created_at),
})
