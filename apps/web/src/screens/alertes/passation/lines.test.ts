import { type HandoverAlarm, handoverAlarm } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { allInCutOf, linesOf, worstOf } from './lines.ts'

const NOW = Date.parse('2026-11-22T09:10:00.000Z')
const one = (id: string, change: Partial<HandoverAlarm> = {}): HandoverAlarm =>
  handoverAlarm.parse({
    id,
    device: id,
    deviceName: id,
    condition: 'power-off',
    priority: 'medium',
    state: 'unacknowledged',
    raisedAt: new Date(NOW).toISOString(),
    shelvedUntil: null,
    reason: null,
    ...change,
  })
const ids = (alarms: readonly HandoverAlarm[], part: 'active' | 'returned' | 'aside') =>
  linesOf(alarms, part).map((line) => line.map(({ id }) => id).join(' '))

test('[R11.8] what holds, what is over and what was put aside are told apart', () => {
  const alarms = [
    one('a'),
    one('b', { state: 'acknowledged' }),
    one('c', { state: 'returned' }),
    one('d', { state: 'shelved', reason: 'travaux' }),
    one('e', { state: 'out-of-service' }),
  ]
  expect([ids(alarms, 'active'), ids(alarms, 'returned'), ids(alarms, 'aside')]).toEqual([
    ['a', 'b'],
    ['c'],
    ['d', 'e'],
  ])
})

test('[R11.8] cuts of one moment are one line, where the first of them stands, of the worst priority', () => {
  const later = new Date(NOW + 600_000).toISOString()
  const alarms = [
    one('x', { condition: 'offline' }),
    one('a'),
    one('y', { condition: 'offline' }),
    one('b', { priority: 'high' }),
    one('c'),
    one('z', { raisedAt: later }),
  ]
  expect(ids(alarms, 'active')).toEqual(['x', 'a b c', 'y', 'z'])
  const [, group] = linesOf(alarms, 'active')
  expect(group && worstOf(group)).toBe('high')
  // each that was put aside has its own reason
  const shelved = alarms.map((alarm): HandoverAlarm => ({ ...alarm, state: 'shelved' }))
  expect(ids(shelved, 'aside')).toEqual(['x', 'a', 'y', 'b', 'c', 'z'])
})

test('[R11.8] cuts that are over are one line only where they also ended together', () => {
  const at = (ms: number) => new Date(NOW + ms).toISOString()
  const over = (id: string, raised: number, cleared: number) =>
    one(id, { state: 'returned', raisedAt: at(raised), clearedAt: at(cleared) })
  const feeder = ['a', 'b', 'c'].map((id, place) => over(id, place * 100, 26_000))
  expect(ids([...feeder, over('pump', 48_000, 194_000)], 'returned')).toEqual(['a b c', 'pump'])
  // two that ended by themselves are told one by one
  const [first, second] = feeder
  if (first === undefined || second === undefined) throw new Error('a feeder cut')
  expect(ids([first, second, over('pump', 48_000, 194_000)], 'returned')).toEqual(['a', 'b', 'pump'])
})

test('[R11.8] a cut that is over tells how many were in it where these are more than its alarms', () => {
  const over = (cut?: HandoverAlarm['cut']) =>
    ['a', 'b', 'c'].map((id) => one(id, { state: 'returned', ...(cut && { cut }) }))
  const told = (alarms: readonly HandoverAlarm[]) => linesOf(alarms, 'returned').map(allInCutOf)
  expect(told(over({ devices: 38, lasting: 0 }))).toEqual([38])
  expect(told(over({ devices: 38, lasting: 35 }))).toEqual([null])
  expect(told(over({ devices: 3, lasting: 0 }))).toEqual([null])
  // the record tells the moments of cuts apart in another way than the open alarms do
  expect(told(over({ devices: 2, lasting: 0 }))).toEqual([null])
  // of a note that was signed before this was written down
  expect(told(over())).toEqual([null])
})
