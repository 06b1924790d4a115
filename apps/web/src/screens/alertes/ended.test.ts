import { UNKNOWN_SUPPLY } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { NOW, one } from '@/widgets/alarm/alarm.fixtures'
import { endedLines, endedSpan } from './ended.ts'

const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString()
const cut = (id: string, from: number, to: number) =>
  one(id, { state: 'normal', raisedAt: at(from), clearedAt: at(to), device: `pompe-${id}` })
const ids = (alarms: Parameters<typeof endedLines>[0]) =>
  endedLines(alarms, UNKNOWN_SUPPLY).map((line) => line.map(({ id }) => id))

test('[R11.4] the alarms of one cut that is over are one line, where the newest of them stands', () => {
  const leak = one('f', { state: 'normal', condition: 'night-flow', raisedAt: at(30), clearedAt: at(20) })
  expect(ids([cut('z', 10, 5), leak, cut('c', 60, 43), cut('b', 60, 43), cut('a', 60, 42)])).toEqual([
    ['z'],
    ['f'],
    ['c', 'b', 'a'],
  ])
})

test('[R11.4] two cuts of one moment are told one by one', () => {
  expect(ids([cut('b', 60, 43), cut('a', 60, 43)])).toEqual([['b'], ['a']])
})

test('[R11.4] a line spans from the first that began to the last that was over, and nothing where an end is not known', () => {
  expect(endedSpan([cut('a', 60, 43), cut('b', 60, 42)])).toEqual({ from: NOW - 3_600_000, to: NOW - 42 * 60_000 })
  expect(endedSpan([cut('a', 60, 43), one('b', { clearedAt: null })])).toBeNull()
})
