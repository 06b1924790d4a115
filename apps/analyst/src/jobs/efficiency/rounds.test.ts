import { type Device, device, HOUR_MS, type Site, site } from '@vigie/contracts/entities'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inspectSite, type SiteHistory } from '../../engines/index.ts'
import { done } from '../../outcome.ts'
import { readFindings, readLook, writeVerdict } from '../../store/findings.ts'
import { createStore, type Store } from '../../store/store.ts'
import type { SeriesAsked, Upstream } from '../../upstream/upstream.ts'
import type { Threads } from '../threads.ts'
import { createRounds } from './rounds.ts'
import { createTelling } from './telling.ts'

const SITE: Site = site.parse({
  slug: 'chaib',
  name: 'Chaïb',
  link: 'http://chaib.test',
  position: { lat: 30, lon: -9 },
})
const PROBE: Device = device.parse({
  id: 'niveau-1',
  site: 'chaib',
  kind: 'sensor',
  role: 'source',
  name: 'Niveau',
  metrics: [{ id: 'level_m', cadenceMs: 30_000 }],
})

const log = pino({ level: 'silent' })

/** A probe that repeats one value for the last `stuckHours`; `recordedFrom` absent: an upstream that does not tell it. */
const upstreamWith = (stuckHours: { value: number }, recordedFrom?: number) => {
  const tellFindings = vi.fn<Upstream['tellFindings']>(async () => done(null))
  const series = async (_token: string, _slug: string, { device, metric, from, to }: SeriesAsked) => {
    const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS
    const points = []
    for (let at = from; at < to; at += HOUR_MS) {
      const level = at >= now - stuckHours.value * HOUR_MS ? 12 : 12 + (((at / HOUR_MS) * 7) % 13) / 100
      points.push([at, level, level, level] as [number, number, number, number])
    }
    return done({ device, metric, from, to, resolution: 'hour', bucketMs: HOUR_MS, watermark: now, points })
  }
  const kpis = async () => done({ consumptions: [], recordedFrom })
  const known = { service: 'key', sites: async () => done([SITE]), devices: async () => done([PROBE]), kpis }
  return { ...known, series, tellFindings } as unknown as Upstream & { tellFindings: typeof tellFindings }
}

/** The engine in this thread. */
const threads: Threads = {
  run: async <Output>(_module: URL, input: unknown) => inspectSite(input as SiteHistory) as Output,
  close: async () => undefined,
}

