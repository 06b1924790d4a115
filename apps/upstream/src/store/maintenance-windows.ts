import type { AlarmActor, MaintenanceWindow } from '@vigie/contracts/entities'
import { type Selectable, sql } from 'kysely'
import { DAY_MS } from '../time.ts'
import type { Database, Tables, Tx } from './tables.ts'

type WindowRow = Selectable<Tables['maintenance_windows']>

/** how long a window that is over is listed, ms */
const LISTED_MS = 31 * DAY_MS

/** Windows of a site that are planned or active, and those of the last month, the latest first. */
export const readMaintenance = async (db: Database, site: string, nowMs: number): Promise<MaintenanceWindow[]> => {
  const rows = await db
    .selectFrom('maintenance_windows')
    .selectAll()
    .where('site', '=', site)
    .where((where) =>
      where.or([where('state', 'in', ['planned', 'active']), where('ended_at', '>', nowMs - LISTED_MS)]),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toWindow)
}

/** Windows that are to begin or to end by an instant, of sites, the earliest first. */
export const readDueMaintenance = async (
  db: Database,
  sites: readonly string[],
  nowMs: number,
): Promise<{ site: string; id: string }[]> => {
  if (sites.length === 0) return []
  return db
    .selectFrom('maintenance_windows')
    .select(['site', 'id'])
    .where('site', 'in', [...sites])
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'planned'), where('starts_at', '<=', nowMs)]),
        where.and([where('state', '=', 'active'), where('ends_at', '<=', nowMs)]),
      ]),
    )
    .orderBy('starts_at')
    .execute()
}

/** Lets one writer at a time plan the maintenance of a site, until the transaction ends. */
export const lockMaintenance = async (tx: Tx, site: string): Promise<void> => {
  await sql`select slug from sites where slug = ${site} for no key update`.execute(tx)
}

/** A window, locked until the transaction ends; null: the site has none of this id. */
export const lockWindow = async (tx: Tx, site: string, id: string): Promise<MaintenanceWindow | null> => {
  const row = await tx
    .selectFrom('maintenance_windows')
    .selectAll()
    .where('site', '=', site)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : toWindow(row)
}

/** Windows of a site that are not over and share a device and a time with one. */
export const readOverlaps = async (
  tx: Tx,
  site: string,
  { id, devices, startsAt, endsAt }: Pick<MaintenanceWindow, 'id' | 'devices' | 'startsAt' | 'endsAt'>,
): Promise<MaintenanceWindow[]> => {
  const { rows } = await sql<WindowRow>`
    select * from maintenance_windows w
    where w.site = ${site} and w.id <> ${id} and w.state in ('planned', 'active')
      and w.starts_at < ${Date.parse(endsAt)} and w.ends_at > ${Date.parse(startsAt)}
      and exists (select from jsonb_array_elements_text(w.devices) as d where d = any(${[...devices]}::text[]))`.execute(
    tx,
  )
  return rows.map(toWindow)
}

export const saveWindow = async (tx: Tx, site: string, window: MaintenanceWindow): Promise<void> => {
  const kept = {
    devices: JSON.stringify(window.devices),
    reason: window.reason,
    starts_at: Date.parse(window.startsAt),
    ends_at: Date.parse(window.endsAt),
    state: window.state,
    started_at: toMs(window.startedAt),
    ended_at: toMs(window.endedAt),
    ended_by: window.endedBy === null ? null : JSON.stringify(window.endedBy),
  }
  const planned = { planned_by: JSON.stringify(window.plannedBy), planned_at: Date.parse(window.plannedAt) }
  await tx
    .insertInto('maintenance_windows')
    .values({ id: window.id, site, ...planned, ...kept })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
    .execute()
}

/** Puts devices into a window, or takes those out that are in it; who judged them before cannot write any more. */
export const holdDevices = async (
  tx: Tx,
  site: string,
  { id, devices, reason }: Pick<MaintenanceWindow, 'id' | 'devices' | 'reason'>,
  isHeld: boolean,
): Promise<void> => {
  await sql`
    update device_status set version = version + 1, maintenance = ${isHeld ? JSON.stringify({ id, reason }) : null}::jsonb
    where site = ${site} and device = any(${[...devices]}::text[])
      and (${isHeld} or maintenance->>'id' = ${id})`.execute(tx)
}

const toWindow = (row: WindowRow): MaintenanceWindow => ({
  id: row.id,
  devices: row.devices,
  reason: row.reason,
  startsAt: new Date(row.starts_at).toISOString(),
  endsAt: new Date(row.ends_at).toISOString(),
  state: row.state,
  plannedBy: row.planned_by satisfies AlarmActor,
  plannedAt: new Date(row.planned_at).toISOString(),
  startedAt: toInstant(row.started_at),
  endedAt: toInstant(row.ended_at),
  endedBy: row.ended_by,
})

const toInstant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
const toMs = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))
