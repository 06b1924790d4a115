import { alarm, type JournalEntry } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { createAlarmLog } from './alarm-log.ts'

const NOW = Date.parse('2026-11-22T09:10:00.000Z')
const at = (agoMs: number) => new Date(NOW - agoMs).toISOString()
const alarmOf = (id: string, agoMs: number, state = 'unacknowledged') =>
  alarm.parse({
    id,
    device: 'pompe',
    condition: 'power-off',
    priority: 'high',
    state,
    raisedAt: at(agoMs),
    clearedAt: null,
  })
const entry = (type: 'alarm.raised' | 'alarm.cleared', id: string, agoMs: number, state?: string): JournalEntry => ({
  seq: 1,
  at: at(agoMs),
  type,
  data: alarmOf(id, agoMs, state),
})
const setUp = () => createAlarmLog((flush) => flush())

test('[R11.4] flips of a key count for a minute', () => {
  const log = setUp()
  log.hear(entry('alarm.raised', 'a1', 70_000))
  log.hear(entry('alarm.cleared', 'a1', 50_000, 'returned'))
  log.hear(entry('alarm.raised', 'a2', 40_000))
  expect(log.flipsOf('pompe/power-off', NOW).map(({ isOn }) => isOn)).toEqual([false, true])
  expect(log.flipsOf('pompe/power-off', NOW + 60_000)).toEqual([])
  expect(log.flipsOf('vanne/power-off', NOW)).toEqual([])
})

test('[R11.4] new alarms count for ten minutes, those of the first picture by when they were raised', () => {
  const log = setUp()
  log.replace([alarmOf('a1', 9 * 60_000), alarmOf('a2', 11 * 60_000)])
  expect(log.lately(NOW)).toEqual({ count: 1, last: NOW - 9 * 60_000 })
  log.hear(entry('alarm.raised', 'a3', 0))
  expect(log.lately(NOW).count).toBe(2)
  expect(log.lately(NOW + 5 * 60_000).count).toBe(1)
  expect(log.lately(NOW + 11 * 60_000)).toEqual({ count: 0, last: null })
})

test('an alarm that closed is kept for the row that shows it, and each change is told', () => {
  const log = setUp()
  const before = log.version()
  log.hear(entry('alarm.cleared', 'a1', 0, 'normal'))
  expect(log.closed('a1')?.state).toBe('normal')
  expect(log.version()).toBeGreaterThan(before)
})
