import type { JournalEntry, ReadingRow } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMetrics } from '../plugins/metrics.ts'
import type { Batch } from './batch.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createPicture, type Picture, takeEntry, takeReading } from './picture.ts'
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
    deliver: (batch) => void batches.push(eventsOf(batch)),
  })
})
afterEach(() => {
  outbox.close()
  vi.useRealTimers()
})

/** Short frames only: two bytes of header each, or four. */
const eventsOf = (batch: Batch): LiveEvent[] => {
  const bytes = batch.forTopics(ALL)?.bytes ?? Buffer.alloc(0)
  const events: LiveEvent[] = []
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt8(at + 1)
    const [start, size] = short === 126 ? [at + 4, bytes.readUInt16BE(at + 2)] : [at + 2, short]
    events.push(JSON.parse(bytes.toString('utf8', start, start + size)))
    at = start + size
  }
  return events
}
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
  outbox.heartbeat()
  note(1)
  note(2)
  expect(batches).toEqual([])
  vi.advanceTimersByTime(0)
  expect(batches.map(typesOf)).toEqual([['journal', 'journal', 'readings', 'heartbeat']])
})

test('a heartbeat tells where the journal stands when it goes, not when it was asked for', () => {
  outbox.heartbeat()
  note(1)
  vi.advanceTimersByTime(0)
  expect(batches[0]?.at(-1)).toMatchObject({ type: 'heartbeat', seq: 1 })
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
