import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failed } from '../outcome.ts'
import { createFeedFixture, entryAt, type FeedFixture } from '../testing/feed-fixture.ts'

let it: FeedFixture
beforeEach(() => {
  vi.useFakeTimers()
  it = createFeedFixture()
})
afterEach(() => {
  it.feed.close()
  vi.useRealTimers()
})

describe('in order and once', () => {
  beforeEach(() => it.feed.settled())

  test('entries as they come', () => {
    for (const entry of it.commit(3)) it.tell(entry)
    expect(it.told.seqs).toEqual([1, 2, 3])
    expect(it.upstream.calls).toEqual(['latest'])
  })

  test('a repeated entry counts once', () => {
    const [first] = it.commit(1)
    it.tell(first)
    it.tell(first)
    expect([it.told.seqs, it.told.duplicates]).toEqual([[1], 1])
  })

  test('entries that overtake one another are put in order without asking the upstream', async () => {
    const [first, second, third] = it.commit(3)
    it.tell(third)
    it.tell(second)
    it.tell(first)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(it.told.seqs).toEqual([1, 2, 3])
    expect(it.upstream.calls).toEqual(['latest'])
  })

  test('a gap is read from the journal, from the last good entry on', async () => {
    const [first, , , fourth] = it.commit(4)
    it.tell(first)
    it.tell(fourth)
    expect(it.told.seqs).toEqual([1])
    await vi.advanceTimersByTimeAsync(50)
    expect(it.told.seqs).toEqual([1, 2, 3, 4])
    expect(it.upstream.calls).toEqual(['latest', 'journal 1'])
    expect(it.told.healed).toBe(1)
  })

  test('entries that come while a gap is being read are neither lost nor doubled', async () => {
    const [, , third] = it.commit(3)
    it.tell(third)
    it.upstream.isHolding = true
    await vi.advanceTimersByTimeAsync(50)
    const [fourth, fifth] = it.commit(2)
    it.tell(fifth)
    it.tell(fourth)
    it.upstream.isHolding = false
    await it.upstream.letGo()
    expect(it.told.seqs).toEqual([1, 2, 3, 4, 5])
  })

  test('an entry only a heartbeat speaks of is read when it has not come within 300 ms', async () => {
    it.commit(1)
    it.beat(1)
    await vi.advanceTimersByTimeAsync(299)
    expect(it.told.seqs).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(it.told.seqs).toEqual([1])
  })

  test('a gap longer than what is replayed is a reset with a picture, not a stampede', async () => {
    it.commit(1_500)
    it.beat(1_500)
    await vi.advanceTimersByTimeAsync(300)
    expect(it.told.resets).toEqual([null, 'gap-too-long'])
    expect(it.picture.seq).toBe(1_500)
  })

  test('while the journal cannot be read it is tried again, and nothing is skipped', async () => {
    it.commit(2)
    it.upstream.failure = failed('upstream.unavailable')
    it.beat(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(it.told.seqs).toEqual([])
    expect(it.upstream.calls.length).toBeGreaterThan(3)
    it.upstream.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    expect(it.told.seqs).toEqual([1, 2])
  })

  test('an entry that cannot be read is a reset, never a silent gap', async () => {
    it.commit(1)
    it.upstream.isWhole = false
    it.beat(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(it.told.resets).toEqual([null, 'position-unknown'])
    expect(it.picture.seq).toBe(1)
  })
})

describe('another journal', () => {
  beforeEach(() => it.feed.settled())

  test.each(['journal', 'heartbeat'])('told by a %s is a reset with its picture', async (kind) => {
    it.commit(3)
    it.upstream.epoch = 'e2'
    it.upstream.entries = [entryAt(1)]
    if (kind === 'journal') it.tell(entryAt(1), 'e2')
    else it.beat(1, 'e2')
    await vi.advanceTimersByTimeAsync(0)
    expect(it.told.resets).toEqual([null, 'epoch-changed'])
    expect([it.picture.epoch, it.picture.seq]).toEqual(['e2', 1])
  })

  test('a journal that goes back behind us is a reset', async () => {
    for (const entry of it.commit(3)) it.tell(entry)
    it.upstream.entries.length = 1
    it.feed.reconcile()
    await vi.advanceTimersByTimeAsync(0)
    expect(it.told.resets).toEqual([null, 'position-unknown'])
    expect(it.picture.seq).toBe(1)
  })
})
