import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { isDataDirBeingCopied } from './data-dir-lock.ts'
import type { Disk } from './pglite-disk.ts'
import type { Database } from './tables.ts'

/** Files of the log, 16 MB each, after which the database is brought up to date with it. */
const LOG_FILES = 4
const LOOK_EVERY_MS = 1_000

/**
 * Alone in its process, PGlite never makes a checkpoint before it is closed: the log would grow without end, and so
 * would the time to open it after a kill. This makes one for every 64 MB of log, and none while a backup copies the
 * files. Returns the stop, which waits for one under way.
 */
export const startCheckpoints = (db: Database, disk: Disk, dataDir: string): (() => Promise<void>) => {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted || disk.logFiles() < LOG_FILES || isDataDirBeingCopied(dataDir)) continue
      disk.takeLogFiles()
      // one that fails, on a full disk say, is made up for by the next
      await sql`checkpoint`.execute(db).catch(() => undefined)
    }
  }
  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
