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
