import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { applyReports } from '../ingest/reports.ts'
import { TurnLost } from '../ingest/turn-lost.ts'
import { readStatuses } from '../store/status.ts'
import type { Store } from '../store/store.ts'
import { holdTurns, readTurns, takeTurns } from '../store/turns.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm, TEST_SITES, testPump, testSettings } from '../testing/farm.ts'
import { createTurns, type Turns } from './turns.ts'

const log = pino({ level: 'silent' })
const SITES = TEST_SITES.map(({ slug }) => slug).toSorted()
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 })
const sitesOf = (turns: Turns): string[] => [...turns.own().keys()].toSorted()

describe.each(DATABASES)('turns on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  const taken: Turns[] = []
  const take = async (report: () => 'live' | 'blocked' = () => 'live') => {
    const turns = await createTurns({ store, log, report })
    taken.push(turns)
    return turns
  }

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    await plantFarm(store, [testPump('p1')])
  }, 60_000)
  afterEach(async () => {
    for (const turns of taken.splice(0)) await turns.close()
  })
  afterAll(() => close(), 60_000)

  test('one instance alone has every site, from its start on', async () => {
    const turns = await take()
    expect(sitesOf(turns)).toEqual(SITES)
    expect([...turns.stands().values()].map(({ ingest }) => ingest)).toEqual(SITES.map(() => 'live'))
  })

  test('whoever comes after has the turns under another token', async () => {
    const earlier = await take()
    const before = earlier.stands().get('chaib')?.turn ?? 0
    await earlier.close()
    const next = await take()
    await until(() => expect(sitesOf(next)).toEqual(SITES))
    expect(next.own().get('chaib')).toBeGreaterThan(before)
  })

  test('what is said of a site follows its reader', async () => {
    let state: 'live' | 'blocked' = 'live'
    const turns = await take(() => state)
    state = 'blocked'
    expect(turns.stands().get('chaib')?.ingest).toBe('blocked')
  })

  test('what was read by a turn that somebody else has by now cannot be written', async () => {
    const turns = await take()
    const token = turns.own().get('chaib') ?? 0
    const origin = { source: 'mqtt', topic: '', site: 'chaib', payload: () => '' } as const
    const said = { ts: 1_000, state: 'off' } as const
    const message = { kind: 'power', origin, site: 'chaib', device: 'p1', said } as const
    const write = () =>
      applyReports(store.db, [{ message, deviceName: 'P' }], {
        nowMs: 2_000,
        heardMs: 2_000,
        latestMs: 2_000,
        sender: null,
        fences: [{ site: 'chaib', token }],
        settingsOf: testSettings,
      })
    const { turns: rows } = await readTurns(store.db, { lastsMs: 2_500 })
    await takeTurns(
      store.db,
      { id: 'somebody', lastsMs: 2_500 },
      rows.filter(({ site }) => site === 'chaib'),
    )
    await expect(write()).rejects.toThrow(TurnLost)
    expect(await store.db.transaction().execute((tx) => holdTurns(tx, [{ site: 'chaib', token }]))).toBe(false)
    expect(await readStatuses(store.db, 'chaib')).toMatchObject([{ device: 'p1', powered: null }])
  })
})

const served = DATABASES.find(({ name }) => name === 'PostgreSQL')

describe.skipIf(served === undefined)('production: turns of two instances', () => {
  const stores: Store[] = []
  let drop: () => Promise<void>
  const taken: Turns[] = []
  const take = async (place: 0 | 1) => {
    const store = stores[place]
    if (store === undefined) throw new Error('no such store')
    const turns = await createTurns({ store, log, report: () => 'live' })
    taken.push(turns)
    return turns
  }

  beforeAll(async () => {
    if (served === undefined) return
    const { createPostgresStore } = await import('../store/postgres.ts')
    const { environment, drop: dropDatabase } = await served.create()
    drop = dropDatabase
    const url = 'DATABASE_URL' in environment ? environment.DATABASE_URL : ''
    for (let count = 0; count < 2; count += 1) stores.push(await createPostgresStore(url, log))
    const [first] = stores
    if (first !== undefined) await plantFarm(first, [testPump('p1')])
  }, 60_000)
  afterEach(async () => {
    for (const turns of taken.splice(0)) await turns.close()
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
    await drop?.()
  }, 60_000)

  test('they share the sites, each site with one of them; one that leaves hands over at once', async () => {
    const [one, other] = [await take(0), await take(1)]
    await until(() => {
      expect(sitesOf(other).length).toBeGreaterThan(0)
      expect([...sitesOf(one), ...sitesOf(other)].toSorted()).toEqual(SITES)
    })
    await one.close()
    await until(() => expect(sitesOf(other)).toEqual(SITES))
  })

  test('a turn is given up only after its reader has stopped', async () => {
    const one = await take(0)
    const isReading = new Set(one.own().keys())
    one.onChange(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      for (const site of isReading) if (!one.own().has(site)) isReading.delete(site)
    })
    const other = await take(1)
    const bothRead: string[] = []
    other.onChange(() => {
      bothRead.push(...[...other.own().keys()].filter((site) => isReading.has(site)))
    })
    await until(() => expect(sitesOf(other).length).toBeGreaterThan(0))
    expect(bothRead).toEqual([])
  })

  test('the database away, everybody says that it is behind, then that nothing is recorded, and nobody keeps a turn', async () => {
    const store = stores[0]
    if (store === undefined) throw new Error('no store')
    const away = { ...store, turnsDb: failingAfter(store.turnsDb, 12) }
    const turns = await createTurns({ store: away, log, report: () => 'live' })
    taken.push(turns)
    const stands = () => new Set([...turns.stands().values()].map(({ ingest }) => ingest))
    // one that is only slow is not said to record nothing
    await until(() => expect(stands()).toEqual(new Set(['behind'])))
    await until(() => expect(stands()).toEqual(new Set(['blocked'])))
    await until(() => expect(sitesOf(turns)).toEqual([]))
  })
})

/** A database whose statements fail after the first `count`. */
const failingAfter = (db: Store['db'], count: number): Store['db'] => {
  let left = count
  return db.withPlugin({
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('no database')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}
