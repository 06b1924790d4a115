import { hash } from 'node:crypto'
import { alarm, type Device, type DeviceStatus, device, type IngestState, standText } from '@vigie/contracts/entities'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFeedFixture, type FeedFixture } from '../testing/feed-fixture.ts'

const AT = '2026-01-01T00:00:00.000Z'
const status = (device: string, powered: boolean, poweredAt = AT): DeviceStatus => ({
  device,
  powered,
  poweredAt,
  online: true,
  onlineAt: AT,
})
const born = (id: string): Device =>
  device.parse({ id, site: 'chaib', kind: 'pump', role: 'source', name: id, metrics: [] })

let it: FeedFixture
beforeEach(async () => {
  vi.useFakeTimers()
  it = createFeedFixture()
  await it.feed.settled()
})
afterEach(() => {
  it.feed.close()
  vi.useRealTimers()
})

/** What the upstream committed, whether or not it says so. */
const commit = (...statuses: DeviceStatus[]): void => {
  it.upstream.rev += 1
  const others = it.upstream.statuses.filter((one) => !statuses.some((changed) => changed.device === one.device))
  it.upstream.statuses = [...others, ...statuses]
}
const tell = (rev: number, ...statuses: DeviceStatus[]): void =>
  it.feed.apply({ type: 'status', epoch: 'e', site: 'chaib', rev, statuses })
/** A heartbeat of an upstream that knows where it is. */
const beat = (of: { digest?: string; ingest?: IngestState; turn?: number; missed?: number } = {}): void => {
  const { statuses, alarms, rev, entries } = it.upstream
  const { missed = 0, ...rest } = of
  const stand = { rev, digest: hash('sha1', standText(statuses, alarms)), ingest: 'live' as const, turn: 1, ...rest }
  it.feed.apply({
    type: 'heartbeat',
    epoch: 'e',
    at: AT,
    heads: { chaib: entries.length },
    sites: { chaib: stand },
    missed,
  })
}
const known = () => it.picture.statuses.all().map((one) => [one.device, one.powered])
const state = () => it.feed.health({ state: 'live', ageMs: 0 })

describe('a change of a status that was committed and never told, because its instance was killed', () => {
  test('shows as a gap before the next one, and is read', async () => {
    commit(status('a', false))
    commit(status('b', false))
    tell(2, status('b', false))
    await vi.advanceTimersByTimeAsync(100)
    expect(known()).toEqual([
      ['b', false],
      ['a', false],
    ])
  })

  test('is announced by the heartbeat, and is read within 2 s', async () => {
    commit(status('a', false))
    beat()
    await vi.advanceTimersByTimeAsync(400)
    expect(known()).toEqual([['a', false]])
    expect(it.told.statuses).toEqual(['a false'])
  })

  test('of a device that was born is read as well', async () => {
    it.upstream.devices = [born('new')]
    commit()
    beat()
    await vi.advanceTimersByTimeAsync(400)
    expect(it.told.devices).toEqual(['new'])
  })
})

test('what is read does not undo what was told under a later number', async () => {
  commit(status('a', false))
  beat()
  it.upstream.isHolding = true
  await vi.advanceTimersByTimeAsync(400)
  commit(status('a', true))
  tell(2, status('a', true))
  it.upstream.isHolding = false
  await it.upstream.letGo()
  expect(known()).toEqual([['a', true]])
})

