import { randomUUID } from 'node:crypto'
import { device } from '@vigie/contracts/entities'
import type { IngestBody } from '@vigie/contracts/upstream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { done, failed, type Outcome } from '../outcome.ts'
import { createStore, type Store } from '../store/store.ts'
import { addWork, changeWork, findWork, type KeptWork } from '../store/works.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { meterFacts } from './meter-facts.ts'
import { correctReading, storeReading } from './meter-store.ts'

const AT_MS = 1_800_000_000_000
const METER = device.parse({
  id: 'compteur-1',
  site: 'chaib',
  kind: 'flow-meter',
  role: 'source',
  name: 'Compteur',
  metrics: [{ id: 'volume_m3', cadenceMs: 3_600_000 }],
})
const WORK: KeptWork = {
  id: randomUUID(),
  tool: 'meter',
  device: METER.id,
  source: 'upload',
  at: new Date(AT_MS).toISOString(),
  by: 'Amina',
  state: 'running',
  flaw: null,
  result: null,
  hasCrop: false,
  correction: null,
  stored: null,
}
const SEEN = {
  tool: 'meter',
  verdict: 'accepted',
  reason: 'consistent',
  value: 1_235,
  step: 1,
  digits: '01235',
  place: null,
  confidence: 0.99,
  stores: true,
} as const

type Taken = Outcome<IngestBody>
type Payload = { readonly ts: number; readonly values: Readonly<Record<string, number>> }

/** A counter that takes readings as the upstream does. */
const counterAt = (value: number, atMs: number) => {
  const readings = [[METER.id, 'volume_m3', atMs, value]]
  const ingest = vi.fn(async (_token: string, _site: string, _device: string, payload: Payload): Promise<Taken> => {
    const { ts, values } = payload
    readings[0] = [METER.id, 'volume_m3', ts, values['volume_m3'] ?? 0]
    return done({ accepted: 1, quarantined: [] })
  })
  const upstream = {
    service: 'key',
    devices: async () => done([METER]),
    get: async () => done({ devices: [METER], readings }),
    ingest,
  } as unknown as Upstream
  return { upstream, ingest, readings }
}

describe('what is read from a photo [R13.1]', () => {
  let store: Store | undefined
  afterEach(() => store?.close())

  const stored = async ({ upstream }: { upstream: Upstream }) => {
    store ??= await createStore('memory://')
    const where = { db: store.db, upstream, site: 'chaib', token: 'key' }
    const facts = await meterFacts(upstream, 'key', 'chaib', METER.id)
    if (!facts.ok) throw new Error(facts.reason)
    return storeReading(where, WORK, SEEN, { facts: facts.value })
  }

  test('is stored once, and is its own where the service was killed before it kept that', async () => {
    const counter = counterAt(1_234, AT_MS - 3_600_000)
    expect(await stored(counter)).toMatchObject({ result: { verdict: 'accepted' }, stored: { value: 1_235 } })
    expect(await stored(counter)).toMatchObject({ result: { verdict: 'accepted' }, stored: { value: 1_235 } })
    expect(counter.ingest).toHaveBeenCalledOnce()
  })

  test('is a person’s to judge where the counter went past it meanwhile', async () => {
    const counter = counterAt(1_236, AT_MS - 1)
    expect(await stored(counter)).toMatchObject({ result: { verdict: 'review', reason: 'below-last' }, stored: null })
    expect(counter.ingest).not.toHaveBeenCalled()
  })

  test.each([
    ['counter.impossible-jump', 'above-possible'],
    ['value.out-of-range', 'out-of-range'],
    ['clock.too-old', 'too-old'],
    ['clock.in-the-future', 'of-the-future'],
    ['value.not-a-number', 'not-taken'],
  ] as const)('that ingest puts aside for %s is a person’s to judge, who is told why: %s', async (reason, told) => {
    const counter = counterAt(1_234, AT_MS - 3_600_000)
    counter.ingest.mockResolvedValue(done({ accepted: 0, quarantined: [{ reason, detail: '' }] }))
    expect(await stored(counter)).toMatchObject({ result: { verdict: 'review', reason: told }, stored: null })
  })

  test.each([
    ['below the counter', 1_236, AT_MS - 1, 'below-last'],
    ['of a photo older than the last reading', 1_234, AT_MS + 1, 'not-later'],
  ] as const)(
    'and said by a person, %s, stays with the photo, with why it is no reading',
    async (_, last, lastAtMs, aside) => {
      store = await createStore('memory://')
      const { upstream, ingest } = counterAt(last, lastAtMs)
      await addWork(store.db, 'chaib', WORK, new Uint8Array(1))
      await changeWork(store.db, WORK.id, { state: 'done', result: { ...SEEN, metric: 'volume_m3', last: null } })
      const where = { db: store.db, upstream, site: 'chaib', token: 'key' }
      expect(await correctReading(where, WORK.id, 'Amina', 1_235)).toMatchObject({
        ok: true,
        value: { correction: { aside } },
      })
      expect(await findWork(store.db, 'chaib', WORK.id)).toMatchObject({
        stored: null,
        correction: { value: 1_235, aside },
      })
      expect(ingest).not.toHaveBeenCalled()
    },
  )

  test('that the upstream does not answer for is not said to be stored', async () => {
    const counter = counterAt(1_234, AT_MS - 3_600_000)
    counter.ingest.mockResolvedValue(failed('unavailable'))
    expect(await stored(counter)).toMatchObject({ result: { verdict: 'review', reason: 'not-taken' }, stored: null })
  })

  test.each([
    ['the same value', [1_236, 1_236]],
    ['two values', [1_236, 1_237]],
  ])('two people confirm %s at once: the counter takes one, and both are told which', async (_, values) => {
    store = await createStore('memory://')
    const { upstream, ingest } = counterAt(1_234, AT_MS - 3_600_000)
    const where = { db: store.db, upstream, site: 'chaib', token: 'key' }
    await addWork(store.db, 'chaib', WORK, new Uint8Array(1))
    await changeWork(store.db, WORK.id, {
      state: 'done',
      result: {
        ...SEEN,
        verdict: 'review',
        reason: 'differ',
        metric: 'volume_m3',
        last: 1_234,
      },
    })
    const told = await Promise.all(values.map((value, person) => correctReading(where, WORK.id, `P${person}`, value)))
    expect(told.map((one) => (one.ok ? one.value.stored?.value : one.reason))).toEqual([1_236, 1_236])
    expect(ingest).toHaveBeenCalledTimes(1)
    expect(await findWork(store.db, 'chaib', WORK.id)).toMatchObject({
      stored: { value: 1_236 },
      correction: { value: values[1], by: 'P1' },
    })
  })
})
