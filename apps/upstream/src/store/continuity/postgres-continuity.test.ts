import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOwnDatabase, type OwnDatabase } from '../../testing/own-database.ts'
import { readDatabaseEpoch } from '../journal.ts'
import { createPostgresStore } from '../postgres.ts'
import type { Store } from '../store.ts'
import { doubtOf } from './postgres-continuity.ts'

const server = process.env['TEST_DATABASE_URL']

const KEPT = { system: '1', timeline: 1, database: '5', table: '6', started: '7', isSafe: true }

test.each([
  ['another server', { ...KEPT, system: '2' }, /another server/],
  ['another database', { ...KEPT, database: '2' }, /another database/],
  ['other tables', { ...KEPT, table: '2' }, /tables were restored/],
  ['another line of history', { ...KEPT, timeline: 2 }, /restored to a point in time/],
  ['a start without fsync', { ...KEPT, started: '8', isSafe: false }, /fsync off/],
])('%s cannot be shown to be the same journal', (_, now, reason) => {
  expect(doubtOf(KEPT, now)).toMatch(reason)
})

test('a server that was started again has the same journal, unless it has or had fsync off', () => {
  const unsafe = { ...KEPT, isSafe: false }
  const again = { ...KEPT, started: '8' }
  expect([doubtOf(KEPT, again), doubtOf(unsafe, unsafe), doubtOf(unsafe, KEPT)]).toEqual([null, null, null])
  expect(doubtOf(unsafe, again)).toMatch(/fsync off/)
})

describe.skipIf(server === undefined)('PostgreSQL: the epoch', () => {
  let database: OwnDatabase
  let store: Store
  let lines: string[]
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line).msg) })
  const open = async () => {
    store = await createPostgresStore(database.url, log)
    return readDatabaseEpoch(store.db)
  }
  beforeEach(async () => {
    lines = []
    database = await createOwnDatabase(server ?? '')
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  test('stays over a stop, and of instances that start together all have the same', async () => {
    const others = await Promise.all([1, 2].map(() => createPostgresStore(database.url, log)))
    const epochs = await Promise.all(others.map(({ db }) => readDatabaseEpoch(db)))
    for (const other of others) await other.close()
    expect([await open(), ...epochs]).toEqual([epochs[0], epochs[0], epochs[0]])
    expect(lines).toEqual([])
  })

  test('is another when tables were restored, and the line says so', async () => {
    const epoch = await open()
    await sql`insert into sites (slug, data) values ('chaib', '{}')`.execute(store.db)
    await sql`insert into journal_head (site, seq) values ('chaib', 1)`.execute(store.db)
    await sql`create table restored as table meta`.execute(store.db)
    await sql`drop table meta`.execute(store.db)
    await sql`alter table restored rename to meta`.execute(store.db)
    await store.close()
    expect(await open()).not.toBe(epoch)
    expect(lines).toEqual(['new epoch, because its tables were restored'])
  })

  test('renewed by another is noticed when the connection comes back: the process has lost its journal', async () => {
    await open()
    await sql`update meta set epoch = 'another'`.execute(store.db)
    const lines = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await lines.execute(store.db).catch(() => undefined)
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(store.db).catch(() => undefined)))
    expect(await store.lost).toMatch(/has become another one/)
  })

  test('what is committed waits for the disk, whatever the server was told', async () => {
    await open()
    const [name] = [database.name]
    await sql.raw(`alter database ${name} set synchronous_commit = off`).execute(store.db)
    await store.close()
    await open()
    const { rows } = await sql<{ is: string }>`select current_setting('synchronous_commit') as is`.execute(store.db)
    expect(rows).toEqual([{ is: 'on' }])
  })
})
