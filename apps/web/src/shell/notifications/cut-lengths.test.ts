import type { Notification } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { cutLengths } from './cut-lengths.ts'

const one = (_id: string, deviceStatus: 'on' | 'off', created_at: string, name = 'pompe-1'): Notification => ({
  _id,
  device_id: { name },
  deviceStatus,
  created_at,
})

test('[R4.3] a cut that ended in the list has the length that both its ends tell, one that lasts or began before it has none', () => {
  const items = [
    one('lasting', 'off', '2026-11-26T10:00:00Z'),
    one('end', 'on', '2026-11-26T09:00:45Z'),
    one('other', 'on', '2026-11-26T09:00:30Z', 'pompe-2'),
    one('again', 'off', '2026-11-26T09:00:10Z'),
    one('begin', 'off', '2026-11-26T09:00:00Z'),
  ]
  expect([...cutLengths(items)]).toEqual([
    ['begin', 45_000],
    ['end', 45_000],
  ])
})

test('[R4.3] two cuts of one device each have their own length', () => {
  const items = [
    one('end-2', 'on', '2026-11-26T09:30:00Z'),
    one('begin-2', 'off', '2026-11-26T09:20:00Z'),
    one('end-1', 'on', '2026-11-26T09:05:00Z'),
    one('begin-1', 'off', '2026-11-26T09:00:00Z'),
  ]
  expect(Object.fromEntries(cutLengths(items))).toEqual({
    'begin-1': 300_000,
    'end-1': 300_000,
    'begin-2': 600_000,
    'end-2': 600_000,
  })
})
