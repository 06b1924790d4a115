import type { Notification } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { toldTogether } from './together.ts'

const AT = Date.parse('2026-11-26T09:00:00.000Z')
const one = (id: string, deviceStatus: 'on' | 'off', secondsAgo = 0): Notification => ({
  _id: id,
  device_id: { _id: id, name: id },
  deviceStatus,
  created_at: new Date(AT - 1_000 * secondsAgo).toISOString(),
})
const told = (items: readonly Notification[]) => toldTogether(items).map((run) => run.map(({ _id }) => _id).join(' '))

test('[R4.3] devices that are cut in one moment are read as one, their return as another', () => {
  const items = [
    one('a', 'on'),
    one('b', 'on'),
    one('c', 'on'),
    one('d', 'off', 60),
    one('e', 'off', 60),
    one('f', 'off', 60),
  ]
  expect(told(items)).toEqual(['a b c', 'd e f'])
})

test('[R4.3] two of a moment, and what is hours apart, are read one by one', () => {
  expect(told([one('a', 'off'), one('b', 'off')])).toEqual(['a', 'b'])
  expect(told([one('a', 'off'), one('b', 'off', 3_600), one('c', 'off', 7_200)])).toEqual(['a', 'b', 'c'])
})
