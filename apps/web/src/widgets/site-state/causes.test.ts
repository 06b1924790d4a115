import { type Alarm, alarm, type Device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { DEVICES, item, look, NOW, night, tank } from './causes.fixtures.ts'
import { causesOf, type TargetCause } from './causes.ts'

test('with everything alive nothing needs watching, and a device that is a little late is not told', () => {
  expect(look([item('a', 'late', 5)], { ...tank(31, null), consumptions: night(0.5, null).consumptions })).toEqual([])
})

test('devices that lost power together are one cause, a later cut is another', () => {
  const causes = look([
    item('a', 'unpowered', 15),
    item('b', 'unpowered', 14.5),
    item('c', 'unpowered', 15),
    item('d', 'unpowered', 2),
  ])
  expect(causes).toMatchObject([
    {
      kind: 'power',
      severity: 'critical',
      general: true,
      since: NOW - 15 * MINUTE_MS,
      devices: [{ id: 'a' }, { id: 'c' }, { id: 'b' }],
    },
    { kind: 'power', general: false, devices: [{ id: 'd' }] },
  ])
})

test('a cut of most of the site is not general: only when nothing that tells of its power has any left', () => {
  const all = DEVICES.map(({ id }, place) => item(id, 'unpowered', place === 0 ? 90 : 15))
  expect(look(all.slice(1))).toMatchObject([{ general: true, whole: false, power: { told: 6, on: 1 } }])
  expect(look(all)).toMatchObject([
    { general: true, whole: true, power: { told: 6, on: 0 }, since: NOW - 15 * MINUTE_MS, devices: { length: 6 } },
  ])
})

test('[R10] a cut tells that every pump of the site is among what it took', () => {
  const pumpsOf = (...ids: readonly string[]) =>
    look(ids.map((id) => item(id, 'unpowered', 15))).map((cause) => cause.kind === 'power' && cause.pumps)
  expect(pumpsOf('a', 'b')).toEqual([2])
  expect(pumpsOf('a', 'b', 'tank')).toEqual([2])
  expect(pumpsOf('a', 'c', 'd')).toEqual([undefined])
})

test('[R10] each cut keeps its own beginning in what is told of all of them', () => {
  const all = DEVICES.map(({ id }, place) => item(id, 'unpowered', place === 0 ? 180 : 15))
  expect(look(all)).toMatchObject([
    {
      whole: true,
      moments: [
        { since: NOW - 15 * MINUTE_MS, count: 5 },
        { since: NOW - 180 * MINUTE_MS, count: 1 },
      ],
    },
  ])
})

test('a last night that drew far more than usual is told since the first of its kind', () => {
  const since = NOW - 58 * HOUR_MS
  expect(look([], night(3.44, since))).toMatchObject([
    { kind: 'leak', severity: 'check', flow: 3.44, usual: 0.4, since },
  ])
  expect(look([], night(3.44, null))).toEqual([])
  expect(look([], night(3.44, since))).toMatchObject([{ judgedUntil: null }])
})

test('[12.3] a leak stays among what needs watching while its meter has no power, judged until then', () => {
  const since = NOW - 58 * HOUR_MS
  expect(look([item('sector', 'unpowered', 15)], night(3.44, since))).toMatchObject([
    { kind: 'power' },
    { kind: 'leak', since, judgedUntil: NOW - 15 * MINUTE_MS },
  ])
  const unsaid = look([item('sector', 'unpowered', null)], night(3.44, since))
  expect(unsaid[1]).toMatchObject({ kind: 'leak', judgedUntil: NOW - 10 * HOUR_MS })
})

test('what is silent is told after what stops the site, each kind once', () => {
  const causes = look([
    item('b', 'silent', 40),
    item('c', 'silent', 20),
    item('d', 'never', null),
    item('a', 'unpowered', 1),
  ])
  expect(causes.map(({ kind, since }) => [kind, since === null ? null : (NOW - since) / MINUTE_MS])).toEqual([
    ['power', 1],
    ['silent', 40],
    ['never', null],
  ])
})

test('small cuts at different times are one line', () => {
  expect(look([item('a', 'unpowered', 50), item('b', 'unpowered', 3)])).toMatchObject([
    { kind: 'power', general: false, since: null, devices: [{ id: 'a' }, { id: 'b' }] },
  ])
})

test('a cut is dated by its own beginning, not by a device that was off long before', () => {
  const sites = Array.from({ length: 12 }, (_, nth) => ({ ...(DEVICES[0] as Device), id: `x${nth}` }))
  const off = [item('a', 'unpowered', 4_000), ...['b', 'c', 'd'].map((id) => item(id, 'unpowered', 15))]
  const causes = causesOf({
    devices: [...DEVICES, ...sites],
    attention: off,
    power: { told: 18, on: 14 },
    today: undefined,
    alarms: [],
  })
  expect(causes).toMatchObject([
    { kind: 'power', whole: false, since: NOW - 15 * MINUTE_MS, devices: { length: 3 } },
    { kind: 'power', whole: false, since: NOW - 4_000 * MINUTE_MS, devices: [{ id: 'a' }] },
  ])
})

test('where only a third of the devices tell of their power, none of them having any is no general cut', () => {
  const attention = [item('a', 'unpowered', 15), item('b', 'unpowered', 15)]
  const known = { devices: DEVICES, attention, today: undefined, alarms: [] }
  expect(causesOf({ ...known, power: { told: 2, on: 0 } })).toMatchObject([{ whole: false, devices: { length: 2 } }])
})

const raised = (id: string, more: Partial<Alarm>): Alarm =>
  alarm.parse({
    id,
    device: 'a',
    condition: 'anomaly',
    priority: 'low',
    state: 'unacknowledged',
    raisedAt: new Date(NOW - HOUR_MS).toISOString(),
    clearedAt: null,
    ...more,
  })

test('[R10] an alarm that holds is told, where nothing else tells of it; its priority says how soon', () => {
  const causes = look([], undefined, [
    raised('drift', { condition: 'efficiency-drift', device: 'b' }),
    raised('high', { condition: 'threshold-high', priority: 'high', state: 'acknowledged' }),
    raised('cut', { condition: 'power-off', priority: 'high' }),
    raised('night', { condition: 'night-flow', device: 'sector' }),
  ])
  expect(causes).toMatchObject([
    { kind: 'alarm', id: 'alarm/high', severity: 'critical', since: NOW - HOUR_MS },
    { kind: 'alarm', id: 'alarm/drift', severity: 'check', device: { id: 'b' } },
  ])
})

test('[R11.3] what was put away, or is over, does not call anybody', () => {
  const away = (['shelved', 'suppressed', 'out-of-service'] as const).map((state) => raised(state, { state }))
  const over = raised('over', { state: 'returned', clearedAt: new Date(NOW).toISOString() })
  expect(look([], undefined, [...away, over])).toEqual([])
})

test('[R10] a tank that runs empty is one line, with its alarm', () => {
  const empty = raised('empty', { condition: 'tank-empty', device: 'tank' })
  expect(look([], tank(31, 2), [empty]).map(({ kind }) => kind)).toEqual(['empty'])
  expect(look([], tank(31, null), [empty]).map(({ kind }) => kind)).toEqual(['alarm'])
})

test('[R10] a target that is missed is told after what else needs watching', () => {
  const missed = { id: 'autonomyHours', title: '', proof: '', to: '/eau/stockage', isOfWater: true } as const
  const known = { devices: DEVICES, attention: [item('c', 'silent', 20)], power: { told: 6, on: 6 }, alarms: [] }
  expect(causesOf({ ...known, today: undefined, missed: [missed] })).toMatchObject([
    { kind: 'silent' },
    { kind: 'target', severity: 'check', since: null, missed },
  ])
})

test('[12.6] a budget that is used up is in the one list that every page takes its points from, after the targets of today', () => {
  const missed = { id: 'solarSharePct', title: '', proof: '', to: '/energie', isOfWater: false } as const
  const budget: TargetCause = {
    ...{ kind: 'target', id: 'budget/sector', severity: 'check', since: null },
    missed: { ...missed, id: 'budgetLeftM3', isOfWater: true },
  }
  const known = { devices: DEVICES, attention: [], power: { told: 6, on: 6 }, today: undefined, alarms: [] }
  expect(causesOf({ ...known, missed: [missed], budgets: [budget] }).map(({ id }) => id)).toEqual([
    'target/solarSharePct',
    'budget/sector',
  ])
})

test('[R10] what stands now is told before what is missed, and that before what will be missed as things go', () => {
  const missed = { id: 'autonomyHours', title: '', proof: '', to: '/', isOfWater: true } as const
  const budget = (id: string, isAhead: boolean): TargetCause => ({
    ...{ kind: 'target', id, severity: 'check', since: null },
    missed: { ...missed, id: 'budgetLeftM3', isAhead },
  })
  const known = { devices: DEVICES, attention: [item('c', 'silent', 20)], power: { told: 6, on: 6 }, alarms: [] }
  const causes = causesOf({
    ...{ ...known, today: undefined },
    missed: [{ ...missed, id: 'cost', isAhead: true }, missed],
    budgets: [budget('over', false), budget('ahead', true)],
  })
  expect(causes.map(({ id }) => id)).toEqual(['silent', 'target/autonomyHours', 'over', 'target/cost', 'ahead'])
})
