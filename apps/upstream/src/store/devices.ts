import { type Device, device, type MetricId } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { CHANNELS } from './signals.ts'
import type { Database } from './tables.ts'

/** Creates or updates devices with their series; readings of a metric no longer declared stay. */
export const saveDevices = async (db: Database, devices: readonly Device[]): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    for (const one of devices) {
      const data = JSON.stringify(one)
      await tx
        .insertInto('devices')
        .values({ site: one.site, id: one.id, data })
        .onConflict((conflict) => conflict.columns(['site', 'id']).doUpdateSet({ data }))
        .execute()
      await tx
        .insertInto('device_status')
        .values({ site: one.site, device: one.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      for (const { id: metric } of one.metrics) {
        await tx
          .insertInto('series')
          .values({ site: one.site, device: one.id, metric })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    }
    await sql`insert into latest (series_id) select id from series on conflict do nothing`.execute(tx)
    for (const site of new Set(devices.map((one) => one.site)))
      await sql`select pg_notify(${CHANNELS.devices}, ${site})`.execute(tx)
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
