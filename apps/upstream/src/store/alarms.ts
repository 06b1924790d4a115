import type { Alarm } from '@vigie/contracts/entities'
import type { Database, Tables } from './tables.ts'

/** Active alarms of a site, oldest first. */
export const readActiveAlarms = async (db: Database, site: string): Promise<Alarm[]> => {
  const rows = await db
    .selectFrom('alarms')
    .selectAll()
    .where('site', '=', site)
    .where('cleared_at', 'is', null)
    .orderBy('raised_at')
    .execute()
  return rows.map(toAlarm)
}

export const toAlarm = (row: Tables['alarms']): Alarm => ({
  id: row.id,
  device: row.device,
  condition: row.condition,
  raisedAt: new Date(row.raised_at).toISOString(),
  clearedAt: row.cleared_at === null ? null : new Date(row.cleared_at).toISOString(),
})
