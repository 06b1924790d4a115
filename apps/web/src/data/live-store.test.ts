import { alarm as alarmSchema } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import { expect, test, vi } from 'vitest'
import { createLiveStore } from './live-store.ts'

const AT = '2026-11-21T14:02:31.000Z'
const status = (device: string, powered: boolean) => ({ device, powered, poweredAt: AT, online: true, onlineAt: AT })
const alarm = (id: string) =>
  alarmSchema.parse({
    id,
    device: 'pompe',
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: AT,
    clearedAt: null,
  })

/** A store whose flushes happen when told. */
const setUp = () => {
  const frame: (() => void)[] = []
  const calm: (() => void)[] = []
  const store = createLiveStore({ frame: (flush) => frame.push(flush), calm: (flush) => calm.push(flush) })
  const run = (queue: (() => void)[]) => {
    for (const flush of queue.splice(0)) flush()
  }
  return { store, frame, calm, run }
}
const snapshot: LiveEvent = {
  type: 'snapshot',
  epoch: 'e',
  seq: 1,
  at: AT,
  series: [
    [0, 'pompe', 'power_kw'],
    [1, 'bassin', 'level_m'],
  ],
  readings: [
    [0, 1_000, 22],
    [1, 1_000, 2.4],
  ],
  statuses: [status('pompe', true)],
  alarms: [alarm('a1')],
}

test('a thousand readings of a series within a frame call its reader once, with the latest', () => {
  const { store, frame, run } = setUp()
  store.apply(snapshot)
  run(frame)
  const reader = vi.fn()
  store.readings.subscribe('pompe', 'power_kw', 'frame', reader)
  for (let i = 1; i <= 1_000; i++) store.apply({ type: 'readings', rows: [[0, 1_000 + i, i]] })
  expect(frame).toHaveLength(1)
  run(frame)
  expect(reader).toHaveBeenCalledOnce()
  expect(store.readings.get('pompe', 'power_kw')).toEqual({ ts: 2_000, value: 1_000 })
})

test('a reading calls the readers of its own series, and nobody else', () => {
  const { store, frame, run } = setUp()
  store.apply(snapshot)
  const [pump, tank] = [vi.fn(), vi.fn()]
  store.readings.subscribe('pompe', 'power_kw', 'frame', pump)
  store.readings.subscribe('bassin', 'level_m', 'frame', tank)
  run(frame)
  store.apply({ type: 'readings', rows: [[1, 2_000, 2.5]] })
  run(frame)
  expect([pump.mock.calls.length, tank.mock.calls.length]).toEqual([0, 1])
})

test('a calm reader waits for the calm flush; at rest nothing is scheduled', () => {
  const { store, frame, calm, run } = setUp()
  store.apply(snapshot)
  const reader = vi.fn()
  const unsubscribe = store.readings.subscribe('pompe', 'power_kw', 'calm', reader)
  store.apply({ type: 'readings', rows: [[0, 2_000, 23]] })
  expect(frame).toHaveLength(0)
  run(calm)
  expect(reader).toHaveBeenCalledOnce()
  unsubscribe()
  store.apply({ type: 'readings', rows: [[0, 3_000, 24]] })
  expect([frame, calm]).toEqual([[], []])
})

test('between two calm flushes a calm reader is given what it was told, so that no old digits stand under a fresh sign', () => {
  const { store, calm, run } = setUp()
  store.apply(snapshot)
  const unsubscribe = store.readings.subscribe('pompe', 'power_kw', 'calm', vi.fn())
  store.apply({ type: 'readings', rows: [[0, 29_000, 23]] })
  expect(store.readings.get('pompe', 'power_kw', 'calm')).toEqual({ ts: 1_000, value: 22 })
  expect(store.readings.get('pompe', 'power_kw', 'frame')).toEqual({ ts: 29_000, value: 23 })
  const read = store.readings.reader('pompe', 'power_kw')
  expect(read()).toEqual({ ts: 1_000, value: 22 })
  run(calm)
  expect(store.readings.get('pompe', 'power_kw', 'calm')).toEqual({ ts: 29_000, value: 23 })
  expect(read()).toEqual({ ts: 29_000, value: 23 })
  unsubscribe()
  store.apply({ type: 'readings', rows: [[0, 30_000, 24]] })
  expect(store.readings.get('pompe', 'power_kw', 'calm')).toEqual({ ts: 30_000, value: 24 })
})

test('a link that is told to be live again has calm readers look at what came with it', () => {
  const { store, calm, run } = setUp()
  store.apply(snapshot)
  const heard = vi.fn()
  store.readings.subscribe('pompe', 'power_kw', 'calm', heard)
  store.apply({ type: 'readings', rows: [[0, 29_000, 23]] })
  store.readings.catchUp()
  expect(store.readings.reader('pompe', 'power_kw')()).toEqual({ ts: 29_000, value: 23 })
  run(calm)
  expect(heard).toHaveBeenCalledOnce()
})

