import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { pino } from 'pino'
import { openPglite } from '../store/pglite.ts'
import { openPostgres } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import { createDataDir } from './data-dir.ts'

/** A throwaway database: what to put in the environment to use it, and how to be rid of it. */
export type TestDatabase = {
  readonly environment: { readonly DATA_DIR: string } | { readonly DATABASE_URL: string }
  readonly drop: () => Promise<void>
}
export type DatabaseKind = { readonly name: string; readonly create: () => Promise<TestDatabase> }

const serverUrl = process.env['TEST_DATABASE_URL']

const embedded: DatabaseKind = {
  name: 'PGlite',
  create: async () => {
    const folder = await createDataDir()
    return { environment: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) }
  },
}

const served = (url: string): DatabaseKind => ({
  name: 'PostgreSQL',
  create: async () => {
    const database = `vigie_upstream_${randomBytes(6).toString('hex')}`
    const own = new URL(url)
    own.pathname = `/${database}`
    await run(url, `create database ${database}`)
    return {
      environment: { DATABASE_URL: own.href },
      drop: () => run(url, `drop database ${database} with (force)`),
    }
  },
})

/** Every database the suites run on; PostgreSQL when TEST_DATABASE_URL is set. */
export const DATABASES: readonly DatabaseKind[] = serverUrl === undefined ? [embedded] : [embedded, served(serverUrl)]

if (serverUrl === undefined) console.info('PostgreSQL suites skipped: TEST_DATABASE_URL is not set')

/** Opens a store on a throwaway database. */
export const openTestStore = async (kind: DatabaseKind): Promise<{ store: Store; close: () => Promise<void> }> => {
  const { environment, drop } = await kind.create()
  const store = await open(environment)
  const close = async () => {
    await store.close()
    await drop()
  }
  return { store, close }
}

const open = async (environment: TestDatabase['environment']): Promise<Store> => {
  if ('DATABASE_URL' in environment) return openPostgres(environment.DATABASE_URL, pino({ level: 'silent' }))
  const opened = await openPglite(environment.DATA_DIR)
  if (!opened.ok) throw new Error('the database is in use')
  return opened.store
}

const run = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
