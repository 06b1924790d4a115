import { type Device, device, type MetricId } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { CHANNELS } from './signals.ts'
import type { Wired } from './store.ts'
import type { Database } from './tables.ts'

/** Creates or updates devices with their series; readings of a metric no longer declared stay. */
export const saveDevices = async ({ db, signals }: Wired, devices: readonly Device[]): Promise<void> => {
  const unique = [...new Map(devices.map((one) => [`${one.site}/${one.id}`, one])).values()]
  if (unique.length === 0) return
  await db.transaction().execute(async (tx) => {
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
    if (signals.sender === null) return
    for (const site of new Set(unique.map((one) => one.site)))
      await sql`select pg_notify(${CHANNELS.devices}, ${`${signals.sender} ${site}`})`.execute(tx)
  })
}

export type SeriesId = {
  readonly id: number
  readonly site: string
  readonly device: string
  readonly metric: MetricId
}

/** Every device and series. */
export const readDevices = async (db: Database): Promise<{ devices: Device[]; series: SeriesId[] }> => {
  const rows = await db.selectFrom('devices').select('data').orderBy('site').orderBy('id').execute()
  const series = await db.selectFrom('series').selectAll().execute()
  return { devices: rows.map(({ data }) => device.parse(data)), series }
}
