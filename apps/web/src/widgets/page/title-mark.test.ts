import { expect, test } from 'vitest'
import { titleMark } from './title-mark.ts'

const LIVE = { trusted: true, since: null }

test('the title of the tab counts the active alarms, and names a cut [R11.4]', () => {
  expect(titleMark(2, false, LIVE)).toBe('(2) ')
  expect(titleMark(2, true, LIVE)).toBe('(2) Coupure · ')
  expect(titleMark(0, true, LIVE)).toBe('Coupure · ')
  expect(titleMark(0, false, LIVE)).toBe('')
})

test('of values that are live no longer it says that alone; before the first ones, nothing [R4.4]', () => {
  expect(titleMark(2, true, { trusted: false, since: 1 })).toBe('⚠ Données figées · ')
  expect(titleMark(2, true, { trusted: false, since: null })).toBe('')
})
