import type { JournalEvent } from '@vigie/contracts/upstream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { applyReports } from '../ingest/reports.ts'
import { readRelayed } from '../store/journal.ts'
import type { SiteEntries } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { plantFarm, testPump, testSettings } from '../testing/farm.ts'
import { createRelay, type Relay } from './relay.ts'

describe.each(DATABASES)('the relay on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let flips = 0
  const relays: Relay[] = []

  /** Switches the power of the pump over: two entries, of one commit. */
  const flip = async (): Promise<readonly SiteEntries[]> => {
    flips += 1
    const origin = { source: 'mqtt', topic: '', site: 'chaib', payload: () => '' } as const
    const said = { ts: 1_000 + flips, state: flips % 2 === 1 ? 'off' : 'on' } as const
    const message = { kind: 'power', origin, site: 'chaib', device: 'p1', said } as const
    const { journal } = await applyReports(store.db, [{ message, deviceName: 'P' }], {
      nowMs: 1_000 + flips,
      heardMs: 1_000 + flips,
      latestMs: 1_000 + flips,
      sender: null,
      fences: [],
      settingsOf: testSettings,
    })
    return journal
  }
  /** A relay, with what it tells of the site in the order in which it does. */
  const start = async () => {
    const told: JournalEvent[] = []
    const relay = await createRelay(
      store,
      { own: () => new Map([['chaib', 1]]) },
      () => 'epoch',
      (event) => told.push(event),
      pino({ level: 'silent' }),
    )
    relays.push(relay)
    return { relay, told, seqs: () => told.flatMap(({ entries }) => entries.map(({ seq }) => seq)) }
  }
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 10 })
  const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, place) => first + place)

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
    await plantFarm(store, [testPump('p1')])
  }, 60_000)
  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.close()
  })
  afterAll(() => close(), 60_000)

  test('what is handed over is told at once, one event per commit, in the same words as the journal has', async () => {
    const { relay, told, seqs } = await start()
    const commits = [await flip(), await flip()]
    for (const commit of commits) relay.handOver(commit)
    await until(() => expect(seqs()).toEqual(upTo(4)))
    expect(told.map(({ entries }) => entries)).toEqual(commits.map(([commit]) => commit?.entries))
    expect(relay.heads()).toMatchObject({ chaib: 4 })
  })

  test('where something is missing before it, the journal is read', async () => {
    const { relay, seqs } = await start()
    await flip()
    relay.handOver(await flip())
    await until(() => expect(seqs()).toEqual(upTo(8, 5)))
  })

  test('what nobody hands over is found all the same', async () => {
    const { seqs } = await start()
    await flip()
    await until(() => expect(seqs()).toEqual(upTo(10, 9)))
  })

  test('closed in order, it has saved how far it told: the next one tells nothing twice', async () => {
    const { relay, seqs } = await start()
    relay.handOver(await flip())
    await relay.close()
    expect(seqs()).toEqual(upTo(12, 11))
    expect(await readRelayed(store.db, 'chaib')).toBe(12)
    const next = await start()
    next.relay.handOver(await flip())
    await until(() => expect(next.seqs()).toEqual(upTo(14, 13)))
  })

  test('after a crash entries may be told twice, none is skipped', async () => {
    const crashed = await start()
    const saved = await readRelayed(store.db, 'chaib')
    crashed.relay.handOver(await flip())
    await until(() => expect(crashed.seqs()).toHaveLength(2))
    await crashed.relay.close()
    // what a crash leaves behind: told, and not yet saved
    await store.db.updateTable('relay').set({ seq: saved }).where('site', '=', 'chaib').execute()
    const next = await start()
    await until(() => expect(next.seqs()).toEqual(upTo(saved + 2, saved + 1)))
  })
})
