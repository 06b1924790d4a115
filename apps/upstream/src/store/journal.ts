import { hash } from 'node:crypto'
import { type JournalEntry, journalEntry } from '@vigie/contracts/entities'
import { type Selectable, sql } from 'kysely'
import { int8Array } from './arrays.ts'
import type { Database, Tables } from './tables.ts'

/** Entries after `since`, in order and without gaps. */
export const readJournal = async (
  db: Database,
  site: string,
  since: number,
  limit: number,
): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('journal')
    .select(['seq', 'at', 'type', 'data', 'late', 'actor', 'comment'])
    .where('site', '=', site)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** The columns of an entry. */
export type EntryRow = Pick<
  Selectable<Tables['journal']>,
  'seq' | 'at' | 'type' | 'data' | 'late' | 'actor' | 'comment'
>

/** A row of the journal as an entry. Errors: throws when it is none. */
export const toEntry = ({ late, actor, comment, at, ...row }: EntryRow): JournalEntry =>
  journalEntry.parse({
    ...row,
    at: new Date(at).toISOString(),
    ...(late ? { late } : {}),
    ...(actor === null ? {} : { actor }),
    ...(comment === null ? {} : { comment }),
  })

/** How far a site is: the last entry of its journal, and the last change of its devices. */
export type SiteHead = { readonly seq: number; readonly rev: number }

/** How far each site is, as committed. */
export const readHeads = async (db: Database): Promise<ReadonlyMap<string, SiteHead>> => {
  const rows = await db.selectFrom('journal_head').selectAll().execute()
  return new Map(rows.map(({ site, seq, rev }) => [site, { seq, rev }]))
}

/** Last committed seq of each site. */
export const readSeqs = async (db: Database): Promise<Record<string, number>> =>
  Object.fromEntries([...(await readHeads(db))].map(([site, { seq }]) => [site, seq]))

/** How far a site is, as committed. */
export const readHead = async (db: Database, site: string): Promise<SiteHead> => {
  const row = await db.selectFrom('journal_head').select(['seq', 'rev']).where('site', '=', site).executeTakeFirst()
  return row ?? { seq: 0, rev: 0 }
}

/** Which journal this database holds. */
export const readDatabaseEpoch = async (db: Database): Promise<string> =>
  (await db.selectFrom('meta').select('epoch').executeTakeFirstOrThrow()).epoch

/** Epoch of a site's journal. It changes with that of the database, and does not tell which sites share one. */
export const siteEpoch = (databaseEpoch: string, site: string): string =>
  hash('sha256', `${databaseEpoch}/${site}`).slice(0, 32)

/** Epoch of a site's journal, as clients know it. */
export const readEpoch = async (db: Database, site: string): Promise<string> =>
  siteEpoch(await readDatabaseEpoch(db), site)

/** Name of this database among others at the same broker; it stays when the epoch is renewed. */
export const readDatabaseId = async (db: Database): Promise<string> =>
  (await db.selectFrom('meta').select('id').executeTakeFirstOrThrow()).id

/** How far a site's journal has been emitted. */
export const readRelayed = async (db: Database, site: string): Promise<number> => {
  const row = await db.selectFrom('relay').select('seq').where('site', '=', site).executeTakeFirst()
  return row?.seq ?? 0
}

/** Saves how far journals have been emitted; never back. */
export const saveRelayed = async (db: Database, positions: readonly (readonly [site: string, seq: number])[]) => {
  if (positions.length === 0) return
  await sql`
    update relay r set seq = p.seq
    from unnest(${positions.map(([site]) => site)}::text[], ${int8Array(positions.map(([, seq]) => seq))}::int8[])
      as p (site, seq)
    where r.site = p.site and r.seq < p.seq`.execute(db)
}
