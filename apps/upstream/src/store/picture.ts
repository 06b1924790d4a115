import type { ReadingRow } from '@vigie/contracts/entities'
import type { LatestBody } from '@vigie/contracts/upstream'
import { readActiveAlarms } from './alarms.ts'
import { readEpoch, readHead } from './journal.ts'
import { readStatuses } from './status.ts'
import type { Database } from './tables.ts'

/** One consistent picture of a site, read in one snapshot of the database. */
export const readPicture = async (db: Database, site: string, at: number): Promise<LatestBody> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      epoch: await readEpoch(tx),
      seq: await readHead(tx, site),
      at: new Date(at).toISOString(),
      readings: await readLatest(tx, site),
      statuses: await readStatuses(tx, site),
      alarms: await readActiveAlarms(tx, site),
    }))

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
