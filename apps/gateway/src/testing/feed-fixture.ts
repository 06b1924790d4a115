import type { Alarm, Device, DeviceStatus, JournalEntry, ReadingRow } from '@vigie/contracts/entities'
import type { LatestBody } from '@vigie/contracts/upstream'
import { vi } from 'vitest'
import type { FeedSource } from '../feed/feed-source.ts'
import { createSiteFeed } from '../feed/site-feed.ts'
import type { Stretch } from '../feed/stretch.ts'
import { done, type Outcome } from '../outcome.ts'
import { createPicture } from '../picture/picture.ts'
import type { ResetReason } from '../picture/resume.ts'

/** A feed of the site chaib over an upstream in memory, and all that the feed's handlers were called with. */
export const createFeedFixture = () => {
  const { upstream, source } = createUpstream()
  const picture = createPicture()
  const told: Told = {
    seqs: [],
    resets: [],
    statuses: [],
    devices: [],
    healed: 0,
    duplicates: 0,
    divergences: 0,
    soundness: 0,
  }
  const feed = createSiteFeed('chaib', picture, source, {
    onJournal: ({ seq }) => told.seqs.push(seq),
    onReadings: () => undefined,
    onStatus: ({ device, powered }) => told.statuses.push(`${device} ${powered}`),
    onDevice: ({ id }) => told.devices.push(id),
    onSoundness: () => {
      told.soundness += 1
    },
    onDivergence: () => {
      told.divergences += 1
    },
    onPicture: (reason) => told.resets.push(reason),
    onGapHealed: () => {
      told.healed += 1
    },
    onDuplicate: () => {
      told.duplicates += 1
    },
  })
  return {
    upstream,
    picture,
    feed,
    told,
    /** Adds entries to the upstream's journal without emitting them. */
    commit: (count: number): JournalEntry[] => {
      const entries = Array.from({ length: count }, (_, n) => entryAt(upstream.entries.length + 1 + n))
      upstream.entries.push(...entries)
      return entries
    },
    tell: (entry: JournalEntry | undefined, epoch = 'e'): void => {
      if (entry !== undefined) feed.apply({ type: 'journal', epoch, site: 'chaib', entries: [entry] })
    },
    beat: (head: number, epoch = 'e'): void =>
      feed.apply({ type: 'heartbeat', epoch, at: '2026-01-01T00:00:00.000Z', heads: { chaib: head } }),
  }
}
export type FeedFixture = ReturnType<typeof createFeedFixture>

export const entryAt = (seq: number, name = 'P'): JournalEntry => ({
  seq,
  at: '2026-01-01T00:00:00.000Z',
  type: 'notification.created',
  data: { _id: `n${seq}`, device_id: { name }, deviceStatus: 'off', created_at: '2026-01-01T00:00:00.000Z' },
})

type Told = {
  readonly seqs: number[]
  readonly resets: (ResetReason | null)[]
  readonly statuses: string[]
  readonly devices: string[]
  healed: number
  duplicates: number
  divergences: number
  soundness: number
}
type FakeUpstream = {
  epoch: string
  entries: JournalEntry[]
  readings: ReadingRow[]
  statuses: DeviceStatus[]
  devices: Device[]
  alarms: Alarm[]
  rev: number
  failure: Outcome<never> | null
  isWhole: boolean
  isHolding: boolean
  readonly calls: string[]
  readonly held: (() => void)[]
  readonly letGo: () => Promise<void>
}

/** An upstream whose answers wait until they are let go. */
const createUpstream = () => {
  const upstream: FakeUpstream = {
    epoch: 'e',
    entries: [],
    readings: [],
    statuses: [],
    devices: [],
    alarms: [],
    rev: 0,
    failure: null,
    isWhole: true,
    isHolding: false,
    calls: [],
    held: [],
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
    announced: () => undefined,
    latest: () =>
      answer('latest', (): LatestBody => {
        const { epoch, rev, entries } = upstream
        const [readings, statuses, devices, alarms] = [
          [...upstream.readings],
          [...upstream.statuses],
          [...upstream.devices],
          [...upstream.alarms],
        ]
        const at = '2026-01-01T00:00:00.000Z'
        return { epoch, seq: entries.length, rev, at, readings, statuses, devices, alarms }
      }),
    journal: (since) =>
      answer(`journal ${since}`, (): Stretch => {
        const { epoch, entries, isWhole } = upstream
        return { epoch, head: entries.length, entries: entries.slice(since, since + 1_000), isWhole }
      }),
  }
  return { upstream, source }
}
