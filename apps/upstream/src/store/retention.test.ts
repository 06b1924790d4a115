import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SeriesSpec } from '../series/spec.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm, testPump } from '../testing/farm.ts'
import { DAY_MS } from '../time.ts'
import { addAudit, readAudit } from './audit.ts'
import { storeReadings } from './readings.ts'
import { applyRetention } from './retention.ts'
import { readSeries } from './series.ts'
import type { Store } from './store.ts'

const MINUTE = 60_000

describe.each(DATABASES)('retention on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let spec: SeriesSpec
  const start = Date.parse('2026-03-01T00:00:00Z')

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    const farm = await plantFarm(store, [testPump('p1')])
    spec = farm.series('chaib', 'p1', 'flow_m3h')
    const points = Array.from({ length: 120 }, (_, minute) => ({ ts: start + minute * MINUTE, value: minute }))
    await store.db.transaction().execute((tx) => storeReadings(tx, [{ spec, points }], Date.now()))
  }, 60_000)
  afterAll(() => close(), 60_000)

  test('deletes old readings only, and where they were their rollups answer', async () => {
    const border = start + 60 * MINUTE
    expect(await applyRetention(store.db, border, 0, 0)).toBe(60)
    expect(await applyRetention(store.db, border, 0, 0)).toBe(0)
    const after = await readSeries(store.db, spec, { from: border, to: start + 120 * MINUTE, points: 100 })
    expect(after).toMatchObject({ resolution: 'raw', bucketMs: 0 })
    expect(after.points).toHaveLength(60)
    const before = await readSeries(store.db, spec, { from: start, to: border, points: 100 })
    expect(before).toMatchObject({ resolution: '5min', bucketMs: 5 * MINUTE })
    expect(before.points).toHaveLength(12)
    expect(before.points[0]).toEqual([start, 2, 0, 4])
  })

  test('deletes acts of administration that are old enough, and no others go or change', async () => {
    const act = { actor: { uid: 'u', email: null }, action: 'user.created', subject: 's', detail: {} } as const
    const now = Date.now()
    await addAudit(store.db, { ...act, at: now - 800 * DAY_MS })
    await addAudit(store.db, { ...act, at: now - 700 * DAY_MS })
    await expect(store.db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
    await expect(store.db.updateTable('audit').set({ subject: 'x' }).execute()).rejects.toThrow('append-only')
    expect(await readAudit(store.db, { limit: 10 })).toHaveLength(2)
    await applyRetention(store.db, 0, 0, now - 731 * DAY_MS)
    expect((await readAudit(store.db, { limit: 10 })).map(({ subject }) => subject)).toEqual(['s'])
  })

  test('a page of acts is small, whatever rows are from before there was a bound', async () => {
    const act = { actor: { uid: 'u', email: null }, action: 'user.created', subject: 's', at: Date.now() } as const
    await addAudit(store.db, { ...act, detail: { name: 'x'.repeat(500_000) } })
    const [newest] = await readAudit(store.db, { limit: 1 })
    expect(JSON.stringify(newest).length).toBeLessThan(500)
  })
})
