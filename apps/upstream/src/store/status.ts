import type { DeviceStatus } from '@vigie/contracts/entities'
import type { Selectable } from 'kysely'
import type { Database, Tables } from './tables.ts'

export type StatusRow = Selectable<Tables['device_status']>
/** A device by its site and id. */
export type DeviceKey = { readonly site: string; readonly device: string }

/** The columns of a status, of the table or row set called `from`. */
export const statusColumns = (from: string): string =>
  ['site', 'device', 'version', 'powered', 'powered_at', 'power_heard_at', 'online', 'online_at', 'maintenance']
    .map((column) => `${from}.${column}`)
    .join(', ')

/** Writes statuses of known devices, given as a JSON list of rows in a parameter, where a condition holds. */
export const writeStatuses = (parameter: string, where: string): string => `
  insert into device_status as s (site, device, powered, powered_at, power_heard_at, online, online_at)
  select r.site, r.device, r.powered, r.powered_at, r.power_heard_at, r.online, r.online_at
  from jsonb_to_recordset(${parameter}::jsonb) as r (
    site text, device text, powered bool, powered_at int8, power_heard_at int8, online bool, online_at int8)
  where ${where}
  on conflict (site, device) do update set version = s.version + 1, powered = excluded.powered,
    powered_at = excluded.powered_at, power_heard_at = excluded.power_heard_at, online = excluded.online,
    online_at = excluded.online_at`

export const readStatuses = async (db: Database, site: string): Promise<DeviceStatus[]> => {
  const rows = await db.selectFrom('device_status').selectAll().where('site', '=', site).orderBy('device').execute()
  return rows.map(toStatus)
}

/** Devices of a site that ever reported on their power supply. */
export const readPowerReporters = async (db: Database, site: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('device_status')
    .select('device')
    .where('site', '=', site)
    .where('powered', 'is not', null)
    .orderBy('device')
    .execute()
  return rows.map(({ device }) => device)
}

export const toStatus = (row: StatusRow): DeviceStatus => ({
  device: row.device,
  powered: row.powered,
  poweredAt: toInstant(row.powered_at),
  online: row.online,
  onlineAt: toInstant(row.online_at),
})

const toInstant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
