import { type Alarm, alarm } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { heldFirst, isBesideActive, isCounted, othersOf, urgentOf, worstByDevice, worstPriority } from './urgent.ts'

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

test('[R12.2] what is over gives the screen to what holds, if that is urgent enough to have it', () => {
  const over = { ...one('a', 'high', 'returned', 1), clearedAt: '2026-11-23T09:03:00.000Z' }
  expect(urgentOf([over, one('b', 'high', 'unacknowledged', 9)], 'high')?.id).toBe('b')
  expect(urgentOf([over, one('b', 'medium', 'unacknowledged', 9)], 'low')?.id).toBe('b')
  expect(urgentOf([over, one('b', 'medium', 'unacknowledged', 9)], 'high')?.id).toBe('a')
})

test('[R12.4] less urgent ones than the admin chose leave the rotation alone', () => {
  expect(urgentOf([one('a', 'medium')], 'high')).toBeNull()
  expect(urgentOf([one('a', 'medium')], 'low')?.id).toBe('a')
})

test('[R12.4] the others are counted by priority', () => {
  const alarms = [one('b', 'low'), one('c', 'low'), one('d', 'low', 'acknowledged')]
  expect(othersOf(alarms)).toEqual([['low', 2]])
})

test('[R12.4] what is over is counted apart from what holds', () => {
  expect(othersOf([one('a', 'medium'), one('b', 'medium', 'returned'), one('c', 'high', 'returned')])).toEqual([
    ['medium', 1],
  ])
})

test('[R12.4] one that is over leaves its room to what holds and nobody put aside', () => {
  const over = one('over', 'high', 'returned')
  expect(isBesideActive(over, [one('b', 'high', 'returned'), over, one('c', 'low')])).toBe(true)
  expect(isBesideActive(over, [over, one('b', 'high', 'returned'), one('c', 'high', 'shelved')])).toBe(false)
})

test('[R12.4] alarms are named as they are counted: what waits first, then what is acknowledged, none that was put aside', () => {
  const alarms = [
    one('a', 'critical', 'acknowledged'),
    one('b', 'low'),
    one('c', 'high'),
    one('d', 'critical', 'shelved'),
  ]
  expect(heldFirst(alarms.filter(isCounted)).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('[R12.4] the mark of a thing is that of the gravest alarm of any device that it is made of', () => {
  const worst = worstByDevice([one('a', 'low'), { ...one('b', 'high'), device: 'niveau' }, one('c', 'medium')])
  expect([...worst]).toEqual(
    expect.arrayContaining([
      ['forage-1', 'medium'],
      ['niveau', 'high'],
    ]),
  )
  expect(worstPriority(['forage-1', 'niveau', 'autre'].map((id) => worst.get(id)))).toBe('high')
  expect(worstPriority([undefined])).toBeNull()
})

test('[R12.4] a cut that is over is named after what holds, however grave it was, acknowledged or not', () => {
  const counted = [
    one('cut', 'high', 'returned'),
    one('filter', 'low'),
    one('leak', 'medium'),
    one('old', 'critical', 'acknowledged'),
  ]
  expect(heldFirst(counted).map(({ id }) => id)).toEqual(['leak', 'filter', 'old', 'cut'])
  // what somebody put aside asks for nothing
  expect(heldFirst([one('aside', 'critical', 'shelved'), ...counted]).at(-1)?.id).toBe('aside')
})
