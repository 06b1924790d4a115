import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failed } from '../outcome.ts'
import { createFeedFixture, type FeedFixture } from '../testing/feed-fixture.ts'

let it: FeedFixture
beforeEach(() => {
  vi.useFakeTimers()
  it = createFeedFixture()
})
afterEach(() => {
  it.feed.close()
  vi.useRealTimers()
})

describe('a picture being fetched', () => {
  test('what happens meanwhile is applied to it, entries it holds already are not', async () => {
    it.upstream.isHolding = true
    it.commit(1)
    const settled = it.feed.settled()
    await vi.advanceTimersByTimeAsync(0)
    it.tell(it.upstream.entries[0])
    for (const entry of it.commit(2)) it.tell(entry)
    it.feed.apply({ type: 'readings', site: 'chaib', rows: [['a', 'flow_m3h', 1, 5]] })
    await it.upstream.letGo()
    expect(await settled).toBe(true)
    expect(it.picture.seq).toBe(3)
    expect(it.picture.series.readings()).toEqual([[0, 1, 5]])
    expect(it.told.resets).toEqual([null])
  })

  test('is asked for until it comes, without anybody being told otherwise', async () => {
    it.upstream.failure = failed('upstream.unavailable')
    const onSettled = vi.fn()
    void it.feed.settled().then(onSettled)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(onSettled).not.toHaveBeenCalled()
    it.upstream.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('of a site nobody knows settles as unknown', async () => {
    it.upstream.failure = failed('resource.not-found')
    expect(await it.feed.settled()).toBe(false)
  })

  test('waits for a token, and goes on when there is one', async () => {
    it.upstream.failure = failed('auth.missing')
    const settled = it.feed.settled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(it.upstream.calls).toEqual(['latest'])
    it.upstream.failure = null
    it.feed.poke()
    expect(await settled).toBe(true)
  })
})

describe('readings', () => {
  beforeEach(() => it.feed.settled())

  test('converge to the latest measured, in whatever order they come', () => {
    it.feed.apply({
      type: 'readings',
      site: 'chaib',
      rows: [
        ['a', 'flow_m3h', 2, 20],
        ['a', 'flow_m3h', 1, 10],
      ],
    })
    expect(it.picture.series.readings()).toEqual([[0, 2, 20]])
  })

  test('missed while the link was away are read again when it is back', async () => {
    it.upstream.readings = [['a', 'flow_m3h', 9, 90]]
    it.commit(2)
    it.feed.reconcile()
    await vi.advanceTimersByTimeAsync(0)
    expect(it.picture.series.readings()).toEqual([[0, 9, 90]])
    expect(it.told.seqs).toEqual([1, 2])
    expect(it.upstream.calls).toEqual(['latest', 'journal 0', 'latest'])
  })
})

test('who can be shown a picture is not kept waiting for a better one', async () => {
  await it.feed.settled()
  it.upstream.isHolding = true
  it.feed.reconcile()
  const settled = vi.fn()
  void it.feed.settled().then(settled)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(settled).toHaveBeenCalledWith(true)
})
