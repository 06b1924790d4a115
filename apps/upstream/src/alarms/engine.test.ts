import { type Alarm, alarm, device, type Supply } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { AlarmFact } from './condition.ts'
import { openBook } from './engine.ts'
import { deviceSettings } from './settings.ts'

const HOUR = 3_600_000
const settingsOf = (id: string) =>
  deviceSettings(device.parse({ id, site: 'chaib', kind: 'pump', role: 'source', name: id, metrics: [] }))
const off = (device: string, at: number): AlarmFact => ({
  type: 'power.changed',
  device,
  at,
  powered: false,
  online: null,
})
const on = (device: string, at: number): AlarmFact => ({
  type: 'power.changed',
  device,
  at,
  powered: true,
  online: null,
})
const instant = (ms: number) => new Date(ms).toISOString()
const active = (device: string, at = 1, rest: Partial<Alarm> = {}): Alarm => ({
  ...alarm.parse({
    id: `alarm-${device}`,
    site: 'chaib',
    device,
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: instant(at),
    clearedAt: null,
  }),
  ...rest,
})
const apply = (facts: readonly AlarmFact[], open: readonly Alarm[], nowMs = 10, supply?: () => Supply) => {
  const book = openBook('chaib', { open, comparators: [], settingsOf, nowMs, ...(supply && { supply }) })
  return { changes: facts.map(book.judge), touched: book.touched() }
}

test('a condition that comes to hold raises an alarm with its priority', () => {
  expect(apply([off('a', 5)], []).changes).toEqual([
    [{ type: 'alarm.raised', data: { ...active('a', 5), id: expect.any(String) } }],
  ])
})

test('[R11.1] one that ceases to hold clears it: unacknowledged it stays open, acknowledged it is over', () => {
  expect(apply([on('a', 9)], [active('a'), active('b')]).changes).toEqual([
    [{ type: 'alarm.cleared', data: { ...active('a'), state: 'returned', clearedAt: instant(9) } }],
  ])
  const known = { state: 'acknowledged', acknowledgedAt: instant(2), acknowledgedBy: { uid: 'u', name: 'U' } } as const
  expect(apply([on('a', 9)], [active('a', 1, known)]).changes).toEqual([
    [{ type: 'alarm.cleared', data: { ...active('a', 1, known), state: 'normal', clearedAt: instant(9) } }],
  ])
})

test('what was over for more than an hour when it was heard of waits for nobody', () => {
  const { changes } = apply([off('a', 1), on('a', 9)], [], 9 + HOUR + 1)
  expect(changes.flat().map(({ data }) => data.state)).toEqual(['unacknowledged', 'normal'])
  expect(apply([off('a', 1), on('a', 9)], [], 9 + HOUR).changes.at(-1)?.[0]?.data.state).toBe('returned')
})

test('there is one active alarm per device and condition, and nothing to clear without one', () => {
  expect(apply([off('a', 5), on('b', 5)], [active('a')]).changes).toEqual([[], []])
})

test('facts of one batch build on each other, and each occurrence is another alarm', () => {
  const { changes } = apply([off('a', 1), off('b', 2), on('a', 3), off('a', 4)], [])
  expect(changes.map((own) => own.map(({ type, data }) => [type, data.device]))).toEqual([
    [['alarm.raised', 'a']],
    [['alarm.raised', 'b']],
    [['alarm.cleared', 'a']],
    [['alarm.raised', 'a']],
  ])
  const [first, , cleared, second] = changes.map(([change]) => change?.data.id)
  expect(cleared).toBe(first)
  expect(second).not.toBe(first)
})

test('[R11.1] [R11.4] a new occurrence takes the place of the one before, counts on, and the one before is over', () => {
  const before = active('a', 1, { state: 'returned', clearedAt: instant(2), occurrences: 3 })
  const { changes, touched } = apply([off('a', 5)], [before])
  expect(changes.flat()).toMatchObject([
    { type: 'alarm.raised', data: { state: 'unacknowledged', occurrences: 4, replaces: 'alarm-a' } },
  ])
  expect(touched.map(({ id, state }) => [id, state])).toEqual([
    ['alarm-a', 'normal'],
    [changes[0]?.[0]?.data.id, 'unacknowledged'],
  ])
})

test.each(['shelved', 'suppressed', 'out-of-service'] as const)(
  '[R11.3] while %s a new occurrence is kept from view as the one before',
  (state) => {
    const held = active('a', 1, {
      state,
      clearedAt: instant(2),
      reason: 'travaux',
      shelvedUntil: state === 'shelved' ? instant(50) : null,
    })
    const { changes } = apply([off('a', 5)], [held])
    const { shelvedUntil } = held
    expect(changes.flat()).toMatchObject([{ data: { state, reason: 'travaux', shelvedUntil, clearedAt: null } }])
  },
)

test('[R11.4] a cut follows from that of what supplies it, as soon as that one is heard of, and else from the first', () => {
  const supply = () => (id: string) => new Set(id === 'meter' ? ['a', 'b'] : [])
  const causesAfter = (...devices: string[]) => {
    const { touched } = apply(
      devices.map((one, place) => off(one, place + 1)),
      [],
      10,
      supply,
    )
    const byId = new Map(touched.map(({ id, device: one }) => [id, one]))
    return touched.map(({ device: one, cause }) => [one, cause === null ? null : byId.get(cause)])
  }
  expect(causesAfter('x', 'y')).toEqual([
    ['x', null],
    ['y', 'x'],
  ])
  expect(causesAfter('a', 'meter', 'b', 'x')).toEqual([
    ['a', null],
    ['meter', null],
    ['b', 'meter'],
    ['x', 'a'],
  ])
})
