import { expect, test } from 'vitest'
import { applyPower, notificationOf, type PowerReport, type PowerState } from './power.ts'

const unknown: PowerState = { powered: null, poweredAt: null, heardAt: null }
const on = (ts: number): PowerReport => ({ ts, powered: true })
const off = (ts: number): PowerReport => ({ ts, powered: false })
const after = (...reports: readonly PowerReport[]): PowerState =>
  reports.reduce((state, report) => applyPower(state, report).state, unknown)

test('off begins an outage, on ends it', () => {
  const cut = applyPower(after(on(1)), off(5))
  expect(cut).toEqual({ state: { powered: false, poweredAt: 5, heardAt: 5 }, edge: { kind: 'began', at: 5 } })
  expect(applyPower(cut.state, on(9))).toEqual({
    state: { powered: true, poweredAt: 9, heardAt: 9 },
    edge: { kind: 'ended', at: 9 },
  })
})

test('a first report that says on ends nothing, one that says off begins an outage', () => {
  expect(applyPower(unknown, on(1))).toEqual({ state: { powered: true, poweredAt: 1, heardAt: 1 }, edge: null })
  expect(applyPower(unknown, off(1)).edge).toEqual({ kind: 'began', at: 1 })
})

test('a repeated report only moves the time it was heard, so that an older one is still recognised', () => {
  const repeated = applyPower(after(off(5)), off(8))
  expect(repeated).toEqual({ state: { powered: false, poweredAt: 5, heardAt: 8 }, edge: null })
  expect(applyPower(repeated.state, on(7))).toEqual({ state: repeated.state, edge: null })
})

test('[R4.3] [R7.1] its notification has the shape of the spec', () => {
  const { type, data } = notificationOf({ kind: 'began', at: 0 }, { id: 'p1', name: 'Pompe 1' })
  expect(type).toBe('notification.created')
  expect(data).toEqual({
    _id: expect.any(String),
    device_id: { _id: 'p1', name: 'Pompe 1' },
    deviceStatus: 'off',
    created_at: '1970-01-01T00:00:00.000Z',
  })
})
