import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { BINARY_ARRAY_OIDS } from './arrays.ts'
import { awaitDataDir } from './data-dir-lock.ts'
import { migrate } from './migrations/migrations.ts'
import { withPrepared } from './pglite-prepared.ts'
import type { Signals } from './signals.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * Opens the embedded database in `dataDir`, or in memory (`memory://`).
 * @returns the store, or the pid of the process that has the directory and does not leave it
 */
export const createPgliteStore = async (
  dataDir: string,
): Promise<{ ok: true; store: Store } | { ok: false; pid: number }> => {
  const inMemory = dataDir === 'memory://'
  const lock = inMemory ? { ok: true as const, release: () => {} } : await awaitDataDir(dataDir)
  if (!lock.ok) return lock
  try {
    const pglite = await PGlite.create({
      dataDir: inMemory ? dataDir : join(dataDir, 'pglite'),
      serializers: asIs,
      parsers: { [INT8]: Number },
    })
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: withPrepared(pglite) }) })
    await migrate(db)
    const close = async () => {
      await db.destroy()
      lock.release()
    }
    return { ok: true, store: { kind: 'pglite', db, signals: ALONE, turnsDb: db, close } }
  } catch (error) {
    lock.release()
    throw error
  }
}

const INT8 = 20
const asIs = Object.fromEntries(
  Object.values(BINARY_ARRAY_OIDS).map((oid) => [oid, (value: unknown) => value as string]),
)

/** One process, one connection: there is nobody else to tell or to hear. */
const ALONE: Signals = { sender: null, on: () => () => {}, close: async () => {} }
