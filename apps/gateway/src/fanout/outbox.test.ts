import type { JournalEntry, ReadingRow } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMetrics } from '../http/metrics.ts'
import { createPicture, type Picture, takeEntry, takeReading } from '../picture/picture.ts'
import { textsOf } from '../testing/frames.ts'
import type { Batch } from './batch.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { ALL } from './topics.ts'

let picture: Picture
let outbox: Outbox
let batches: LiveEvent[][]

beforeEach(() => {
  vi.useFakeTimers()
  picture = createPicture()
  batches = []
  outbox = createOutbox(picture, {
    metrics: createMetrics(),
    heartbeat: () => ({
      type: 'heartbeat',
      seq: picture.seq,
      at: new Date().toISOString(),
      source: { state: 'live', ageMs: 0 },
    }),
    deliver: (batch) => {
      const events = eventsOf(batch)
      if (events.length > 0) batches.push(events)
    },
  })
  outbox.beat()
  batches.length = 0
})
afterEach(() => {
  outbox.close()
  vi.useRealTimers()
})

const eventsOf = (batch: Batch): LiveEvent[] =>
  textsOf(batch.forTopics(ALL)?.bytes ?? Buffer.alloc(0)).map((text) => JSON.parse(text))
const read = (value: number, device = 'a') => {
  const row: ReadingRow = [device, 'flow_m3h', value, value]
  const index = takeReading(picture, row)
  outbox.readings(index === null ? [] : [index])
}
const note = (seq: number) => {
  const entry: JournalEntry = {
    seq,
    at: '2026-01-01T00:00:00.000Z',
    type: 'notification.created',
    data: { _id: `n${seq}`, device_id: { name: 'P' }, deviceStatus: 'off', created_at: '2026-01-01T00:00:00.000Z' },
  }
  takeEntry(picture, entry)
  outbox.journal(entry)
}
const typesOf = (events: readonly LiveEvent[] | undefined) => events?.map(({ type }) => type)

test('what is due in one tick goes in one batch, alerts first', () => {
  read(1)
  note(1)
  note(2)
  expect(batches).toEqual([])
  vi.advanceTimersByTime(0)
  expect(batches.map(typesOf)).toEqual([['journal', 'journal', 'readings']])
})

describe('a heartbeat', () => {
  test('goes alone when nothing was sent for a second, and says where the journal stands then', () => {
    vi.advanceTimersByTime(999)
    expect(batches).toEqual([])
    vi.advanceTimersByTime(2_001)
    expect(batches.map(typesOf)).toEqual([['heartbeat'], ['heartbeat'], ['heartbeat']])
    expect(batches[0]).toMatchObject([{ type: 'heartbeat', seq: 0 }])
  })

  test('does not go alone while something else is sent: it goes along, once a second', () => {
    for (let seq = 1; seq <= 40; seq += 1) {
      note(seq)
      vi.advanceTimersByTime(100)
    }
    expect(batches.filter((events) => typesOf(events)?.join() === 'heartbeat')).toEqual([])
    const beats = batches.flat().filter(({ type }) => type === 'heartbeat')
    expect(beats.length).toBeGreaterThanOrEqual(3)
    expect(beats.length).toBeLessThanOrEqual(4)
    expect(batches.find((events) => events.length === 2)).toMatchObject([
      { type: 'journal', entry: { seq: 11 } },
      { type: 'heartbeat', seq: 11 },
    ])
  })

  test('is never more than a second away from what was heard before', () => {
    const heardAt: number[] = [0]
    const start = Date.now()
    for (const pause of [300, 700, 1_400, 100, 50, 2_600, 900]) {
      note(heardAt.length)
      for (let ms = 0; ms < pause; ms += 10) {
        vi.advanceTimersByTime(10)
        if (batches.splice(0).length > 0) heardAt.push(Date.now() - start)
      }
    }
    const silences = heardAt.slice(1).map((at, index) => at - (heardAt[index] ?? 0))
    expect(Math.max(...silences)).toBeLessThanOrEqual(1_000)
  })

  test('goes to everybody at once when the state of the source is another', () => {
    note(1)
    vi.advanceTimersByTime(100)
    outbox.beat()
    expect(batches.map(typesOf)).toEqual([['journal'], ['heartbeat']])
  })
})

test('when idle a reading goes at once; under load at the end of the window, the latest of each series', () => {
  read(1)
  vi.advanceTimersByTime(0)
  expect(batches).toHaveLength(1)
  for (let value = 2; value <= 10; value += 1) {
    read(value)
    vi.advanceTimersByTime(4)
  }
  expect(batches).toHaveLength(1)
  vi.advanceTimersByTime(50)
  expect(batches[1]).toEqual([{ type: 'readings', rows: [[0, 10, 10]] }])
  expect(batches).toHaveLength(2)
})

test('a journal entry never waits for the window of the readings', () => {
  read(1)
  vi.advanceTimersByTime(0)
  read(2)
  note(1)
  vi.advanceTimersByTime(0)
  expect(batches.map(typesOf)).toEqual([['readings'], ['journal']])
})

test('a series seen for the first time joins the dictionary once', () => {
  read(1, 'a')
  vi.advanceTimersByTime(0)
  read(2, 'a')
  read(2, 'b')
  vi.advanceTimersByTime(60)
  expect(batches).toEqual([
    [{ type: 'readings', series: [[0, 'a', 'flow_m3h']], rows: [[0, 1, 1]] }],
    [
      {
        type: 'readings',
        series: [[1, 'b', 'flow_m3h']],
        rows: [
          [0, 2, 2],
          [1, 2, 2],
        ],
      },
    ],
  ])
})

test('once a snapshot has said it all, nothing of before goes out', () => {
  read(1)
  note(1)
  outbox.clear()
  vi.advanceTimersByTime(100)
  expect(batches).toEqual([])
})
