import type { Alarm, DeviceStatus } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { toAlarm } from './alarms.ts'
import type { Database, Tables, Tx } from './tables.ts'

type StatusRow = Tables['device_status']
export type LockedStatus = { readonly row: StatusRow; readonly alarm: Alarm | null }

/** Locks the status of devices, in order, until the transaction ends; with the active power alarm of each. */
export const lockStatuses = async (
  tx: Tx,
  devices: readonly { readonly site: string; readonly device: string }[],
): Promise<LockedStatus[]> => {
  if (devices.length === 0) return []
  const keys = sql`(select distinct * from unnest(
    ${devices.map(({ site }) => site)}::text[], ${devices.map(({ device }) => device)}::text[]))`
  const { rows } = await sql<StatusRow>`
    select * from device_status where (site, device) in ${keys} order by site, device for update`.execute(tx)
  const alarms = await sql<Tables['alarms']>`
    select * from alarms where (site, device) in ${keys} and condition = 'power-off' and cleared_at is null`.execute(tx)
  const active = new Map(alarms.rows.map((alarm) => [`${alarm.site}/${alarm.device}`, toAlarm(alarm)]))
  return rows.map((row) => ({ row, alarm: active.get(`${row.site}/${row.device}`) ?? null }))
}

export const saveStatuses = async (tx: Tx, rows: readonly StatusRow[]): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .insertInto('device_status')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['site', 'device']).doUpdateSet(({ ref }) => ({
        powered: ref('excluded.powered'),
        powered_at: ref('excluded.powered_at'),
        power_heard_at: ref('excluded.power_heard_at'),
        online: ref('excluded.online'),
        online_at: ref('excluded.online_at'),
      })),
    )
    .execute()
}

export const readStatuses = async (db: Database, site: string): Promise<DeviceStatus[]> => {
  const rows = await db.selectFrom('device_status').selectAll().where('site', '=', site).orderBy('device').execute()
  return rows.map(toStatus)
}

export const toStatus = (row: StatusRow): DeviceStatus => ({
  device: row.device,
  powered: row.powered,
  poweredAt: toInstant(row.powered_at),
  online: row.online,
  onlineAt: toInstant(row.online_at),
})

const toInstant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
