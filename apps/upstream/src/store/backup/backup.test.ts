import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDataDir } from '../../testing/data-dir.ts'
import { TEST_SITES } from '../../testing/farm.ts'
import { readDatabaseEpoch } from '../journal.ts'
import { createPgliteStore } from '../pglite.ts'
import { saveSites } from '../sites.ts'
import type { Store } from '../store.ts'
import { readManifest } from './manifest.ts'
import { backUpPglite, restorePglite } from './pglite-backup.ts'

let dataDir: string
let folder: string
let store: Store
const open = async (): Promise<Store> => {
  const opened = await createPgliteStore(dataDir)
  if (!opened.ok) throw new Error(`in use by ${opened.pid}`)
  return opened.store
}
const said: string[] = []
const say = (line: string) => void said.push(line)
const KEEP = { overwrite: false }

beforeEach(async () => {
  said.length = 0
  dataDir = await createDataDir()
  folder = await mkdtemp(join(tmpdir(), 'vigie-backup-'))
  store = await open()
  await saveSites(store.db, TEST_SITES)
})
afterEach(async () => {
  for (const made of [dataDir, folder]) await rm(made, { recursive: true, force: true, maxRetries: 5 })
})

/** Commits entries one by one until stopped; how many there are. */
const keepWriting = () => {
  let isStopped = false
  let count = 0
  const run = async () => {
    while (!isStopped) {
      await sql`with head as (update journal_head set seq = seq + 1 where site = 'chaib' returning site, seq)
        insert into journal (site, seq, at, type, data)
        select site, seq, 0, 'alarm.raised', jsonb_build_object('filler', repeat('x', 2000)) from head`.execute(
        store.db,
      )
      count += 1
      await pause(5)
    }
  }
  const running = run()
  return {
    count: () => count,
    stop: async () => {
      isStopped = true
      await running
      return count
    },
  }
}

/** Entries of the restored database, and the seq its head says. */
const readBack = async () => {
  const back = await open()
  const { rows } = await sql<{ entries: number; head: number }>`
    select (select count(*) from journal where site = 'chaib') as entries,
      (select seq from journal_head where site = 'chaib') as head`.execute(back.db)
  await back.close()
  return rows[0]
}

describe('PGlite: a backup', () => {
  test('of a database under load has all that was committed before it, and is whole', async () => {
    const writing = keepWriting()
    await vi.waitFor(() => expect(writing.count()).toBeGreaterThan(200), { timeout: 20_000 })
    const before = writing.count()
    const { heads } = await backUpPglite(dataDir, folder, say, () => {})
    const after = await writing.stop()
    const epoch = await readDatabaseEpoch(store.db)
    await store.close()
    expect(heads['chaib']).toBeGreaterThanOrEqual(before)
    expect(heads['chaib']).toBeLessThanOrEqual(after)

    const restored = await restorePglite(folder, dataDir, { overwrite: true }, () => {})
    expect(restored.epoch).not.toBe(epoch)
    expect(restored.heads).toEqual(heads)
    expect(await readBack()).toEqual({ entries: heads['chaib'], head: heads['chaib'] })
  })

  test('is copied again when the database came to a checkpoint meanwhile', async () => {
    let isFirst = true
    const checkpoint = async () => {
      await sql`update journal_head set seq = seq + 1 where site = 'chaib'`.execute(store.db)
      await sql`checkpoint`.execute(store.db)
    }
    let done: Promise<void> | undefined
    await backUpPglite(dataDir, folder, say, () => {
      if (isFirst) done = checkpoint()
      isFirst = false
    })
    await done
    await store.close()
    expect(said).toContainEqual(expect.stringMatching(/copying it again/))
    expect((await readManifest(folder)).heads['chaib']).toBe(1)
  })

  test('of a database nobody uses is the same', async () => {
    await sql`update journal_head set seq = 7 where site = 'chaib'`.execute(store.db)
    await store.close()
    expect((await backUpPglite(dataDir, folder, say, () => {})).heads['chaib']).toBe(7)
  })
})

describe('PGlite: a restore', () => {
  test('replaces nothing unless told to, and nothing that is in use', async () => {
    await backUpPglite(dataDir, folder, say, () => {})
    await expect(restorePglite(folder, dataDir, { overwrite: true }, () => {})).rejects.toThrow(/in use by process/)
    await store.close()
    await expect(restorePglite(folder, dataDir, KEEP, () => {})).rejects.toThrow(/--overwrite/)
    await rm(join(dataDir, 'pglite'), { recursive: true })
    expect((await restorePglite(folder, dataDir, KEEP, () => {})).heads).toHaveProperty('chaib')
    expect(existsSync(join(dataDir, 'pglite.old'))).toBe(false)
  })

  test.each([
    ['lacks a file', 'global/pg_control'],
    ['lacks its log', 'pg_wal'],
    ['lacks a table', 'base'],
  ])('of a backup that %s changes nothing', async (_, missing) => {
    await backUpPglite(dataDir, folder, say, () => {})
    await sql`update journal_head set seq = 9 where site = 'chaib'`.execute(store.db)
    await store.close()
    await rm(join(folder, 'pglite', missing), { recursive: true })
    await expect(restorePglite(folder, dataDir, { overwrite: true }, () => {})).rejects.toThrow(/damaged/)
    expect((await readBack())?.head).toBe(9)
    expect(existsSync(join(dataDir, 'pglite.new'))).toBe(false)
  })

  test('of a backup that was not finished is refused', async () => {
    await store.close()
    await writeFile(join(folder, 'pglite'), '')
    await expect(readManifest(folder)).rejects.toThrow(/no finished backup/)
  })
})
