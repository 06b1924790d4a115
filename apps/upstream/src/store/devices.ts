import { type Device, device, type MetricId } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { readGoalsOf, readKeptGoals, withBudget } from './goals.ts'
import { CHANNELS } from './signals.ts'
import type { Wired } from './store.ts'
import type { Database, Tx } from './tables.ts'

/** Devices of a site that one commit brought or changed, as they are judged; `rev` numbers the change. */
export type Births = { readonly site: string; readonly rev: number; readonly devices: readonly Device[] }

/** Creates or updates devices as they declare themselves, with their series; readings of a metric no longer declared stay. */
export const saveDevices = async ({ db, signals }: Wired, devices: readonly Device[]): Promise<Births[]> => {
  const unique = [...new Map(devices.map((one) => [`${one.site}/${one.id}`, one])).values()]
  if (unique.length === 0) return []
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('devices')
      .values(unique.map((one) => ({ site: one.site, id: one.id, data: JSON.stringify(one) })))
      .onConflict((conflict) =>
        conflict.columns(['site', 'id']).doUpdateSet(({ ref }) => ({ data: ref('excluded.data') })),
      )
      .execute()
    await tx
      .insertInto('device_status')
      .values(unique.map((one) => ({ site: one.site, device: one.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const series = unique.flatMap((one) =>
      one.metrics.map(({ id }) => ({ site: one.site, device: one.id, metric: id })),
    )
    if (series.length > 0)
      await tx
        .insertInto('series')
        .values(series)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await sql`
      insert into latest (series_id) select id from series s where not exists (
        select from latest l where l.series_id = s.id) on conflict do nothing`.execute(tx)
    const births: Births[] = []
    for (const [site, own] of Map.groupBy(unique.toSorted(bySite), (one) => one.site)) {
      const rev = await moveOn(tx, site)
      // read once nobody else can move the site on: what is told last of a device is what holds
      const goals = await readGoalsOf(tx, site)
      births.push({ site, rev, devices: own.map((one) => withBudget(one, goals)) })
      if (signals.sender !== null)
        await sql`select pg_notify(${CHANNELS.devices}, ${`${signals.sender} ${site}`})`.execute(tx)
    }
    return births
  })
}

const bySite = (one: Device, other: Device): number => (one.site < other.site ? -1 : 1)

/** The number of one more change of a site's devices. */
const moveOn = async (tx: Tx, site: string): Promise<number> => {
  const { rev } = await tx
    .updateTable('journal_head')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
    .where('site', '=', site)
    .returning('rev')
    .executeTakeFirstOrThrow()
  return rev
}

export type SeriesId = {
  readonly id: number
  readonly site: string
  readonly device: string
  readonly metric: MetricId
}

/** What the devices of a site are, with the budgets that are in force. */
export const readDevicesOf = async (db: Database, site: string): Promise<Device[]> => {
  const goals = await readGoalsOf(db, site)
  return (await readDeclaredOf(db, site)).map((one) => withBudget(one, goals))
}

/** What the devices of a site say of themselves, whatever people set since. */
export const readDeclaredOf = async (db: Database, site: string): Promise<Device[]> => {
  const rows = await db.selectFrom('devices').select('data').where('site', '=', site).orderBy('id').execute()
  return rows.map(({ data }) => device.parse(data))
}

/** A device with the budget that is in force, and as it declared itself. */
export type ReadDevice = { readonly device: Device; readonly declared: Device }

/** Every device and series. */
export const readDevices = async (db: Database): Promise<{ devices: ReadDevice[]; series: SeriesId[] }> => {
  const rows = await db.selectFrom('devices').select('data').orderBy('site').orderBy('id').execute()
  const series = await db.selectFrom('series').selectAll().execute()
  const goals = await readKeptGoals(db)
  const devices = rows.map(({ data }) => {
    const declared = device.parse(data)
    return { declared, device: withBudget(declared, goals.get(declared.site)) }
  })
  return { devices, series }
}
