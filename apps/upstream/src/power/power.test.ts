import { expect, test } from 'vitest'
import { applyPower, notificationOf, type PowerReport, type PowerState } from './power.ts'

const unknown: PowerState = { powered: null, poweredAt: null, heardAt: null }
/** Heard at once, by clocks that agree. */
const on = (ts: number, heardAt = ts): PowerReport => ({ ts, powered: true, heardAt, latest: heardAt })
const off = (ts: number, heardAt = ts): PowerReport => ({ ts, powered: false, heardAt, latest: heardAt })
const after = (...reports: readonly PowerReport[]): PowerState =>
  reports.reduce((state, report) => applyPower(state, report).state, unknown)

test('off begins an outage, on ends it', () => {
  const cut = applyPower(after(on(1)), off(5))
  expect(cut).toEqual({
    state: { powered: false, poweredAt: 5, heardAt: 5 },
    edge: { kind: 'began', at: 5, late: false },
    late: false,
  })
  expect(applyPower(cut.state, on(9))).toEqual({
    state: { powered: true, poweredAt: 9, heardAt: 9 },
    edge: { kind: 'ended', at: 9, late: false },
    late: false,
  })
})

test('a first report that says on ends nothing, one that says off begins an outage', () => {
  expect(applyPower(unknown, on(1))).toMatchObject({ state: { powered: true, poweredAt: 1 }, edge: null })
  expect(applyPower(unknown, off(1)).edge).toEqual({ kind: 'began', at: 1, late: false })
})

test('a repeated report only moves the time of the last one', () => {
  expect(applyPower(after(off(5)), off(8))).toEqual({
    state: { powered: false, poweredAt: 5, heardAt: 8 },
    edge: null,
    late: false,
  })
})

test('a report with an earlier time than the one before counts all the same, late, from when it was heard', () => {
  expect(applyPower(after(off(50)), on(40, 60))).toEqual({
    state: { powered: true, poweredAt: 60, heardAt: 40 },
    edge: { kind: 'ended', at: 60, late: true, saidAt: 40 },
    late: true,
  })
})

test('a device whose clock was ahead is heard at once when it is put right, and nothing begins in the future', () => {
  const ahead = after(on(1), off(240_000, 1_000))
  expect(ahead).toEqual({ powered: false, poweredAt: 1_000, heardAt: 1_000 })
  expect(applyPower(ahead, on(2_000, 2_000))).toMatchObject({ edge: { kind: 'ended', at: 2_000, late: false } })
})

test('while our own clock is behind, the time of devices is believed', () => {
  const behind = { ts: 3_600_000, powered: false, heardAt: 10, latest: 3_600_500 }
  expect(applyPower(after(on(3_500_000)), behind).edge).toEqual({ kind: 'began', at: 3_600_000, late: false })
})

test('after our clock was put back, a device that is ahead is brought back to it all the same', () => {
  const ahead = { ts: 300_000, powered: false, heardAt: 10_000, latest: 130_000 }
  expect(applyPower(after(on(1)), ahead).edge).toEqual({ kind: 'began', at: 10_000, late: false, saidAt: 300_000 })
})

test('a device whose clock was put back for good has outages of their true length, marked', () => {
  const hour = 3_600_000
  const back = after(on(hour), off(2_000, hour + 2_000))
  expect(applyPower(back, on(6_000, hour + 6_000)).edge).toEqual({
    kind: 'ended',
    at: hour + 6_000,
    late: true,
    saidAt: 6_000,
  })
})

test('changes of a device do not go back in time, not even within what was heard at once', () => {
  const { state } = applyPower(after(on(1), off(30, 5_000), on(20, 6_000)), off(5_500, 6_000))
  expect(state).toEqual({ powered: false, poweredAt: 6_000, heardAt: 5_500 })
})

test('after our own clock was put right, what it wrote of a future that was none holds nobody back', () => {
  const ahead = after(on(1), off(10, 3_600_000), on(5, 3_600_100))
  expect(applyPower(ahead, off(2_000))).toMatchObject({ edge: { kind: 'began', at: 2_000, late: false } })
})

test('while our own clock is behind, a late report is dated by it: nothing lies in its future', () => {
  const known = after(on(3_500_000), off(3_600_000))
  const report = { ts: 3_000_000, powered: true, heardAt: 10_000, latest: 3_610_000 }
  expect(applyPower(known, report).edge).toEqual({ kind: 'ended', at: 10_000, late: false })
})

test('[R4.3] [R7.1] its notification has the shape of the spec', () => {
  const { type, data } = notificationOf({ kind: 'began', at: 0, late: false }, { id: 'p1', name: 'Pompe 1' })
  expect(type).toBe('notification.created')
  expect(data).toEqual({
    _id: expect.any(String),
    device_id: { _id: 'p1', name: 'Pompe 1' },
    deviceStatus: 'off',
    created_at: '1970-01-01T00:00:00.000Z',
  })
})
