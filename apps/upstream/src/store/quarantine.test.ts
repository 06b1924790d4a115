import { INGEST_LIMITS } from '@vigie/contracts/upstream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm, testPump } from '../testing/farm.ts'
import { type QuarantineEntry, readQuarantine, saveQuarantine } from './quarantine.ts'
import { applyRetention } from './retention.ts'
import type { Store } from './store.ts'

const MOST = INGEST_LIMITS.quarantinedPerMinute
const MINUTE = 60_000

describe.each(DATABASES)('the quarantine on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    await plantFarm(store, [testPump('p1')])
  }, 60_000)
  afterAll(() => close(), 60_000)

  const entries = (count: number, more: Partial<QuarantineEntry> = {}): QuarantineEntry[] =>
    Array.from({ length: count }, () => ({
      site: 'chaib',
      source: 'mqtt' as const,
      topic: 't',
      reason: 'payload.invalid' as const,
      detail: 'd',
      payload: 'p',
      ...more,
    }))
  const save = (all: readonly QuarantineEntry[], at: number) =>
    store.db.transaction().execute((tx) => saveQuarantine(tx, all, at))
  const rows = async (site: string | null) => readQuarantine(store.db, site, 5_000)

  test('keeps so many entries of a site in a minute, and counts the others by reason', async () => {
    await save(entries(MOST + 40), MINUTE)
    await save(entries(60), MINUTE + 1)
    await save(entries(3, { reason: 'device.unknown' }), MINUTE + 2)
    const kept = await rows('chaib')
    expect(kept).toHaveLength(MOST + 1)
    expect(kept[0]).toMatchObject({ reason: 'device.unknown', detail: 'd (and 2 more inputs within the minute)' })
    expect(kept[1]).toMatchObject({ detail: 'd (and 100 more inputs within the minute)' })
    await save(entries(5), 2 * MINUTE)
    expect(await rows('chaib')).toHaveLength(MOST + 6)
  })

  test('counts all that is of no known site together, however many names there are', async () => {
    const strangers = Array.from({ length: MOST + 50 }, (_, n) => entries(1, { site: `s${n}`, reason: 'site.unknown' }))
    await save(strangers.flat(), 10 * MINUTE)
    expect(await rows(null)).toHaveLength(MOST)
  })

  test('keeps the newest of a site, so many and no more', async () => {
    const many = INGEST_LIMITS.quarantinedPerSite + 10
    await sql`
      insert into quarantine (site, at, source, topic, reason, detail, payload)
      select 'paris', 1, 'mqtt', 't', 'payload.invalid', n::text, 'p' from generate_series(1, ${many}::int) n`.execute(
      store.db,
    )
    await applyRetention(store.db, 0, 0, 0)
    const { count } = await store.db
      .selectFrom('quarantine')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('site', '=', 'paris')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(INGEST_LIMITS.quarantinedPerSite)
    expect((await rows('paris'))[0]?.detail).toBe(String(many))
  })
})
