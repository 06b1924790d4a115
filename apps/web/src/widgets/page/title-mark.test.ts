import { alarm } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { titleMark } from './title-mark.ts'

const one = (id: string, state: string) =>
  alarm.parse({
    id,
    device: 'a',
    condition: 'power-off',
    priority: 'high',
    state,
    raisedAt: '2026-11-22T09:10:00.000Z',
    clearedAt: state === 'returned' ? '2026-11-22T09:20:00.000Z' : null,
  })
const OPEN = [one('1', 'unacknowledged'), one('2', 'returned'), one('3', 'acknowledged')]
const LIVE = { trusted: true, since: null }

test('[R11.4] the title of the tab counts what is to acknowledge, as the page of alarms does, and names a cut', () => {
  expect(titleMark(OPEN, false, LIVE)).toBe('(2) ')
  expect(titleMark(OPEN, true, LIVE)).toBe('(2) Coupure · ')
  expect(titleMark([], true, LIVE)).toBe('Coupure · ')
  expect(titleMark([], false, LIVE)).toBe('')
})

test('[R4.4] of values that are live no longer it says that alone; before the first ones, nothing', () => {
  expect(titleMark(OPEN, true, { trusted: false, since: 1 })).toBe('⚠ Données figées · ')
  expect(titleMark(OPEN, true, { trusted: false, since: null })).toBe('')
})
