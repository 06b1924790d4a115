import type { ReadingRow } from '@vigie/contracts/entities'
import { type LiveEvent, liveEvent } from '@vigie/contracts/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinFrames } from '../fanout/frames.ts'
import { maskOf } from '../fanout/topics.ts'
import { write } from '../fanout/transport.ts'
import { createMetrics } from '../http/metrics.ts'
import { done, failed } from '../outcome.ts'
import { createPeerDouble, type PeerDouble } from '../testing/peer-double.ts'
import { createSiteChannel, type SiteChannel } from './site-channel.ts'

const AT = '2026-01-01T00:00:00.000Z'
let channel: SiteChannel
let peer: PeerDouble
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  channel = createSiteChannel({
    site: 'chaib',
    source: () => ({
      latest: async () =>
        done({ epoch: 'e', seq: 0, at: AT, rev: 0, devices: [], readings: [], statuses: [], alarms: [] }),
      announced: () => undefined,
      journal: async () => failed('upstream.unavailable'),
    }),
    capabilities: {
      read: async () => done([]),
      known: () => [],
      forget: () => undefined,
      onKnown: () => () => undefined,
    },
    health: () => ({ state: 'live', ageMs: 0 }),
    metrics: createMetrics(),
  })
  peer = createPeerDouble()
  await channel.join(peer.subscriber, undefined)
})
afterEach(() => {
  channel.close()
  vi.useRealTimers()
})

const heard = (): LiveEvent[] =>
  peer.texts.filter((text) => text.startsWith('{')).map((text) => liveEvent.parse(JSON.parse(text)))
const valuesHeard = () => heard().flatMap((event) => (event.type === 'readings' ? event.rows.map((row) => row[2]) : []))
const read = (value: number) => {
  const row: ReadingRow = ['a', 'flow_m3h', value, value]
  channel.apply({ type: 'readings', site: 'chaib', rows: [row] })
}
const note = (seq: number) =>
  channel.apply({
    type: 'journal',
    epoch: 'e',
    site: 'chaib',
    entries: [
      {
        seq,
        at: AT,
        type: 'notification.created',
        data: { _id: `n${seq}`, device_id: { name: 'P' }, deviceStatus: 'off', created_at: AT },
      },
    ],
  })
/** The clock goes on for longer than the window in which readings are joined, and what is due in that tick goes out. */
const windowPasses = async () => {
  await vi.advanceTimersByTimeAsync(80)
  await new Promise(setImmediate)
}

test('one who joins is greeted in one write, and hears what happens afterwards', async () => {
  expect(peer.writes).toBe(1)
  expect(heard().map(({ type }) => type)).toEqual(['welcome', 'snapshot', 'heartbeat'])
  note(1)
  await windowPasses()
  expect(heard().map(({ type }) => type)).toContain('journal')
})

test('one who has fallen behind and then asks for the journal as well still gets the readings it missed', async () => {
  channel.subscribe(peer.subscriber, maskOf(['readings']))
  peer.stopReading()
  write(peer.subscriber, joinFrames(['x'.repeat(65_000), 'x'.repeat(65_000)]))
  read(1)
  await windowPasses()
  expect(valuesHeard()).toEqual([])
  channel.subscribe(peer.subscriber, maskOf(['readings', 'journal']))
  note(1)
  await windowPasses()
  await peer.read()
  expect(valuesHeard()).toEqual([1])
})
