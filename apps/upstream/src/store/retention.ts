import { sql } from 'kysely'
import type { Database } from './tables.ts'

const CHUNK = 20_000

/**
 * Deletes raw readings and quarantined inputs from before these instants (ms), a chunk per statement;
 * rollups stay. Returns how many readings went.
 */
export const applyRetention = async (db: Database, rawBefore: number, quarantineBefore: number): Promise<number> => {
  let deleted = 0
  const series = await db.selectFrom('series').select('id').orderBy('id').execute()
  for (const { id } of series) {
    let chunk = CHUNK
    while (chunk === CHUNK) {
      const { numAffectedRows } = await sql`
        delete from readings where series_id = ${id} and ts in (
          select ts from readings where series_id = ${id} and ts < ${rawBefore} order by ts limit ${CHUNK})`.execute(db)
      chunk = Number(numAffectedRows ?? 0)
      deleted += chunk
    }
  }
  await db.deleteFrom('quarantine').where('at', '<', quarantineBefore).execute()
  return deleted
}
