import { expect, test } from 'vitest'
import { momentInWords, withFirst } from './date-words.ts'

test.each([
  ['dimanche 1 novembre 2026', 'dimanche 1er novembre 2026'],
  ['dim. 1 nov. – sam. 7 nov.', 'dim. 1er nov. – sam. 7 nov.'],
  ['1 août', '1er août'],
  ['11 novembre 2026', '11 novembre 2026'],
  ['01/11/2026 01:00', '01/11/2026 01:00'],
])('of « %s » the first of a month is said as French people do', (date, said) => {
  expect(withFirst(date)).toBe(said)
})

test('[R8.3] a moment is told on the clocks of its time zone', () => {
  expect(momentInWords('2026-11-30T23:30:00Z', 'Africa/Cairo')).toBe('1er décembre à 01:30')
})
