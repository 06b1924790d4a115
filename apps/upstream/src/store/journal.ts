import { type JournalEntry, type JournalEntryType, journalEntry } from '@vigie/contracts/entities'
import type { Database } from './tables.ts'

/** A fact to record, before it has its place. */
export type Fact = {
  [T in JournalEntryType]: Pick<Extract<JournalEntry, { type: T }>, 'type' | 'data'>
}[JournalEntryType]

/** Entries after `since`, in order and without gaps. */
export const readJournal = async (
  db: Database,
  site: string,
  since: number,
  limit: number,
): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('journal')
    .select(['seq', 'at', 'type', 'data'])
    .where('site', '=', site)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => journalEntry.parse({ ...row, at: new Date(row.at).toISOString() }))
}

/** Last committed seq of each site. */
export const readHeads = async (db: Database): Promise<Record<string, number>> => {
  const rows = await db.selectFrom('journal_head').selectAll().execute()
  return Object.fromEntries(rows.map(({ site, seq }) => [site, seq]))
}

/** Last committed seq of a site. */
export const readHead = async (db: Database, site: string): Promise<number> => {
  const row = await db.selectFrom('journal_head').select('seq').where('site', '=', site).executeTakeFirst()
  return row?.seq ?? 0
}

/** Which journal this database holds. */
export const readEpoch = async (db: Database): Promise<string> =>
  (await db.selectFrom('meta').select('epoch').executeTakeFirstOrThrow()).epoch

/** How far a site's journal has been emitted. */
export const readRelayed = async (db: Database, site: string): Promise<number> => {
  const row = await db.selectFrom('relay').select('seq').where('site', '=', site).executeTakeFirst()
  return row?.seq ?? 0
}

export const saveRelayed = async (db: Database, site: string, seq: number): Promise<void> => {
  await db.updateTable('relay').set({ seq }).where('site', '=', site).execute()
}
