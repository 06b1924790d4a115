import { journalBody } from '@vigie/contracts/upstream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/databases.ts'
import { startTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const served = DATABASES.find(({ name }) => name === 'PostgreSQL')

describe.skipIf(served === undefined)('production: ingest while PostgreSQL drops its connections', () => {
  let database: TestDatabase
  let upstream: TestUpstream

  beforeAll(async () => {
    if (served === undefined) return
    database = await served.create()
    upstream = await startTestUpstream(database.environment)
  }, 60_000)
  afterAll(async () => {
    await upstream?.stop()
    await database?.drop()
  }, 60_000)

  test('what is acknowledged is there, and nothing is recorded twice', async () => {
    const url = 'DATABASE_URL' in database.environment ? database.environment.DATABASE_URL : ''
    const { pathname } = new URL(url)
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    let cutting: Promise<unknown> = Promise.resolve()
    const cut = (): void => {
      const others =
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()'
      cutting = cutting.then(() => admin.query(others, [pathname.slice(1)]))
    }
    const now = Date.now()
    const published = Array.from({ length: 400 }, async (_, index) => {
      if (index % 80 === 40) cut()
      await upstream.publish('telemetry', { ts: now - index * 1_000, values: { flow_m3h: index % 100 } })
      await upstream.publish('power', { ts: now + index, state: index % 2 === 0 ? 'off' : 'on' }, 'p1', 'paris')
    })
    await Promise.all(published)
    await cutting
    const { rows } = await admin.query('select count(*)::int4 as count from readings')
    expect(rows).toEqual([{ count: 400 }])
    await admin.end()
    await vi.waitFor(
      async () => {
        const { body } = await upstream.call('/api/v1/journal?site=paris&since=0', 'admin:paris')
        const { entries, head } = journalBody.parse(body)
        expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, index) => index + 1))
        const raised = entries.filter(({ type }) => type === 'alarm.raised').length
        const cleared = entries.filter(({ type }) => type === 'alarm.cleared').length
        expect(raised - cleared).toBe(0)
      },
      { timeout: 20_000 },
    )
  }, 60_000)
})
