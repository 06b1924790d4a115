import type { Notification } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { toldTogether, withTheirCuts } from './together.ts'

const AT = Date.parse('2026-11-26T09:00:00.000Z')
const one = (id: string, deviceStatus: 'on' | 'off', secondsAgo = 0): Notification => ({
  _id: `${id}-${deviceStatus}-${secondsAgo}`,
  device_id: { _id: id, name: id },
  deviceStatus,
  created_at: new Date(AT - 1_000 * secondsAgo).toISOString(),
})
const told = (items: readonly Notification[]) =>
  toldTogether(items).map((run) => run.map(({ device_id }) => device_id.name).join(' '))

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

const parts = (items: readonly Notification[]) =>
  withTheirCuts(toldTogether(items)).map(
    ({ told, part }) => `${told.map(({ device_id }) => device_id.name).join(' ')} ${part}`,
  )

test('[R4.3] a cut stands right below the return that ended it, what came between them below both', () => {
  const items = [one('a', 'on'), one('b', 'off', 30), one('c', 'on', 40), one('c', 'off', 50), one('a', 'off', 60)]
  expect(parts(items)).toEqual(['a return', 'a cut', 'b alone', 'c return', 'c cut'])
})

test('[R4.3] a return of several devices has only the cut of all of them below it, and one return none of another', () => {
  const both = (status: 'on' | 'off', ago: number) => [
    one('a', status, ago),
    one('b', status, ago),
    one('c', status, ago),
  ]
  expect(parts([...both('on', 0), ...both('off', 60)])).toEqual(['a b c return', 'a b c cut'])
  expect(parts([...both('on', 0), one('a', 'off', 60)])).toEqual(['a b c alone', 'a alone'])
  expect(parts([one('a', 'on'), one('a', 'on', 10), one('a', 'off', 20)])).toEqual(['a alone', 'a return', 'a cut'])
})
