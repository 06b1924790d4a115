import { DAY_MS } from '@vigie/contracts/entities'
import { FINDINGS_KEPT } from '@vigie/contracts/rest/analyst'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { done, failed } from '../../outcome.ts'
import { readFindings, UNTOUCHED, writeVerdict } from '../../store/findings.ts'
import { createStore, type Store } from '../../store/store.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { createTelling, type Telling } from './telling.ts'

const NOW = 1_800_000_000_000
const SITE = 'chaib'
const found = (device: string, since = NOW - DAY_MS) => ({
  kind: 'stuck-sensor',
  device,
  since,
  provedAt: since,
  unit: 'm',
  usual: 1,
  present: 1,
  moved: [],
  volumeM3: null,
  energyKwh: null,
  cost: null,
  evidence: [],
})

describe('findings told as alarms [R13.2]', () => {
  let store: Store
  let telling: Telling
  const answer = { isTaken: true }
  const tellFindings = vi.fn<Upstream['tellFindings']>(async () =>
    answer.isTaken ? done(null) : failed('unavailable'),
  )

  beforeEach(async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    answer.isTaken = true
    tellFindings.mockClear()
    store = await createStore('memory://')
    const upstream = { tellFindings } as unknown as Upstream
    telling = createTelling({ db: store.db, upstream, log: pino({ level: 'silent' }) })
  })
  afterEach(async () => {
    await telling.stop()
    vi.useRealTimers()
    await store.close()
  })

  const add = async (id: string, ended_at: number | null = null) => {
    const body = JSON.stringify(found(id))
    const row = { site: SITE, id, kind: 'stuck-sensor', device: id, body, ...UNTOUCHED, ended_at }
    await store.db.insertInto('findings').values(row).execute()
  }
  const reject = (id: string) => writeVerdict(store.db, { site: SITE, id, verdict: 'rejected', by: 'Amal', at: NOW })

  test('a verdict that the upstream did not take is told again by itself, later each time, until it is taken', async () => {
    await add('niveau-1')
    answer.isTaken = false
    await reject('niveau-1')
    expect(await telling.tell(SITE)).toBe(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(tellFindings).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(tellFindings).toHaveBeenCalledTimes(2)
    answer.isTaken = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(tellFindings).toHaveBeenCalledTimes(3)
    expect(tellFindings).toHaveBeenLastCalledWith(SITE, [expect.objectContaining({ device: 'niveau-1', holds: false })])
    expect(await telling.tell(SITE)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('two tellings of a site come one after the other: what a person said last is what stands', async () => {
    await add('niveau-1')
    const gate = Promise.withResolvers<void>()
    tellFindings.mockImplementationOnce(async () => {
      await gate.promise
      return done(null)
    })
    const first = telling.tell(SITE)
    await vi.waitUntil(() => tellFindings.mock.calls.length === 1)
    await reject('niveau-1')
    const second = telling.tell(SITE)
    gate.resolve()
    expect([await first, await second]).toEqual([true, true])
    expect(tellFindings.mock.calls.map(([, told]) => told[0]?.holds)).toEqual([true, false])
  })

  test('findings that are over go, the oldest first, once the upstream was told that they are; lasting ones stay', async () => {
    await add('dure')
    await add('ancien', NOW - FINDINGS_KEPT.overForMs - 1)
    for (let n = 0; n <= FINDINGS_KEPT.overPerSite; n++) await add(`fini-${n}`, NOW - n)
    answer.isTaken = false
    await telling.tell(SITE)
    expect(await readFindings(store.db, SITE)).toHaveLength(FINDINGS_KEPT.overPerSite + 3)
    answer.isTaken = true
    await telling.tell(SITE)
    const ids = (await readFindings(store.db, SITE)).map(({ id }) => id)
    expect(ids).toHaveLength(FINDINGS_KEPT.overPerSite + 1)
    expect([ids.includes('dure'), ids.includes('ancien'), ids.includes(`fini-${FINDINGS_KEPT.overPerSite}`)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