test('a series seen for the first time joins the dictionary; an index nobody knows is skipped', () => {
  const { store } = setUp()
  store.apply(snapshot)
  store.apply({
    type: 'readings',
    series: [[2, 'compteur', 'power_kw']],
    rows: [
      [2, 2_000, 40],
      [9, 2_000, 1],
    ],
  })
  expect(store.readings.get('compteur', 'power_kw')).toEqual({ ts: 2_000, value: 40 })
})

test('a new picture replaces the old one: what it does not hold is no longer known', () => {
  const { store, frame, run } = setUp()
  store.apply(snapshot)
  const reader = vi.fn()
  store.readings.subscribe('bassin', 'level_m', 'frame', reader)
  store.apply({ ...snapshot, series: [[0, 'pompe', 'power_kw']], readings: [[0, 9_000, 1]], statuses: [], alarms: [] })
  run(frame)
  expect(reader).toHaveBeenCalledOnce()
  expect(store.readings.get('bassin', 'level_m')).toBeNull()
  expect(store.board.status('pompe')).toBeNull()
  expect(store.board.alarms()).toEqual([])
})

test('alarms follow the journal; the same entry twice changes nothing', () => {
  const { store } = setUp()
  store.apply(snapshot)
  const raised: LiveEvent = { type: 'journal', entry: { seq: 2, at: AT, type: 'alarm.raised', data: alarm('a2') } }
  store.apply(raised)
  store.apply(raised)
  expect(store.board.alarms().map(({ id }) => id)).toEqual(['a1', 'a2'])
  store.apply({
    type: 'journal',
    entry: { seq: 3, at: AT, type: 'alarm.cleared', data: { ...alarm('a1'), state: 'normal', clearedAt: AT } },
  })
  expect(store.board.alarms().map(({ id }) => id)).toEqual(['a2'])
})

test('[R11.4] the next occurrence of a key takes the place of the one before', () => {
  const { store } = setUp()
  store.apply(snapshot)
  const next = { ...alarm('a2'), replaces: 'a1' }
  store.apply({ type: 'journal', entry: { seq: 2, at: AT, type: 'alarm.raised', data: next } })
  expect(store.board.alarms()).toEqual([next])
})

test('a cleared alarm that nobody acknowledged stays, in its place', () => {
  const { store } = setUp()
  store.apply({ ...snapshot, alarms: [alarm('a1'), alarm('a2')] })
  const returned = { ...alarm('a1'), state: 'returned', clearedAt: AT } as const
  store.apply({ type: 'journal', entry: { seq: 2, at: AT, type: 'alarm.cleared', data: returned } })
  expect(store.board.alarms()).toEqual([returned, alarm('a2')])
})

test('a status calls the readers of its device', () => {
  const { store, frame, run } = setUp()
  const [pump, tank] = [vi.fn(), vi.fn()]
  store.board.subscribeStatus('pompe', pump)
  store.board.subscribeStatus('bassin', tank)
  store.apply({ type: 'status', statuses: [status('pompe', false)] })
  run(frame)
  expect([pump.mock.calls.length, tank.mock.calls.length]).toEqual([1, 0])
  expect(store.board.status('pompe')?.powered).toBe(false)
})

test('who is without power is told once a frame, as one set until somebody loses or regains it', () => {
  const { store, frame, run } = setUp()
  store.apply(snapshot)
  run(frame)
  const watcher = vi.fn()
  store.board.subscribeUnpowered(watcher)
  store.apply({ type: 'status', statuses: [status('pompe', false), status('bassin', true)] })
  store.apply({ type: 'status', statuses: [status('bassin', false)] })
  run(frame)
  expect(watcher).toHaveBeenCalledOnce()
  const off = store.board.unpowered()
  expect([...off]).toEqual(['pompe', 'bassin'])
  store.apply({ type: 'status', statuses: [status('pompe', false)] })
  store.apply({ ...snapshot, statuses: [status('pompe', false), status('bassin', false)] })
  run(frame)
  expect(watcher).toHaveBeenCalledOnce()
  expect(store.board.unpowered()).toBe(off)
  store.board.replace({ statuses: [], alarms: [] })
  run(frame)
  expect(watcher).toHaveBeenCalledTimes(2)
  expect(store.board.unpowered().size).toBe(0)
})

test('in a hidden tab, where no frame is painted, alarms are told all the same within a second', () => {
  vi.useFakeTimers()
  const { store, frame, run } = setUp()
  const watcher = vi.fn()
  store.board.subscribeAlarms(watcher)
  store.apply(snapshot)
  expect(watcher).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(watcher).toHaveBeenCalledOnce()
  run(frame)
  expect(watcher).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
