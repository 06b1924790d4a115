import { type Device, device, type Site, site } from '@vigie/contracts/entities'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noise } from '../../engines/testing/noise.ts'
import { done, failed } from '../../outcome.ts'
import { readFindings, readRejections, writeLook, writeVerdict } from '../../store/findings.ts'
import { readLive } from '../../store/live.ts'
import { createStore, type Store } from '../../store/store.ts'
import type { SeriesAsked, Upstream } from '../../upstream/upstream.ts'
import type { Threads } from '../threads.ts'
import { createLive, type Live } from './live.ts'
import judge, { type StreamTask } from './stream.worker.ts'

const STEP_MS = 1_000
const LESSON = 100
const NOW = 1_800_000_000_000
const SITE: Site = site.parse({ slug: 'chaib', name: 'C', link: 'http://c.test', position: { lat: 30, lon: -9 } })
const METER: Device = device.parse({
  id: 'debit-1',
  site: 'chaib',
  kind: 'flow-meter',
  role: 'source',
  name: 'Débit',
  metrics: [{ id: 'flow_m3h', cadenceMs: STEP_MS }],
})

/** The meter's record, which grows; from row `FAULT` on until `MENDED` its flow is lower, and so long again later. */
const [FAULT, MENDED, AGAIN] = [150, 180, 100]
const isLow = (row: number): boolean => row >= FAULT && row < MENDED
const flowAt = (row: number): number => 30 + noise(row + 1)() - (isLow(row) || isLow(row - AGAIN) ? 12 : 0)

const upstreamOf = (startMs: number) => {
  const record = { rows: 0, fails: false }
  const series = async (_token: string, _slug: string, { device: id, metric, from, to }: SeriesAsked) => {
    const points: [number, number, number, number][] = []
    for (let row = 0; row < record.rows; row++) {
      const at = startMs + row * STEP_MS
      if (at >= from && at < to) points.push([at, flowAt(row), flowAt(row), flowAt(row)])
    }
    return done({ device: id, metric, from, to, resolution: 'raw', bucketMs: 0, watermark: null, points })
  }
  const get = async () =>
    record.fails
      ? failed('unavailable')
      : done({
          devices: [METER],
          readings: record.rows === 0 ? [] : [[METER.id, 'flow_m3h', startMs + (record.rows - 1) * STEP_MS, 0]],
        })
  const upstream = { service: 'key', sites: async () => done([SITE]), series, get } as unknown as Upstream
  return { record, upstream }
}

/** The engine in this thread. */
const threads: Threads = {
  run: async <Output>(_module: URL, input: unknown) => judge(input as readonly StreamTask[]) as Output,
  close: async () => undefined,
}