describe('a picture that is where the upstream is, and is another', () => {
  beforeEach(() => {
    commit(status('a', false))
    tell(1, status('a', true))
  })

  test('is found by the digest, and read again', async () => {
    beat()
    await vi.advanceTimersByTimeAsync(0)
    expect(it.told.divergences).toBe(1)
    expect(known()).toEqual([['a', false]])
    beat()
    expect(it.told.divergences).toBe(1)
  })

  test('is not live while it stays so, and is read again only now and then', async () => {
    it.upstream.statuses = [status('a', true)]
    for (let second = 0; second < 5; second += 1) {
      beat({ digest: 'of something else' })
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(it.told.divergences).toBe(1)
    expect(state()).toMatchObject({ state: 'silent', reason: 'behind' })
  })

  test('with alarms that the journal never told, is given up for a new one', async () => {
    tell(1, status('a', false))
    it.upstream.alarms = [
      alarm.parse({
        id: 'x',
        device: 'a',
        condition: 'power-off',
        priority: 'high',
        state: 'unacknowledged',
        raisedAt: AT,
        clearedAt: null,
      }),
    ]
    beat()
    await vi.advanceTimersByTimeAsync(0)
    expect(it.told.resets).toEqual([null, 'diverged'])
    expect([...it.picture.alarms.keys()]).toEqual(['x'])
  })
})

test('when another instance takes the site over, or this one may have missed others, readings are read again', async () => {
  beat()
  it.upstream.readings = [['a', 'flow_m3h', 9, 90]]
  beat({ turn: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(it.picture.series.readings()).toEqual([[0, 9, 90]])
  it.upstream.readings = [['a', 'flow_m3h', 10, 91]]
  beat({ turn: 2, missed: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(it.picture.series.readings()).toEqual([[0, 10, 91]])
})

describe('a site is not live, though the link is', () => {
  test.each([
    ['unread', 'devices-unread'],
    ['blocked', 'not-recording'],
    ['behind', 'behind'],
  ] as const)('while its devices are %s', (ingest, reason) => {
    beat()
    expect(state()).toEqual({ state: 'live', ageMs: 0 })
    beat({ ingest })
    expect(state()).toMatchObject({ state: 'silent', reason })
    expect(it.told.soundness).toBe(1)
    beat()
    expect(state()).toEqual({ state: 'live', ageMs: 0 })
    expect(it.told.soundness).toBe(2)
  })

  test('since it ceased to be, whatever is wrong by now and though the link is lost meanwhile', async () => {
    beat({ ingest: 'unread' })
    await vi.advanceTimersByTimeAsync(5_000)
    beat({ ingest: 'blocked' })
    expect(state()).toMatchObject({ reason: 'not-recording', ageMs: 5_000 })
    expect(it.feed.health({ state: 'down', ageMs: 10 })).toEqual({ state: 'down', ageMs: 5_000 })
    expect(it.feed.health({ state: 'down', ageMs: null })).toEqual({ state: 'down', ageMs: null })
    expect(it.feed.health({ state: 'silent', ageMs: 9_000 })).toEqual({ state: 'silent', ageMs: 9_000 })
  })

  test('since it was last said to be, when an upstream that was frozen has not recorded yet what waited for it', async () => {
    beat()
    await vi.advanceTimersByTimeAsync(10_000)
    beat({ ingest: 'behind' })
    expect(state()).toEqual({ state: 'silent', ageMs: 10_000, reason: 'behind' })
    beat()
    expect(state()).toEqual({ state: 'live', ageMs: 0 })
  })

  describe('[R12.2] after the upstream was not heard', () => {
    const LOST_MS = 30_000
    beforeEach(async () => {
      beat()
      it.feed.lost(Date.now())
      await vi.advanceTimersByTimeAsync(LOST_MS)
    })

    test('though the link is up again, until a heartbeat says that devices are heard and recorded', async () => {
      expect(state()).toEqual({ state: 'silent', ageMs: LOST_MS, reason: 'behind' })
      await vi.advanceTimersByTimeAsync(500)
      beat({ ingest: 'unread' })
      expect(state()).toEqual({ state: 'silent', ageMs: LOST_MS + 500, reason: 'devices-unread' })
      beat()
      expect(state()).toEqual({ state: 'live', ageMs: 0 })
    })

    test('until what was missed has been read', async () => {
      it.upstream.isHolding = true
      it.feed.reconcile()
      await vi.advanceTimersByTimeAsync(0)
      beat()
      expect(state()).toMatchObject({ state: 'silent', reason: 'behind' })
      it.upstream.isHolding = false
      for (let read = 0; read < 2; read += 1) await it.upstream.letGo()
      beat()
      expect(state()).toEqual({ state: 'live', ageMs: 0 })
    })

    test('and in any case once it has been heard for long without saying how its sites stand', async () => {
      expect(state()).toMatchObject({ state: 'silent' })
      await vi.advanceTimersByTimeAsync(5_001)
      expect(state()).toEqual({ state: 'live', ageMs: 0 })
    })
  })

  test('while changes are known to be missing and cannot be read', async () => {
    it.upstream.failure = { ok: false, code: 'upstream.unavailable' }
    commit(status('a', false))
    for (let second = 0; second < 3; second += 1) {
      beat()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(state()).toMatchObject({ state: 'silent', reason: 'behind' })
    it.upstream.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    beat()
    expect(state()).toEqual({ state: 'live', ageMs: 0 })
  })
})
