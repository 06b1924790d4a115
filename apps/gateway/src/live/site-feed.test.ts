import type { JournalEntry, ReadingRow } from '@vigie/contracts/entities'
import type { LatestBody } from '@vigie/contracts/upstream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { done, failed, type Outcome } from '../outcome.ts'
import type { FeedSource, Stretch } from './feed-source.ts'
import { createPicture, type Picture } from './picture.ts'
import { createSiteFeed, type ResetReason, type SiteFeed } from './site-feed.ts'

const entryAt = (seq: number, name = 'P'): JournalEntry => ({
  seq,
  at: '2026-01-01T00:00:00.000Z',
  type: 'notification.created',
  data: { _id: `n${seq}`, device_id: { name }, deviceStatus: 'off', created_at: '2026-01-01T00:00:00.000Z' },
})

/** An upstream whose answers wait until they are let go. */
const createUpstream = () => {
  const upstream = {
    epoch: 'e',
    entries: [] as JournalEntry[],
    readings: [] as ReadingRow[],
    failure: null as Outcome<never> | null,
    isWhole: true,
    isHolding: false,
    calls: [] as string[],
    held: [] as (() => void)[],
    letGo: async () => {
      for (const resolve of upstream.held.splice(0)) resolve()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
  const answer = async <T>(call: string, read: () => T): Promise<Outcome<T>> => {
    upstream.calls.push(call)
    const value = read()
    if (upstream.isHolding) await new Promise<void>((resolve) => upstream.held.push(resolve))
    return upstream.failure ?? done(value)
  }
  const source: FeedSource = {
    capabilities: async () => done([]),
    latest: () =>
      answer('latest', (): LatestBody => {
        const { epoch, entries, readings } = upstream
        const at = '2026-01-01T00:00:00.000Z'
        return { epoch, seq: entries.length, at, readings: [...readings], statuses: [], alarms: [] }
      }),
    journal: (since) =>
      answer(`journal ${since}`, (): Stretch => {
        const { epoch, entries, isWhole } = upstream
        return { epoch, head: entries.length, entries: entries.slice(since, since + 1_000), isWhole }
      }),
  }
  return { upstream, source }
}

let upstream: ReturnType<typeof createUpstream>['upstream']
let picture: Picture
let feed: SiteFeed
let seqs: number[]
let resets: (ResetReason | null)[]
let healed: number
let duplicates: number

beforeEach(() => {
  vi.useFakeTimers()
  const double = createUpstream()
  upstream = double.upstream
  picture = createPicture()
  seqs = []
  resets = []
  healed = 0
  duplicates = 0
  feed = createSiteFeed('chaib', picture, double.source, {
    onJournal: ({ seq }) => seqs.push(seq),
    onReadings: () => undefined,
    onStatus: () => undefined,
    onPicture: (reason) => resets.push(reason),
    onGapHealed: () => {
      healed += 1
    },
    onDuplicate: () => {
      duplicates += 1
    },
  })
})
afterEach(() => {
  feed.close()
  vi.useRealTimers()
})

const commit = (count: number) => {
  const entries = Array.from({ length: count }, (_, n) => entryAt(upstream.entries.length + 1 + n))
  upstream.entries.push(...entries)
  return entries
}
const tell = (entry: JournalEntry | undefined, epoch = 'e') => {
  if (entry !== undefined) feed.apply({ type: 'journal', epoch, site: 'chaib', entry })
}
const beat = (head: number, epoch = 'e') =>
  feed.apply({ type: 'heartbeat', epoch, at: '2026-01-01T00:00:00.000Z', heads: { chaib: head } })

describe('in order and once', () => {
  beforeEach(() => feed.settled())

  test('entries as they come', () => {
    for (const entry of commit(3)) tell(entry)
    expect(seqs).toEqual([1, 2, 3])
    expect(upstream.calls).toEqual(['latest'])
  })

  test('a repeated entry counts once', () => {
    const [first] = commit(1)
    tell(first)
    tell(first)
    expect([seqs, duplicates]).toEqual([[1], 1])
  })

  test('entries that overtake one another are put in order without asking the upstream', async () => {
    const [first, second, third] = commit(3)
    tell(third)
    tell(second)
    tell(first)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(seqs).toEqual([1, 2, 3])
    expect(upstream.calls).toEqual(['latest'])
  })

  test('a hole is read from the journal, from the last good entry on', async () => {
    const [first, , , fourth] = commit(4)
    tell(first)
    tell(fourth)
    expect(seqs).toEqual([1])
    await vi.advanceTimersByTimeAsync(50)
    expect(seqs).toEqual([1, 2, 3, 4])
    expect(upstream.calls).toEqual(['latest', 'journal 1'])
    expect(healed).toBe(1)
  })

  test('entries that come while a hole is being read are neither lost nor doubled', async () => {
    const [, , third] = commit(3)
    tell(third)
    upstream.isHolding = true
    await vi.advanceTimersByTimeAsync(50)
    const [fourth, fifth] = commit(2)
    tell(fifth)
    tell(fourth)
    upstream.isHolding = false
    await upstream.letGo()
    expect(seqs).toEqual([1, 2, 3, 4, 5])
  })

  test('an entry only a heartbeat speaks of is read when it has not come within 300 ms', async () => {
    commit(1)
    beat(1)
    await vi.advanceTimersByTimeAsync(299)
    expect(seqs).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(seqs).toEqual([1])
  })

  test('a hole longer than what is replayed is a reset with a picture, not a stampede', async () => {
    commit(1_500)
    beat(1_500)
    await vi.advanceTimersByTimeAsync(300)
    expect(resets).toEqual([null, 'gap-too-long'])
    expect(picture.seq).toBe(1_500)
  })

  test('while the journal cannot be read it is tried again, and nothing is skipped', async () => {
    commit(2)
    upstream.failure = failed('upstream.unavailable')
    beat(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seqs).toEqual([])
    expect(upstream.calls.length).toBeGreaterThan(3)
    upstream.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seqs).toEqual([1, 2])
  })

  test('an entry that cannot be read is a reset, never a silent hole', async () => {
    commit(1)
    upstream.isWhole = false
    beat(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(resets).toEqual([null, 'position-unknown'])
    expect(picture.seq).toBe(1)
  })
})

describe('another journal', () => {
  beforeEach(() => feed.settled())

  test.each(['journal', 'heartbeat'])('told by a %s is a reset with its picture', async (kind) => {
    commit(3)
    upstream.epoch = 'e2'
    upstream.entries = [entryAt(1)]
    if (kind === 'journal') tell(entryAt(1), 'e2')
    else beat(1, 'e2')
    await vi.advanceTimersByTimeAsync(0)
    expect(resets).toEqual([null, 'epoch-changed'])
    expect([picture.epoch, picture.seq]).toEqual(['e2', 1])
  })

  test('a journal that goes back behind us is a reset', async () => {
    for (const entry of commit(3)) tell(entry)
    upstream.entries.length = 1
    feed.reconcile()
    await vi.advanceTimersByTimeAsync(0)
    expect(resets).toEqual([null, 'position-unknown'])
    expect(picture.seq).toBe(1)
  })
})

describe('a picture being fetched', () => {
  test('what happens meanwhile is applied to it, entries it holds already are not', async () => {
    upstream.isHolding = true
    commit(1)
    const settled = feed.settled()
    await vi.advanceTimersByTimeAsync(0)
    tell(upstream.entries[0])
    for (const entry of commit(2)) tell(entry)
    feed.apply({ type: 'readings', site: 'chaib', rows: [['a', 'flow_m3h', 1, 5]] })
    await upstream.letGo()
    expect(await settled).toBe(true)
    expect(picture.seq).toBe(3)
    expect(picture.series.readings()).toEqual([[0, 1, 5]])
    expect(resets).toEqual([null])
  })

  test('is asked for until it comes, without anybody being told otherwise', async () => {
    upstream.failure = failed('upstream.unavailable')
    const onSettled = vi.fn()
    void feed.settled().then(onSettled)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(onSettled).not.toHaveBeenCalled()
    upstream.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('of a site nobody knows settles as unknown', async () => {
    upstream.failure = failed('resource.not-found')
    expect(await feed.settled()).toBe(false)
  })

  test('waits for a token, and goes on when there is one', async () => {
    upstream.failure = failed('auth.missing')
    const settled = feed.settled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(upstream.calls).toEqual(['latest'])
    upstream.failure = null
    feed.poke()
    expect(await settled).toBe(true)
  })
})

describe('readings', () => {
  beforeEach(() => feed.settled())

  test('converge to the latest measured, in whatever order they come', () => {
    feed.apply({
      type: 'readings',
      site: 'chaib',
      rows: [
        ['a', 'flow_m3h', 2, 20],
        ['a', 'flow_m3h', 1, 10],
      ],
    })
    expect(picture.series.readings()).toEqual([[0, 2, 20]])
  })

  test('missed while the link was away are read again when it is back', async () => {
    upstream.readings = [['a', 'flow_m3h', 9, 90]]
    commit(2)
    feed.reconcile()
    await vi.advanceTimersByTimeAsync(0)
    expect(picture.series.readings()).toEqual([[0, 9, 90]])
    expect(seqs).toEqual([1, 2])
    expect(upstream.calls).toEqual(['latest', 'journal 0', 'latest'])
  })
})

test('who can be shown a picture is not kept waiting for a better one', async () => {
  await feed.settled()
  upstream.isHolding = true
  feed.reconcile()
  const settled = vi.fn()
  void feed.settled().then(settled)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(settled).toHaveBeenCalledWith(true)
})
