import type { DeviceStatus } from '@vigie/contracts/entities'
import { type Selectable, sql } from 'kysely'
import type { Known } from '../power/availability.ts'
import { RES } from '../series/buckets.ts'
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

/** Devices of a site that ever reported on their power supply: known since their first reading, or a cut before it; since null: they measure nothing. */
export const readPowerReporters = async (db: Database, site: string): Promise<Known[]> => {
  const { rows } = await sql<Known>`
    select t.device, least(f.first, case when f.first is not null then
      (select min(o.started_at) from outages o where o.site = t.site and o.device = t.device) end) as since
    from device_status t
    left join lateral (select min(d.first_ts) as first from series s
      left join lateral (select r.first_ts from rollups r where r.res = ${RES.day} and r.series_id = s.id
        order by r.start limit 1) d on true
      where s.site = t.site and s.device = t.device) f on true
    where t.site = ${site} and t.powered is not null
    order by t.device`.execute(db)
  return rows
}

export const toStatus = (row: StatusRow): DeviceStatus => ({
  device: row.device,
  powered: row.powered,
  poweredAt: toInstant(row.powered_at),
  online: row.online,
  onlineAt: toInstant(row.online_at),
})

const toInstant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
