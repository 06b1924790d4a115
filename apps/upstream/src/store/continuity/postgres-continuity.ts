import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database, Tx } from '../tables.ts'
import { renewEpoch } from './epoch.ts'

/** What a PostgreSQL server says of itself and of the database, kept in the database. */
const fingerprint = z.object({
  /** of the server's data, made with it; null where it does not say */
  system: z.string().nullable(),
  /** another one after a restore to a point in time, or when a standby took over */
  timeline: z.number().nullable(),
  database: z.string(),
  /** the file of the table `meta`: a restored dump makes another */
  table: z.string(),
  /** when the server was started */
  started: z.string(),
  /** whether what it commits outlasts a crash of its machine: fsync is on */
  isSafe: z.boolean(),
})
export type Fingerprint = z.infer<typeof fingerprint>

/** Whether a PostgreSQL database goes on where it was left. */
export type PostgresContinuity = {
  /** Looks again, after the connection was lost: the server may not be what it was. */
  readonly look: () => void
  /** resolves with the reason when the journal has become another one while this process had it open */
  readonly lost: Promise<string>
}

/** Renews the epoch where the database cannot be shown to hold all it ever held, and says why. */
export const createPostgresContinuity = async (
  db: Database,
  log: Pick<Logger, 'warn' | 'debug'>,
): Promise<PostgresContinuity> => {
  const lost = Promise.withResolvers<string>()
  const check = () => db.transaction().execute((tx) => checkFingerprint(tx, log))
  const epoch = await check()
  let isLooking = false
  const look = async () => {
    // to look may take a connection more, of which it is told as of any other
    if (isLooking) return
    isLooking = true
    try {
      const kept = await readKept(db)
      const isSame = kept.epoch === epoch && doubtOf(kept.fingerprint, await readFingerprint(db)) === null
      if (!isSame && (await check()) !== epoch)
        lost.resolve('the journal of the database has become another one: its epoch was renewed')
    } finally {
      isLooking = false
    }
  }
  return {
    look: () => void look().catch((error) => log.debug({ error: String(error) }, 'continuity not looked at')),
    lost: lost.promise,
  }
}

/** The epoch, renewed if need be. Instances that look at once take turns by the lock of the row. */
const checkFingerprint = async (tx: Tx, log: Pick<Logger, 'warn'>): Promise<string> => {
  await sql`select from meta for update`.execute(tx)
  const kept = await readKept(tx)
  const now = await readFingerprint(tx)
  const doubt = doubtOf(kept.fingerprint, now)
  await sql`update meta set fingerprint = ${JSON.stringify(now)}::jsonb`.execute(tx)
  if (doubt === null) return kept.epoch
  const epoch = await renewEpoch(tx)
  const hasEntries = await tx.selectFrom('journal_head').select('seq').where('seq', '>', 0).limit(1).executeTakeFirst()
  if (hasEntries !== undefined) log.warn({ epoch }, `new epoch, because ${doubt}`)
  return epoch
}

/** Why the database may not hold all it ever held, as a sentence to go on from "because"; null: it does. */
export const doubtOf = (kept: Fingerprint | null, now: Fingerprint): string | null => {
  if (kept === null) return 'nothing in the database says which server it was on'
  if (kept.system !== now.system) return 'the database is on another server than it was'
  if (kept.database !== now.database) return 'it was restored into another database'
  if (kept.table !== now.table) return 'its tables were restored'
  if (kept.timeline !== now.timeline)
    return 'the server was restored to a point in time, or another one took over from it'
  if (kept.started !== now.started && !(kept.isSafe && now.isSafe))
    return 'the server was started again and has, or had, fsync off: it may have lost what it committed'
  return null
}

const readKept = async (db: Database): Promise<{ epoch: string; fingerprint: Fingerprint | null }> => {
  const { rows } = await sql<{ epoch: string; fingerprint: unknown }>`select epoch, fingerprint from meta`.execute(db)
  const [kept] = rows
  if (kept === undefined) throw new Error('the database has no epoch')
  return { epoch: kept.epoch, fingerprint: fingerprint.nullable().catch(null).parse(kept.fingerprint) }
}

const readFingerprint = async (db: Database): Promise<Fingerprint> => {
  const { rows } = await sql`
    select c.system_identifier::text as system, p.timeline_id as timeline,
      (select oid::text from pg_database where datname = current_database()) as database,
      pg_relation_filenode('meta')::text as "table",
      extract(epoch from pg_postmaster_start_time())::text as started, current_setting('fsync') = 'on' as "isSafe"
    from pg_control_system() c, pg_control_checkpoint() p`.execute(db)
  return fingerprint.parse(rows[0])
}