describe('readings judged as they come [R13.2]', () => {
  let store: Store
  let startMs: number
  const open: Live[] = []
  beforeEach(async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    startMs = Date.now() - LESSON * STEP_MS
    store = await createStore('memory://')
  })
  afterEach(async () => {
    for (const live of open.splice(0)) await live.stop()
    vi.useRealTimers()
    await store.close()
  })

  const start = (upstream: Upstream, tell: (site: string) => Promise<boolean> = async () => true): Live => {
    const log = pino({ level: 'silent' })
    const live = createLive({ db: store.db, threads, upstream, log, tell, stepMs: STEP_MS, lessonRows: LESSON })
    open.push(live)
    return live
  }
  const untilJudged = async (rows: number) => {
    const untilMs = startMs + (rows - 1) * STEP_MS
    for (let turns = 0; (await readLive(store.db, 'chaib'))?.until !== untilMs; turns++) {
      expect(turns).toBeLessThan(500)
      await vi.advanceTimersByTimeAsync(STEP_MS)
    }
  }

  test('a service killed again and again finds each episode once, dated as one that ran through', async () => {
    const { record, upstream } = upstreamOf(startMs)
    for (let rows = 90; rows <= 230; rows += 7) {
      record.rows = rows
      const live = start(upstream)
      await untilJudged(rows)
      await live.stop()
    }
    const cut = await readFindings(store.db, 'chaib')
    expect(cut).toHaveLength(1)
    expect(cut[0]).toMatchObject({ kind: 'unusual-behaviour', device: 'debit-1', endedAt: expect.any(Number) })
    expect((cut[0]?.since ?? 0) - (startMs + FAULT * STEP_MS)).toBeLessThan(6 * STEP_MS)

    await store.close()
    store = await createStore('memory://')
    vi.setSystemTime(NOW)
    record.rows = 90
    start(upstream)
    await untilJudged(90)
    record.rows = 230
    await untilJudged(230)
    expect(await readFindings(store.db, 'chaib')).toEqual(cut)
  })

  test('a finding is told until it is taken, and again after a start, since a kill may have come between', async () => {
    const { record, upstream } = upstreamOf(startMs)
    const tell = vi.fn(async () => false)
    record.rows = 170
    const live = start(upstream, tell)
    await untilJudged(170)
    const before = tell.mock.calls.length
    await vi.advanceTimersByTimeAsync(3 * STEP_MS)
    expect(tell.mock.calls.length).toBeGreaterThan(before)
    await live.stop()

    const taken = vi.fn(async () => true)
    start(upstream, taken)
    await vi.advanceTimersByTimeAsync(5 * STEP_MS)
    expect(taken).toHaveBeenCalledExactlyOnceWith('chaib')
  })

  test('an upstream that is away costs nothing: what came meanwhile is judged when it is back', async () => {
    const { record, upstream } = upstreamOf(startMs)
    record.rows = 120
    start(upstream)
    await untilJudged(120)
    record.fails = true
    record.rows = 200
    await vi.advanceTimersByTimeAsync(5 * STEP_MS)
    expect(await readFindings(store.db, 'chaib')).toEqual([])
    record.fails = false
    await untilJudged(200)
    expect(await readFindings(store.db, 'chaib')).toHaveLength(1)
  })

  test('one site that cannot be judged costs the sites after it nothing', async () => {
    const { record, upstream } = upstreamOf(startMs)
    record.rows = 120
    const { get } = upstream
    const failing: Upstream['get'] = async (token, path, body, query) => {
      if (query['site'] === 'adrar') throw new Error('what nobody thought of')
      return get(token, path, body, query)
    }
    start({ ...upstream, sites: async () => done([{ ...SITE, slug: 'adrar' }, SITE]), get: failing })
    await untilJudged(120)
  })

  test('what was rejected is told later the next time, until the like of it is confirmed', async () => {
    const { record, upstream } = upstreamOf(startMs)
    const say = async (verdict: 'accepted' | 'rejected') => {
      const [found] = await readFindings(store.db, 'chaib')
      await writeVerdict(store.db, { site: 'chaib', id: found?.id ?? '', verdict, by: 'Amal', at: Date.now() })
      return readRejections(store.db, 'chaib')
    }
    record.rows = 120
    start(upstream)
    await untilJudged(120)
    record.rows = 200
    await untilJudged(200)
    expect(await say('rejected')).toEqual(new Map([['debit-1', { flow_m3h: 1 }]]))

    record.rows = 330
    await untilJudged(330)
    const [second] = await readFindings(store.db, 'chaib')
    expect(await readFindings(store.db, 'chaib')).toHaveLength(2)
    // six rows instead of three
    expect((second?.provedAt ?? 0) - (second?.since ?? 0)).toBe(5 * STEP_MS)
    expect(await say('accepted')).toEqual(new Map([['debit-1', { flow_m3h: 0 }]]))
  })

  test('a look at the history leaves what was found live as it is', async () => {
    const { record, upstream } = upstreamOf(startMs)
    record.rows = 120
    start(upstream)
    await untilJudged(120)
    record.rows = 165
    await untilJudged(165)
    const [found] = await readFindings(store.db, 'chaib')
    expect(found?.endedAt).toBeNull()
    await writeLook(store.db, 'chaib', { findings: [], pumps: [], shift: null, seenFrom: 0, seenUntil: 1 })
    expect(await readFindings(store.db, 'chaib')).toEqual([found])
  })
})
