import type { Notification } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { withTheirCuts } from './with-their-cuts.ts'

const AT = Date.parse('2026-11-26T09:00:00.000Z')
const one = (id: string, deviceStatus: 'on' | 'off', secondsAgo = 0): Notification => ({
  _id: `${id}-${deviceStatus}-${secondsAgo}`,
  device_id: { _id: id, name: id },
  deviceStatus,
  created_at: new Date(AT - 1_000 * secondsAgo).toISOString(),
})
const parts = (items: readonly Notification[]) =>
  withTheirCuts(items).map(({ item, part }) => `${item.device_id.name} ${part}`)

test('[R4.3] a cut stands right below the return that ended it, what came between them below both', () => {
  const items = [one('a', 'on'), one('b', 'off', 30), one('c', 'on', 40), one('c', 'off', 50), one('a', 'off', 60)]
  expect(parts(items)).toEqual(['a return', 'a cut', 'b alone', 'c return', 'c cut'])
})

test('[R4.3] a return has the cut right before it only, and each notification stands once', () => {
  expect(parts([one('a', 'on'), one('a', 'on', 10), one('a', 'off', 20)])).toEqual(['a alone', 'a return', 'a cut'])
  expect(parts([one('a', 'off'), one('b', 'off'), one('c', 'off')])).toEqual(['a alone', 'b alone', 'c alone'])
})
