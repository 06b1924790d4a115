import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { type Logger, pino } from 'pino'
import { BINARY_ARRAY_OIDS } from './arrays.ts'
import { createPgliteContinuity } from './continuity/pglite-continuity.ts'
import { awaitDataDir } from './data-dir-lock.ts'
import { requireRoom, watchRoom } from './disk-room.ts'
import { migrate } from './migrations/migrations.ts'
import { startCheckpoints } from './pglite-checkpoints.ts'
import { createDisk, syncTree } from './pglite-disk.ts'
import { withPrepared } from './pglite-prepared.ts'
import type { Signals } from './signals.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * Opens the embedded database in `dataDir`, or in memory (`memory://`). Where it cannot be shown to hold all that it
 * ever held, its epoch is renewed.
 * @returns the store, or the pid of the process that has the directory and does not leave it
 */
export const createPgliteStore = async (
  dataDir: string,
  log: Pick<Logger, 'warn'> = SILENT,
): Promise<{ ok: true; store: Store } | { ok: false; pid: number }> => {
  if (dataDir === 'memory://') return { ok: true, store: await openInMemory() }
  const lock = await awaitDataDir(dataDir)
  if (!lock.ok) return lock
  try {
    return { ok: true, store: await openFolder(dataDir, log, lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

const openFolder = async (dataDir: string, log: Pick<Logger, 'warn'>, release: () => void): Promise<Store> => {
  const folder = join(dataDir, 'pglite')
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  requireRoom(dataDir)
  const room = watchRoom(dataDir)
  const continuity = createPgliteContinuity(dataDir)
  const lost = Promise.withResolvers<string>()
  const disk = createDisk(folder, (error) => {
    lost.resolve(`the disk does not take the database: ${String(error)}`)
    continuity.forget()
  })
  const pglite = await PGlite.create({ fs: disk.fs, startParams: disk.startParams, ...CODECS })
  if (isNew) await syncTree(folder)
  const db = await openTables(pglite)
  await continuity.opened(db, log)
  disk.syncLog()
  const stopCheckpoints = startCheckpoints(db, disk, dataDir)
  const close = async () => {
    await stopCheckpoints()
    await continuity.closing(db)
    await db.destroy()
    disk.close()
    room.close()
    continuity.closed()
    release()
  }
  return { kind: 'pglite', db, signals: ALONE, turnsDb: db, lost: lost.promise, hasRoom: room.hasRoom, close }
}

const openInMemory = async (): Promise<Store> => {
  const db = await openTables(await PGlite.create({ dataDir: 'memory://', ...CODECS }))
  return {
    kind: 'pglite',
    db,
    signals: ALONE,
    turnsDb: db,
    lost: NEVER,
    hasRoom: () => true,
    close: () => db.destroy(),
  }
}

const openTables = async (pglite: PGlite): Promise<Kysely<Tables>> => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: withPrepared(pglite) }) })
  await migrate(db)
  return db
}

const INT8 = 20
const asIs = Object.fromEntries(
  Object.values(BINARY_ARRAY_OIDS).map((oid) => [oid, (value: unknown) => value as string]),
)
const CODECS = { serializers: asIs, parsers: { [INT8]: Number } }

const SILENT = pino({ level: 'silent' })

/** Memory does not fail apart from its process. */
const NEVER = new Promise<string>(() => {})

/** One process, one connection: there is nobody else to tell or to hear. */
const ALONE: Signals = { sender: null, on: () => () => {}, onUp: () => () => {}, close: async () => {} }
