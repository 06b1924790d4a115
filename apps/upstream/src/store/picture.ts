import { hash } from 'node:crypto'
import { type ReadingRow, standText } from '@vigie/contracts/entities'
import type { LatestBody } from '@vigie/contracts/upstream'
import { readOpenAlarms } from './alarms.ts'
import { readDevicesOf } from './devices.ts'
import { readEpoch, readHead, type SiteHead } from './journal.ts'
import { readStatuses } from './status.ts'
import type { Database } from './tables.ts'

/** One consistent picture of a site, read in one snapshot of the database. */
export const readPicture = async (db: Database, site: string, at: number): Promise<LatestBody> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      epoch: await readEpoch(tx, site),
      ...(await readHead(tx, site)),
      devices: await readDevicesOf(tx, site),
      at: new Date(at).toISOString(),
      readings: await readLatest(tx, site),
      statuses: await readStatuses(tx, site),
      alarms: await readOpenAlarms(tx, site),
    }))

/** Where a site is, with the digest of its statuses and open alarms there. */
export const readDigest = async (db: Database, site: string): Promise<SiteHead & { readonly digest: string }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const text = standText(await readStatuses(tx, site), await readOpenAlarms(tx, site))
      return { ...(await readHead(tx, site)), digest: hash('sha1', text) }
    })

const readLatest = async (db: Database, site: string): Promise<ReadingRow[]> => {
  const rows = await db
    .selectFrom('series')
    .innerJoin('latest', 'latest.series_id', 'series.id')
    .select(['series.device', 'series.metric', 'latest.ts', 'latest.value'])
    .where('series.site', '=', site)
    .orderBy('series.device')
    .orderBy('series.metric')
    .execute()
  return rows.flatMap(({ device, metric, ts, value }) =>
    ts === null || value === null ? [] : [[device, metric, ts, value] satisfies ReadingRow],
  )
}
