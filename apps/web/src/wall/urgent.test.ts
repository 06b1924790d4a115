import { type Alarm, alarm } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { othersOf, urgentOf } from './urgent.ts'

const one = (id: string, priority: Alarm['priority'], state: Alarm['state'] = 'unacknowledged', minute = 0): Alarm =>
  alarm.parse({
    id,
    device: 'forage-1',
    condition: 'power-off',
    priority,
    state,
    raisedAt: new Date(Date.UTC(2026, 10, 23, 9, minute)).toISOString(),
    clearedAt: null,
  })

test('[R12.4] the most urgent alarm that nobody acknowledged takes the screen, the first of equals', () => {
  const alarms = [one('b', 'high', 'unacknowledged', 5), one('a', 'high', 'unacknowledged', 1), one('c', 'low')]
  expect(urgentOf(alarms, 'high')?.id).toBe('a')
  expect(urgentOf([...alarms, one('d', 'critical', 'unacknowledged', 9)], 'high')?.id).toBe('d')
})

test('[R12.4] one that cleared before anybody acknowledged it still waits; acknowledged ones do not', () => {
  expect(urgentOf([one('a', 'high', 'returned')], 'high')?.id).toBe('a')
  for (const state of ['acknowledged', 'shelved', 'suppressed', 'out-of-service'] as const)
    expect(urgentOf([one('a', 'critical', state)], 'low')).toBeNull()
})

test('[R12.2] what is over gives the screen to what holds, if that is as urgent', () => {
  const over = { ...one('a', 'high', 'returned', 1), clearedAt: '2026-11-23T09:03:00.000Z' }
  expect(urgentOf([over, one('b', 'high', 'unacknowledged', 9)], 'high')?.id).toBe('b')
  expect(urgentOf([over, one('b', 'medium', 'unacknowledged', 9)], 'low')?.id).toBe('a')
})

test('[R12.4] less urgent ones than the admin chose leave the rotation alone', () => {
  expect(urgentOf([one('a', 'medium')], 'high')).toBeNull()
  expect(urgentOf([one('a', 'medium')], 'low')?.id).toBe('a')
})

test('[R12.4] the others are counted by priority', () => {
  const alarms = [one('a', 'high'), one('b', 'low'), one('c', 'low'), one('d', 'low', 'acknowledged')]
  expect(othersOf(alarms, ['a'])).toEqual([['low', 2]])
})
