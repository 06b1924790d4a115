import { INGEST_LIMITS } from '@vigie/contracts/upstream'
import { sql } from 'kysely'
import type { Database } from './tables.ts'

const CHUNK = 20_000

/**
 * Deletes raw readings, inputs (what was set aside, and reports of the power supply) and recorded acts from before
 * these instants (ms), a chunk per statement; rollups and outages stay. Returns how many readings went.
 */
export const applyRetention = async (
  db: Database,
  rawBefore: number,
  inputsBefore: number,
  auditBefore: number,
): Promise<number> => {
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
  await db.deleteFrom('quarantine').where('at', '<', inputsBefore).execute()
  await sql`
    delete from quarantine where id in (
      select id from (
        select id, row_number() over (partition by case when site in (select slug from sites) then site end
          order by id desc) as place from quarantine) numbered
      where place > ${INGEST_LIMITS.quarantinedPerSite})`.execute(db)
  await db.deleteFrom('audit').where('at', '<', auditBefore).execute()
  await db.deleteFrom('power_reports').where('heard_at', '<', inputsBefore).execute()
  return deleted
}
