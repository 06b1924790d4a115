import type { Alarm } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { AlarmFact } from './condition.ts'
import { applyFacts } from './engine.ts'

const off = (device: string, at: number): AlarmFact => ({ type: 'power.changed', device, at, powered: false })
const on = (device: string, at: number): AlarmFact => ({ type: 'power.changed', device, at, powered: true })
const instant = (ms: number) => new Date(ms).toISOString()
const active = (device: string, at = 1): Alarm => ({
  id: `alarm-${device}`,
  device,
  condition: 'power-off',
  priority: 'high',
  state: 'unacknowledged',
  raisedAt: instant(at),
  clearedAt: null,
})

test('a condition that comes to hold raises an alarm with its priority', () => {
  expect(applyFacts([off('a', 5)], [])).toEqual([
    [{ type: 'alarm.raised', data: { ...active('a', 5), id: expect.any(String) } }],
  ])
})

test('one that ceases to hold clears it', () => {
  expect(applyFacts([on('a', 9)], [active('a'), active('b')])).toEqual([
    [{ type: 'alarm.cleared', data: { ...active('a'), state: 'normal', clearedAt: instant(9) } }],
  ])
})

test('there is one active alarm per device and condition, and nothing to clear without one', () => {
  expect(applyFacts([off('a', 5), on('b', 5)], [active('a')])).toEqual([[], []])
})

test('facts of one batch build on each other, and each occurrence is another alarm', () => {
  const changes = applyFacts([off('a', 1), off('b', 2), on('a', 3), off('a', 4)], [])
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
