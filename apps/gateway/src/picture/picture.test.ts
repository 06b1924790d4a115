import type { AlarmState, DeviceStatus } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { createJournalRing } from './journal-ring.ts'
import { createPicture, replacePicture, snapshotOf, takeEntry, takeReading } from './picture.ts'
import { createStatusBoard } from './status-board.ts'

const AT = '2026-01-01T00:00:00.000Z'
const LATER = '2026-01-01T00:01:00.000Z'
const alarm = (id: string, state: AlarmState = 'unacknowledged') => ({
  id,
  device: 'a',
  condition: 'power-off' as const,
  priority: 'high' as const,
  state,
  raisedAt: AT,
  clearedAt: state === 'normal' || state === 'returned' ? AT : null,
})

describe('the picture', () => {
  test('holds the open alarms, as the journal tells them', () => {
    const picture = createPicture()
    replacePicture(picture, { epoch: 'e', seq: 4, at: AT, readings: [], statuses: [], alarms: [alarm('old')] })
    takeEntry(picture, { seq: 5, at: AT, type: 'alarm.raised', data: alarm('new') })
    takeEntry(picture, { seq: 6, at: AT, type: 'alarm.cleared', data: alarm('old', 'normal') })
    expect(snapshotOf(picture)).toMatchObject({ seq: 6, alarms: [{ id: 'new' }] })
  })

  test('keeps an alarm that cleared before anybody acknowledged it: it is still to be acknowledged', () => {
    const picture = createPicture()
    takeEntry(picture, { seq: 1, at: AT, type: 'alarm.raised', data: alarm('a') })
    takeEntry(picture, { seq: 2, at: AT, type: 'alarm.cleared', data: alarm('a', 'returned') })
    expect(snapshotOf(picture).alarms).toEqual([alarm('a', 'returned')])
  })

  test('replaced, keeps the index of each series and forgets the values that are no more', () => {
    const picture = createPicture()
    takeReading(picture, ['a', 'flow_m3h', 1, 1])
    takeReading(picture, ['b', 'flow_m3h', 1, 1])
    const readings = [['b', 'flow_m3h', 0, 7] satisfies [string, 'flow_m3h', number, number]]
    replacePicture(picture, { epoch: 'e2', seq: 0, at: AT, readings, statuses: [], alarms: [] })
    expect(snapshotOf(picture)).toMatchObject({
      series: [
        [0, 'a', 'flow_m3h'],
        [1, 'b', 'flow_m3h'],
      ],
      readings: [[1, 0, 7]],
    })
  })
})

describe('a status', () => {
  const known: DeviceStatus = { device: 'a', powered: true, poweredAt: AT, online: true, onlineAt: LATER }

  test('takes of each fact the later telling', () => {
    const board = createStatusBoard()
    board.take(known, 1)
    const told = { device: 'a', powered: false, poweredAt: LATER, online: false, onlineAt: AT }
    expect(board.take(told, 2)).toEqual({ ...known, powered: false, poweredAt: LATER })
  })

  test('told again changes nothing', () => {
    const board = createStatusBoard()
    board.take(known, 1)
    expect(board.take({ ...known }, 2)).toBeNull()
    expect(board.changedSince(1)).toEqual([])
  })

  test('of which nothing was ever told is never put over what is known', () => {
    const board = createStatusBoard()
    board.take(known, 1)
    expect(board.take({ device: 'a', powered: null, poweredAt: null, online: null, onlineAt: null }, 2)).toBeNull()
  })
})

describe('the ring', () => {
  const entryAt = (seq: number) => ({ seq, at: AT, type: 'alarm.raised' as const, data: alarm(String(seq)) })

  test('holds at least its capacity of the latest entries, and says what it no longer holds', () => {
    const ring = createJournalRing(10, 100)
    for (let seq = 101; seq <= 150; seq += 1) ring.push(entryAt(seq))
    expect(ring.since(140)?.map(({ seq }) => seq)).toEqual([141, 142, 143, 144, 145, 146, 147, 148, 149, 150])
    expect(ring.since(150)).toEqual([])
    expect(ring.since(100)).toBeNull()
    expect(ring.since(151)).toBeNull()
  })
})
