import { sql } from 'kysely'
import { DAY_MS } from './buckets.ts'
import type { Database } from './tables.ts'

const CHUNK = 20_000
const QUARANTINE_DAYS = 30

/** Deletes raw readings older than this, and old quarantine, a chunk per statement; rollups stay. Returns the readings deleted. */
export const applyRetention = async (db: Database, rawDays: number, nowMs: number): Promise<number> => {
  const before = nowMs - rawDays * DAY_MS
  let deleted = 0
  const { rows: series } = await sql<{ id: number }>`select id from series order by id`.execute(db)
  for (const { id } of series) {
    let chunk: bigint
    do {
      const result = await sql`
        delete from readings where series_id = ${id} and ts in (
          select ts from readings where series_id = ${id} and ts < ${before} order by ts limit ${CHUNK})`.execute(db)
      chunk = result.numAffectedRows ?? 0n
      deleted += Number(chunk)
    } while (chunk === BigInt(CHUNK))
  }
  await db
    .deleteFrom('quarantine')
    .where('at', '<', nowMs - QUARANTINE_DAYS * DAY_MS)
    .execute()
  return deleted
}
