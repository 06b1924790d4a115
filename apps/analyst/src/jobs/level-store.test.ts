import { randomUUID } from 'node:crypto'
import { device } from '@vigie/contracts/entities'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { done } from '../outcome.ts'
import { createStore, type Store } from '../store/store.ts'
import { addWork, changeWork, type KeptWork } from '../store/works.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { storeLevel } from './level-store.ts'

const AT_MS = 1_800_000_000_000
const CADENCE_MS = 60_000
const TANK = device.parse({
  id: 'bassin-1',
  site: 'chaib',
  kind: 'quantity',
  role: 'storage',
  name: 'Bassin',
  heightM: 4,
  capacityM3: 100,
  metrics: [
    { id: 'level_m', cadenceMs: CADENCE_MS },
    { id: 'level_pct', cadenceMs: CADENCE_MS },
  ],
})
const SEEN = {
  tool: 'level',
  state: 'measured',
  levelM: 3,
  plusMinusM: 0.01,
  dark: false,
  agreement: 1,
  line: null,
} as const
const workAt = (atMs: number): KeptWork => ({
  id: randomUUID(),
  tool: 'level',
  device: TANK.id,
  source: 'upload',
  at: new Date(atMs).toISOString(),
  by: 'Amina',
  state: 'running',
  flaw: null,
  result: null,
  hasCrop: false,
  correction: null,
  stored: null,
})

type Payload = { readonly ts: number; readonly values: Readonly<Record<string, number>> }

/** A tank whose last level is this one; it takes readings as the upstream does. */
const tankAt = (last: readonly [atMs: number, levelM: number] | null, of = TANK) => {
  let readings = last === null ? [] : [[of.id, 'level_m', ...last]]
  const ingest = vi.fn(async (_token: string, _site: string, _device: string, { ts, values }: Payload) => {
    readings = [[of.id, 'level_m', ts, values['level_m'] ?? 0]]
    return done({ accepted: 1 })
  })
  const upstream = {
    service: 'key',
    devices: async () => done([of]),
    get: async () => done({ devices: [of], readings }),
    series: async () => done({ points: [[AT_MS - 2_000, 2.9, 2.9, 2.9]] }),
    ingest,
  } as unknown as Upstream
  return { upstream, ingest }
}

describe('a level that a camera saw [R13.1]', () => {
  let store: Store | undefined
  afterEach(async () => {
    await store?.close()
    store = undefined
  })
  const stored = async (upstream: Upstream, work = workAt(AT_MS), seen: Parameters<typeof storeLevel>[2] = SEEN) => {
    store ??= await createStore('memory://')
    return storeLevel({ db: store.db, upstream, site: 'chaib', token: 'key' }, work, seen)
  }

  test('joins the level of a tank whose sensor never spoke, or fell silent, with how full that is', async () => {
    for (const last of [null, [AT_MS - 11 * CADENCE_MS, 1] as const]) {
      const { upstream, ingest } = tankAt(last)
      expect(await stored(upstream)).toMatchObject({ result: { fate: 'joined', sensorM: null }, stored: { value: 3 } })
      expect(ingest.mock.lastCall?.[3]).toEqual({ ts: AT_MS, values: { level_m: 3, level_pct: 75 } })
    }
  })

  test('stands beside a sensor that speaks for its time, though the picture is older than the last reading', async () => {
    const alive = tankAt([AT_MS - 9 * CADENCE_MS, 3.1])
    expect(await stored(alive.upstream)).toMatchObject({ result: { fate: 'beside', sensorM: 3.1 }, stored: null })
    const later = tankAt([AT_MS + 30 * CADENCE_MS, 1])
    expect(await stored(later.upstream)).toMatchObject({ result: { fate: 'beside', sensorM: 2.9 }, stored: null })
    expect([alive.ingest, later.ingest].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  test('follows a level that came from a picture itself, and is stored the same where it was taken already', async () => {
    store = await createStore('memory://')
    const before = workAt(AT_MS - CADENCE_MS)
    await addWork(store.db, 'chaib', before, new Uint8Array(1))
    await changeWork(store.db, before.id, { stored: { value: 2.5, at: before.at } })
    const next = tankAt([AT_MS - CADENCE_MS, 2.5])
    expect(await stored(next.upstream)).toMatchObject({ result: { fate: 'joined' } })
    expect(await stored(next.upstream)).toMatchObject({ result: { fate: 'joined' }, stored: { value: 3 } })
  })

  test('that the tank cannot be at, that no series can hold, or that was not told is not stored', async () => {
    const { upstream, ingest } = tankAt(null)
    expect(await stored(upstream, workAt(AT_MS), { ...SEEN, levelM: 4.3 })).toMatchObject({
      result: { fate: 'outside' },
    })
    expect(await stored(upstream, workAt(AT_MS), { ...SEEN, state: 'night', levelM: null })).toMatchObject({
      result: { fate: 'none' },
    })
    const bare = tankAt(null, { ...TANK, metrics: [] })
    expect(await stored(bare.upstream)).toMatchObject({ result: { fate: 'no-series' }, stored: null })
    expect(ingest).not.toHaveBeenCalled()
  })
})
