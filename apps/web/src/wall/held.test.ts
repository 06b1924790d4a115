import type { Alarm, Device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { heldOf } from './held.ts'

const AT = Date.parse('2026-11-23T09:00:00Z')
const alarm = (id: string, secondsLater: number, change: Partial<Alarm> = {}): Alarm =>
  ({
    id,
    device: `d-${id}`,
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: new Date(AT + secondsLater * 1_000).toISOString(),
    clearedAt: null,
    cause: null,
    ...change,
  }) as Alarm

const device = (id: string, feeds: string[] = []): Device => ({ id: `d-${id}`, role: 'energy', feeds }) as Device

const BACK = { state: 'returned', clearedAt: new Date(AT + 480_000).toISOString() } as const

test('[R12.2] a cut stands for those of its moment that hold, dated by the first of them', () => {
  const open = [alarm('a', 2), alarm('b', 0), alarm('c', 3_600), alarm('d', 1, BACK)]
  expect(heldOf(alarm('a', 2), open, [])).toMatchObject({ cut: 2, since: AT, overAt: null })
})

test('[R12.2] a cut that is over stands for itself, whatever is cut besides', () => {
  const over = alarm('a', 0, BACK)
  expect(heldOf(over, [over, alarm('b', 1), alarm('c', 1)], [])).toMatchObject({
    cut: 1,
    since: AT,
    overAt: AT + 480_000,
  })
})

test('[R12.4] a cause has the priority of the worst alarm that follows from it', () => {
  const cut = alarm('a', 0)
  const follows = alarm('f', 5, { condition: 'tank-low', priority: 'critical', cause: 'a' })
  expect(heldOf(cut, [cut, follows, alarm('x', 5, { condition: 'stale', priority: 'critical' })], []).priority).toBe(
    'critical',
  )
  expect(heldOf(cut, [cut, alarm('x', 5, { condition: 'stale', priority: 'critical' })], []).priority).toBe('high')
})

test('[R11.4] a cut is named by the meter that supplies what is cut, whichever was heard first, else by nobody', () => {
  const devices = [
    device('m', ['d-a', 'd-b']),
    device('a'),
    device('b'),
    device('c'),
    device('d'),
    device('e'),
    device('f'),
  ]
  const open = [alarm('a', 0), alarm('b', 1), alarm('m', 2)]
  expect(heldOf(alarm('a', 0), open, devices)).toMatchObject({ cut: 3, source: 'd-m', priority: 'high' })
  expect(heldOf(alarm('a', 0), open.slice(0, 2), devices)).toMatchObject({ cut: 2, source: null })
  expect(heldOf(alarm('c', 0), [...open, alarm('c', 0)], devices)).toMatchObject({ cut: 1, source: null })
})

test('[R11.4] the cut of most of a site is critical, whatever each of its alarms is', () => {
  const devices = [device('m', ['d-a', 'd-b']), device('a'), device('b')]
  expect(heldOf(alarm('a', 0), [alarm('b', 1), alarm('m', 2)], devices).priority).toBe('critical')
})
