import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { type MigrationStep, migrate } from '../store/migrations/migrations.ts'
import { createPgliteStore } from '../store/pglite.ts'
import { createPostgresStore } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import { createDataDir, seedBlankDataDir } from './data-dir.ts'
import { createOwnDatabase } from './own-database.ts'

/** A throwaway database: what to put in the environment to use it, and how to be rid of it. */
export type TestDatabase = {
  readonly environment: { readonly DATA_DIR: string } | { readonly DATABASE_URL: string }
  readonly drop: () => Promise<void>
}
export type DatabaseKind = {
  readonly name: string
  readonly create: () => Promise<TestDatabase>
  /** without any table */
  readonly createBlank: () => Promise<TestDatabase>
}

const givenUrl = process.env['TEST_DATABASE_URL']

/** PGlite in a folder of its own. */
export const EMBEDDED: DatabaseKind = {
  name: 'PGlite',
  create: async () => inFolder(await createDataDir()),
  createBlank: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vigie-pglite-'))
    await seedBlankDataDir(folder)
    return inFolder(folder)
  },
}
const inFolder = (folder: string): TestDatabase => ({
  environment: { DATA_DIR: folder },
  drop: () => rm(folder, { recursive: true, force: true }),
})

const served = (serverUrl: string): DatabaseKind => {
  const create = async (): Promise<TestDatabase> => {
    const { url, drop } = await createOwnDatabase(serverUrl)
    return { environment: { DATABASE_URL: url }, drop }
  }
  // whoever opens it first makes its tables
  return { name: 'PostgreSQL', create, createBlank: create }
}

/** Every database the suites run on; PostgreSQL when TEST_DATABASE_URL is set. */
export const DATABASES: readonly DatabaseKind[] = givenUrl === undefined ? [EMBEDDED] : [EMBEDDED, served(givenUrl)]

if (givenUrl === undefined) console.info('PostgreSQL suites skipped: TEST_DATABASE_URL is not set')

/** Opens a store on a throwaway database. */
export const createTestStore = async (kind: DatabaseKind): Promise<{ store: Store; close: () => Promise<void> }> => {
  const { environment, drop } = await kind.create()
  const store = await open(environment)
  const close = async () => {
    await store.close()
    await drop()
  }
  return { store, close }
}

/**
 * A throwaway database as the version of a migration step left it, to be filled in that version's tables by raw
 * SQL. `reopen` closes it and opens it as today's version does.
 */
export const createOldDatabase = async (kind: DatabaseKind, step: MigrationStep) => {
  const { environment, drop } = await kind.createBlank()
  const dialect =
    'DATABASE_URL' in environment
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: environment.DATABASE_URL }) })
      : new PGliteDialect({ pglite: await PGlite.create(join(environment.DATA_DIR, 'pglite')) })
  const old = new Kysely<Record<string, never>>({ dialect })
  await migrate(old, step)
  const reopen = async (): Promise<Store> => {
    await old.destroy()
    return open(environment)
  }
  return { old, reopen, drop }
}

const open = async (environment: TestDatabase['environment']): Promise<Store> => {
  if ('DATABASE_URL' in environment) return createPostgresStore(environment.DATABASE_URL, pino({ level: 'silent' }))
  const opened = await createPgliteStore(environment.DATA_DIR)
  if (!opened.ok) throw new Error('the database is in use')
  return opened.store
}
