import type { JournalEntry } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import { expect, test, vi } from 'vitest'
import { createArrivals } from './arrivals.ts'

const AT = '2026-11-21T14:02:31.000Z'
const notified = (deviceStatus: string): LiveEvent => ({
  type: 'journal',
  entry: {
    seq: 1,
    at: AT,
    type: 'notification.created',
    data: { _id: 'n', device_id: { name: 'Pompe 1' }, deviceStatus, created_at: AT },
  } satisfies JournalEntry,
})
const snapshot: LiveEvent = {
  type: 'snapshot',
  epoch: 'e',
  seq: 1,
  at: AT,
  series: [[0, 'pompe', 'power_kw']],
  readings: [],
  statuses: [],
  alarms: [],
}
const setUp = ({ known = ['pompe'], listsAreRead = false } = {}) => {
  const options = {
    onNotification: vi.fn(),
    onPower: vi.fn(),
    onAlarm: vi.fn(),
    onGoals: vi.fn(),
    knowsDevice: (device: string) => known.includes(device),
    rereadDevices: vi.fn(),
    listsAreRead: () => listsAreRead,
  }
  return { ...options, hear: createArrivals(options) }
}

test('[R4.2] a power cut is told to the bell and to the notice of cuts, by the name of the device', () => {
  const { hear, onPower, onNotification } = setUp()
  hear(notified('off'))
  expect(onPower).toHaveBeenCalledWith('Pompe 1', false)
  expect(onNotification).toHaveBeenCalledOnce()
})

test('[R4.2] so is power that comes back', () => {
  const { hear, onPower, onNotification } = setUp()
  hear(notified('on'))
  expect(onPower).toHaveBeenCalledWith('Pompe 1', true)
  expect(onNotification).toHaveBeenCalledOnce()
})

test('targets or budgets that somebody changed are read again at once, with what is judged by them', () => {
  const { hear, onGoals, onAlarm } = setUp()
  const changes = [{ goal: 'kwhPerM3', device: null, before: 0.55, after: 0.5, isDeclared: false }] as const
  hear({ type: 'journal', entry: { seq: 2, at: AT, type: 'goals.changed', data: { changes: [...changes] } } })
  expect(onGoals).toHaveBeenCalledOnce()
  expect(onAlarm).not.toHaveBeenCalled()
})

test('a picture stands for what was not told one by one, but when lists are read after it', () => {
  const before = setUp()
  before.hear(snapshot)
  expect(before.onNotification).not.toHaveBeenCalled()
  expect(before.onGoals).not.toHaveBeenCalled()
  const after = setUp({ listsAreRead: true })
  after.hear(snapshot)
  expect(after.onNotification).toHaveBeenCalledOnce()
  expect(after.onGoals).toHaveBeenCalledOnce()
})

test('a device nobody knows yet has the list of devices read again', () => {
  const { hear, rereadDevices } = setUp()
  hear({ type: 'readings', series: [[1, 'pompe', 'running']], rows: [] })
  expect(rereadDevices).not.toHaveBeenCalled()
  hear({ type: 'readings', series: [[2, 'nouveau', 'power_kw']], rows: [] })
  expect(rereadDevices).toHaveBeenCalledOnce()
})
