import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TEST_SITES } from '../../testing/farm.ts'
import { createOwnDatabase, type OwnDatabase } from '../../testing/own-database.ts'
import { readSeqs } from '../journal.ts'
import { createPostgresStore } from '../postgres.ts'
import { saveSites } from '../sites.ts'
import { backUpPostgres, renewPostgres, restorePostgres } from './postgres-backup.ts'

const server = process.env['TEST_DATABASE_URL']
const say = () => {}

describe.skipIf(server === undefined)('PostgreSQL: backup and restore', () => {
  let database: OwnDatabase
  let folder: string
  const open = () => createPostgresStore(database.url, pino({ level: 'silent' }))
  const headOf = async () => {
    const store = await open()
    const heads = await readSeqs(store.db)
    await store.close()
    return heads['chaib']
  }

  beforeEach(async () => {
    database = await createOwnDatabase(server ?? '')
    folder = await mkdtemp(join(tmpdir(), 'vigie-backup-'))
    const store = await open()
    await saveSites(store.db, TEST_SITES)
    await store.db.updateTable('journal_head').set({ seq: 7 }).execute()
    await store.close()
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('what was there is replaced, if told to', async () => {
    await backUpPostgres(database.url, folder, say)
    const store = await open()
    await store.db.updateTable('journal_head').set({ seq: 9 }).execute()
    await store.close()
    await expect(restorePostgres(folder, database.url, { overwrite: false }, say)).rejects.toThrow(/--overwrite/)
    expect(await headOf()).toBe(9)
    await restorePostgres(folder, database.url, { overwrite: true }, say)
    expect(await headOf()).toBe(7)
  })

  test('a dump that cannot be read leaves what was there', async () => {
    await writeFile(join(folder, 'database.dump'), 'no dump')
    await expect(restorePostgres(folder, database.url, { overwrite: true }, say)).rejects.toThrow(/pg_restore/)
    expect(await headOf()).toBe(7)
  })

  test('nothing is restored or renewed under an upstream that is connected', async () => {
    await backUpPostgres(database.url, folder, say)
    const upstream = await open()
    await expect(restorePostgres(folder, database.url, { overwrite: true }, say)).rejects.toThrow(/stop every upstream/)
    await expect(renewPostgres(database.url)).rejects.toThrow(/stop every upstream/)
    await upstream.close()
  })

  test('without its tools, the line says what to install', async () => {
    vi.stubEnv('PATH', folder)
    await expect(backUpPostgres(database.url, folder, say)).rejects.toThrow(/pg_dump is not on the PATH/)
  })
})
