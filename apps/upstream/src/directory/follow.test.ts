import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPostgresStore } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import { DATABASES, type TestDatabase } from '../testing/databases.ts'
import { plantFarm, testPump } from '../testing/farm.ts'
import { createDirectory } from './directory.ts'
import { followSignals } from './follow.ts'

const log = pino({ level: 'silent' })
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 })
const served = DATABASES.filter(({ name }) => name === 'PostgreSQL')

describe.each(served)('two instances on one $name', (kind) => {
  let database: TestDatabase
  let stores: [Store, Store]
  let stop: () => void

  beforeEach(async () => {
    database = await kind.create()
    const url = 'DATABASE_URL' in database.environment ? database.environment.DATABASE_URL : ''
    stores = [await createPostgresStore(url, log), await createPostgresStore(url, log)]
    await plantFarm(stores[0], [testPump('p1')])
  }, 60_000)
  afterEach(async () => {
    stop()
    for (const store of stores) await store.close()
    await database.drop()
  }, 60_000)

  test('a device that is born at one while the line to the other is made anew is known there, without another birth', async () => {
    const [own, other] = stores
    const directory = await createDirectory(own)
    const settings = { reload: async () => undefined }
    const isUp = vi.fn()
    own.signals.onUp(isUp)
    stop = followSignals(own.signals, { directory, settings }, log)
    await until(() => expect(isUp).toHaveBeenCalled())
    isUp.mockClear()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(other.db)
    await (await createDirectory(other)).save([testPump('born')])
    expect(isUp).not.toHaveBeenCalled()
    await until(() => expect(directory.device('chaib', 'born')).toBeDefined())
  })

  test('what cannot be read when it is told is read a moment later', async () => {
    const [own, other] = stores
    const directory = await createDirectory(own)
    const isUp = vi.fn()
    own.signals.onUp(isUp)
    await until(() => expect(isUp).toHaveBeenCalled())
    let failures = 2
    const reload = async () => {
      failures -= 1
      if (failures >= 0) throw new Error('no database')
      await directory.reload()
    }
    stop = followSignals(own.signals, { directory: { reload }, settings: { reload: async () => undefined } }, log)
    await (await createDirectory(other)).save([testPump('born')])
    await until(() => expect(directory.device('chaib', 'born')).toBeDefined())
  })
})
