import { type AlarmState, alarm as alarmSchema, type DeviceStatus } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { createBoard } from './board.ts'
import { createJournalRing } from './journal-ring.ts'
import { createPicture, replacePicture, snapshotOf, takeEntry, takeReading } from './picture.ts'
import { createRevCount } from './rev-count.ts'

const AT = '2026-01-01T00:00:00.000Z'
const LATER = '2026-01-01T00:01:00.000Z'
const EMPTY = { seq: 0, rev: 0, at: AT, devices: [], readings: [], statuses: [], alarms: [] }
const alarm = (id: string, state: AlarmState = 'unacknowledged') =>
  alarmSchema.parse({
    id,
    device: 'a',
    condition: 'power-off',
    priority: 'high',
    state,
    raisedAt: AT,
    clearedAt: state === 'normal' || state === 'returned' ? AT : null,
  })

describe('the picture', () => {
  test('holds the open alarms, as the journal tells them', () => {
    const picture = createPicture()
    replacePicture(picture, { ...EMPTY, epoch: 'e', seq: 4, alarms: [alarm('old')] })
    takeEntry(picture, { seq: 5, at: AT, type: 'alarm.raised', data: alarm('new') })
    takeEntry(picture, { seq: 6, at: AT, type: 'alarm.cleared', data: alarm('old', 'normal') })
    expect(snapshotOf(picture)).toMatchObject({ seq: 6, alarms: [{ id: 'new' }] })
  })

  test('[R11.4] gives the place of an open alarm to the next occurrence of its key', () => {
    const picture = createPicture()
    takeEntry(picture, { seq: 1, at: AT, type: 'alarm.raised', data: alarm('a') })
    takeEntry(picture, { seq: 2, at: AT, type: 'alarm.cleared', data: alarm('a', 'returned') })
    takeEntry(picture, { seq: 3, at: AT, type: 'alarm.raised', data: { ...alarm('b'), replaces: 'a' } })
    expect(snapshotOf(picture).alarms.map(({ id }) => id)).toEqual(['b'])
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
    replacePicture(picture, { ...EMPTY, epoch: 'e2', readings })
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
  const on: DeviceStatus = { device: 'a', powered: true, poweredAt: AT, online: true, onlineAt: LATER }
  const off: DeviceStatus = { ...on, powered: false, poweredAt: LATER }
  const board = () => createBoard<DeviceStatus>(({ device }) => device)

  test('of a later change wins, whatever its times say and in whatever order they are told', () => {
    const inOrder = board()
    inOrder.take(off, 1, 1)
    expect(inOrder.take(on, 2, 2)).toEqual(on)
    const reversed = board()
    reversed.take(on, 2, 1)
    expect(reversed.take(off, 1, 2)).toBeNull()
    expect(reversed.get('a')).toEqual(on)
  })

  test('that is the same is no change', () => {
    const known = board()
    known.take(on, 1, 1)
    expect(known.take({ ...on }, 2, 2)).toBeNull()
    expect(known.changedSince(1)).toEqual([])
  })
})

describe('changes of devices', () => {
  test('that come out of order leave a gap until the one between is there', () => {
    const count = createRevCount()
    count.take(1)
    count.take(3)
    expect([count.position(), count.hasGap()]).toEqual([1, true])
    count.take(2)
    expect([count.position(), count.hasGap()]).toEqual([3, false])
  })

  test('that are announced and do not come leave a gap, until all up to them is read', () => {
    const count = createRevCount()
    count.noteHead(4)
    count.take(5)
    expect(count.hasGap()).toBe(true)
    count.reach(4)
    expect([count.position(), count.hasGap()]).toEqual([5, false])
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
