import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { readDatabaseEpoch } from '../journal.ts'
import type { Database } from '../tables.ts'
import { readBoot } from './boot.ts'
import { renewEpoch } from './epoch.ts'
import { doubtOf } from './judge.ts'
import { changeOf, readMarker, writeMarker } from './marker.ts'

/** Whether an embedded database goes on where it was left; kept by a marker beside its folder. */
export type PgliteContinuity = {
  /** To be called once it is open: renews the epoch where continuity is in doubt, and says why. */
  readonly opened: (db: Database, log: Pick<Logger, 'warn'>) => Promise<void>
  /** To be called before it is closed: what `closed` is to write. */
  readonly closing: (db: Database) => Promise<void>
  /** To be called when it is closed and on the disk. */
  readonly closed: () => void
  /** Nothing can be shown any more: the next start renews the epoch. */
  readonly forget: () => void
}

/** To be called before the database in `dataDir` is opened, which changes its files. */
export const createPgliteContinuity = (dataDir: string): PgliteContinuity => {
  const marker = readMarker(dataDir)
  const files = filesOf(dataDir, [...ALWAYS, ...CLOSED])
  const boot = readBoot()
  let last = { epoch: '', logEnd: 0n }

  return {
    opened: async (db, log) => {
      const logEnd = await readLogEnd(db)
      const doubt = doubtOf({ marker, epoch: await readDatabaseEpoch(db), boot, logEnd, files })
      const epoch = doubt === null ? await readDatabaseEpoch(db) : await renewEpoch(db)
      if (doubt !== null && (await hasEntries(db))) log.warn({ epoch }, `new epoch, because ${doubt}`)
      last = { epoch, logEnd: await readLogEnd(db) }
      writeMarker(dataDir, { ...last, state: 'open', boot, files: filesOf(dataDir, ALWAYS) })
    },
    closing: async (db) => {
      last = { epoch: await readDatabaseEpoch(db), logEnd: await readLogEnd(db) }
    },
    closed: () =>
      writeMarker(dataDir, { ...last, state: 'closed', boot, files: filesOf(dataDir, [...ALWAYS, ...CLOSED]) }),
    forget: () => forgetContinuity(dataDir),
  }
}

/** Makes the next start renew the epoch. */
export const forgetContinuity = (dataDir: string): void => rmSync(join(dataDir, 'continuity.json'), { force: true })

/** never written again once the database is made */
const ALWAYS = ['PG_VERSION']
/** written at every checkpoint */
const CLOSED = ['global/pg_control']

const filesOf = (dataDir: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      try {
        return [[name, changeOf(join(dataDir, 'pglite', name))]]
      } catch {
        return []
      }
    }),
  )

const readLogEnd = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ end: string }>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as end`.execute(db)
  return BigInt(rows[0]?.end ?? 0)
}

const hasEntries = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('journal_head').select('seq').where('seq', '>', 0).limit(1).execute()).length > 0