describe('rounds over the sites [R13.2]', () => {
  let store: Store | undefined
  afterEach(async () => {
    await store?.close()
  })

  /** One round of a service that then stops, as a killed one does. */
  const lookOnce = async (
    db: Store['db'],
    upstream: Upstream & { tellFindings: ReturnType<typeof vi.fn> },
    using = threads,
  ) => {
    const before = upstream.tellFindings.mock.calls.length
    const telling = createTelling({ db, upstream, log })
    const rounds = createRounds({ db, threads: using, upstream, tell: telling.tell, log })
    await vi.waitFor(() => expect(upstream.tellFindings.mock.calls.length).toBeGreaterThan(before), 20_000)
    await rounds.stop()
    await telling.stop()
  }

  test('a restarted service keeps a finding that lasts, once, with what a person said of it', async () => {
    store = await createStore('memory://')
    const upstream = upstreamWith({ value: 40 })
    await lookOnce(store.db, upstream)
    const [first] = await readFindings(store.db, 'chaib')
    expect(first).toMatchObject({ kind: 'stuck-sensor', device: 'niveau-1', endedAt: null, feedback: null })
    expect(first?.evidence.length).toBeGreaterThan(100)
    await writeVerdict(store.db, { site: 'chaib', id: first?.id ?? '', verdict: 'accepted', by: 'Op', at: 5 })
    await lookOnce(store.db, upstream)
    const again = await readFindings(store.db, 'chaib')
    expect(again.map(({ id }) => id)).toEqual([first?.id])
    expect(again[0]?.feedback).toEqual({ verdict: 'accepted', by: 'Op', at: 5 })
    expect(await readLook(store.db, 'chaib')).toMatchObject({ pumps: [], shift: null })
  })

  test('a record too short to be judged by costs the upstream no series, one that is long enough is read', async () => {
    store = await createStore('memory://')
    const { db } = store
    const asks = async (days: number) => {
      const upstream = upstreamWith({ value: 40 }, Date.now() - days * 24 * HOUR_MS)
      const asked = vi.fn(upstream.kpis)
      const series = vi.fn(upstream.series)
      const rounds = createRounds({ db, threads, upstream: { ...upstream, kpis: asked, series }, tell: vi.fn(), log })
      await vi.waitFor(() => expect(asked).toHaveBeenCalled())
      await rounds.stop()
      return series.mock.calls.length
    }
    expect(await asks(21)).toBe(0)
    expect(await asks(23)).toBeGreaterThan(0)
  })

  test('a later look may date it otherwise: it keeps the beginning that its alarm was raised with', async () => {
    store = await createStore('memory://')
    const stuckHours = { value: 40 }
    const upstream = upstreamWith(stuckHours)
    await lookOnce(store.db, upstream)
    const [first] = await readFindings(store.db, 'chaib')
    expect(upstream.tellFindings).toHaveBeenLastCalledWith('chaib', [expect.objectContaining({ at: first?.since })])
    stuckHours.value = 60
    await lookOnce(store.db, upstream)
    expect((await readFindings(store.db, 'chaib')).map(({ since }) => since)).toEqual([first?.since])
    expect(upstream.tellFindings).toHaveBeenLastCalledWith('chaib', [expect.objectContaining({ at: first?.since })])
  })

  test('what is found no more ends, and its alarm with it', async () => {
    store = await createStore('memory://')
    const stuckHours = { value: 40 }
    const upstream = upstreamWith(stuckHours)
    await lookOnce(store.db, upstream)
    expect(upstream.tellFindings).toHaveBeenLastCalledWith('chaib', [
      expect.objectContaining({ device: 'niveau-1', condition: 'anomaly', holds: true }),
    ])
    stuckHours.value = 0
    await lookOnce(store.db, upstream)
    expect(await readFindings(store.db, 'chaib')).toEqual([expect.objectContaining({ endedAt: expect.any(Number) })])
    expect(upstream.tellFindings).toHaveBeenLastCalledWith('chaib', [expect.objectContaining({ holds: false })])
  })

  test('of more devices than one call takes, each is told: an alarm that is over does not stay', async () => {
    store = await createStore('memory://')
    const upstream = upstreamWith({ value: 40 })
    await lookOnce(store.db, upstream)
    const found = await store.db.selectFrom('findings').selectAll().executeTakeFirstOrThrow()
    const others = Array.from({ length: 450 }, (_, n) => `niveau-${n + 2}`)
    await store.db
      .insertInto('findings')
      .values(
        others.map((id) => ({
          ...found,
          id,
          device: id,
          body: JSON.stringify({ ...JSON.parse(found.body), device: id }),
        })),
      )
      .execute()
    await lookOnce(store.db, upstream)
    const told = upstream.tellFindings.mock.calls.slice(1).flatMap(([, findings]) => findings)
    expect(new Map(told.map(({ device, holds }) => [device, holds]))).toEqual(
      new Map([['niveau-1', true], ...others.map((id) => [id, false] as const)]),
    )
  })

  test('what a person rejects is no alarm any more', async () => {
    store = await createStore('memory://')
    const upstream = upstreamWith({ value: 40 })
    await lookOnce(store.db, upstream)
    const [found] = await readFindings(store.db, 'chaib')
    await writeVerdict(store.db, { site: 'chaib', id: found?.id ?? '', verdict: 'rejected', by: 'Op', at: 5 })
    const telling = createTelling({ db: store.db, upstream, log })
    await telling.tell('chaib')
    await telling.stop()
    expect(upstream.tellFindings).toHaveBeenLastCalledWith('chaib', [expect.objectContaining({ holds: false })])
  })

  test('what is made of one site fails: the sites after it are looked at all the same', async () => {
    store = await createStore('memory://')
    const upstream = upstreamWith({ value: 40 })
    const other = { ...SITE, slug: 'adrar' }
    Object.assign(upstream, { sites: async () => done([other, SITE]) })
    const run: Threads['run'] = async (module, input) => {
      if ((input as SiteHistory).site.slug === 'adrar') throw new Error('an engine')
      return threads.run(module, input)
    }
    await lookOnce(store.db, upstream, { ...threads, run })
    expect(await readFindings(store.db, 'adrar')).toEqual([])
    expect(await readFindings(store.db, 'chaib')).toHaveLength(1)
  })

  test('a finding is judged on its own site alone', async () => {
    store = await createStore('memory://')
    await lookOnce(store.db, upstreamWith({ value: 40 }))
    const [found] = await readFindings(store.db, 'chaib')
    const said = { site: 'massa', id: found?.id ?? '', verdict: 'rejected' as const, by: 'Op', at: 5 }
    expect(await writeVerdict(store.db, said)).toBeNull()
    expect((await readFindings(store.db, 'chaib'))[0]?.feedback).toBeNull()
  })
})
