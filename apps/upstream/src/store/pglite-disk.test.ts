import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDataDir } from '../testing/data-dir.ts'
import { createPgliteStore } from './pglite.ts'
import { createDisk } from './pglite-disk.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await createDataDir()
})
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))

/** An embedded database whose syncs are recorded; `refuses`: those that the disk does not take. */
const open = async (refuses: (file: string) => boolean = () => false) => {
  const folder = join(dataDir, 'pglite')
  const synced: string[] = []
  const failures: unknown[] = []
  const record = (how: string, path: string) => {
    const file = relative(folder, path)
    if (refuses(file)) throw new Error('EIO')
    synced.push(`${how} ${file.replace(/[0-9A-F]{24}/, 'log')}`)
  }
  const disk = createDisk(folder, (error) => failures.push(error), {
    syncFile: async (path) => record('soon', path),
    syncNow: (path) => record('now', path),
  })
  const db = await PGlite.create({ fs: disk.fs, startParams: disk.startParams })
  await db.query('create table kept (value text)')
  disk.syncLog()
  synced.length = 0
  return { db, disk, synced, failures }
}

test('a commit sends its log to the disk within a second, and waits for nothing', async () => {
  const { db, disk, synced } = await open()
  await db.query("insert into kept values ('one')")
  expect(synced).toEqual([])
  await vi.waitFor(() => expect(synced).toEqual(['soon pg_wal/log']), { timeout: 1_000, interval: 10 })
  await db.query("insert into kept values ('two')")
  await vi.waitFor(() => expect(synced).toHaveLength(2), { timeout: 1_000, interval: 10 })
  await db.close()
  disk.close()
})

test('a checkpoint is on the disk before its control file says so, and never ahead of the log', async () => {
  const { db, disk, synced } = await open()
  await db.query("insert into kept values ('one')")
  await db.query('checkpoint')
  const at = (what: string) => synced.findIndex((line) => line.startsWith(what))
  expect(at('now pg_wal/log')).toBe(0)
  expect(at('now base/')).toBeGreaterThan(0)
  expect(synced.lastIndexOf('now global/pg_control')).toBeGreaterThan(
    synced.findLastIndex((line) => line.startsWith('now base/')),
  )
  expect(synced.lastIndexOf('now pg_wal/log')).toBeLessThan(at('now global/pg_control'))
  await db.close()
  disk.close()
})

test('a disk that refuses the log is told at once, and nothing is committed any more', async () => {
  let isBroken = false
  const { db, failures } = await open((file) => isBroken && file.startsWith('pg_wal'))
  isBroken = true
  await db.query("insert into kept values ('one')")
  await vi.waitFor(() => expect(failures).toHaveLength(1), { timeout: 2_000, interval: 10 })
  await expect(db.query("insert into kept values ('two')")).rejects.toThrow()
})

test('the log of a database that is never closed does not grow without end', { timeout: 120_000 }, async () => {
  const opened = await createPgliteStore(dataDir)
  if (!opened.ok) throw new Error('in use')
  const { db, close } = opened.store
  const logFiles = () => readdirSync(join(dataDir, 'pglite', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const checkpointAt = async () => {
    const { rows } = await sql<{ at: string }>`select checkpoint_lsn::text as at from pg_control_checkpoint()`.execute(
      db,
    )
    return rows[0]?.at
  }
  for (let round = 0; round < 2; round += 1) {
    const before = await checkpointAt()
    await sql`select count(pg_logical_emit_message(true, 'filler', repeat('x', 1000000)))
      from generate_series(1, 90)`.execute(db)
    await vi.waitFor(async () => expect(await checkpointAt()).not.toBe(before), { timeout: 20_000, interval: 50 })
  }
  expect(logFiles().length).toBeLessThan(12)
  await close()
})
