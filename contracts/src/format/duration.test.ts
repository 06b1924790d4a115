import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../entities/index.ts'
import {
  aboutLength,
  formatAge,
  formatAhead,
  formatDuration,
  formatLength,
  formatPast,
  formatSpan,
  roundAhead,
} from './duration.ts'

test('an age turns into words, and never into the future', () => {
  expect(formatAge(-5_000)).toBe('à l’instant')
  expect(formatAge(900)).toBe('à l’instant')
  expect(formatAge(12_400)).toBe('il y a 12\u00a0s')
  expect(formatAge(4 * 60_000)).toBe('il y a 4\u00a0min')
  expect(formatDuration(47 * 3_600_000)).toBe('47\u00a0h')
  expect(formatDuration(50 * 3_600_000)).toBe('2\u00a0j')
})

test('what is over never lasted 0 s', () => {
  expect([0, 999, 1_000, 75_000].map((ms) => formatPast(ms))).toEqual([
    'moins d’une seconde',
    'moins d’une seconde',
    '1\u00a0s',
    '1\u00a0min',
  ])
  expect(formatPast(75_000, formatSpan)).toBe('1\u00a0min 15\u00a0s')
})

test('a length that something measures by is told in full, never rounded to its largest unit', () => {
  expect(formatLength(3_600_000)).toBe('1\u00a0h')
  expect(formatLength(4_500_000)).toBe('1\u00a0h 15\u00a0min')
  expect(formatLength(86_400_000)).toBe('1\u00a0j')
  expect(formatLength(300_000)).toBe('5\u00a0min')
  expect(formatLength(7_200)).toBe('7,2\u00a0s')
})

test('what was measured is told to the minute, what is shorter than ten to the second', () => {
  expect(formatSpan(32_400)).toBe('32\u00a0s')
  expect(formatSpan(91_000)).toBe('1\u00a0min 31\u00a0s')
  expect(formatSpan(150_000)).toBe('2\u00a0min 30\u00a0s')
  expect(formatSpan(291_000)).toBe('4\u00a0min 51\u00a0s')
  expect(formatSpan(640_000)).toBe('11\u00a0min')
  expect(formatSpan(0)).toBe('0\u00a0min')
})

test.each([
  [10_000, '10\u00a0s', false],
  [300_000, '5\u00a0min', false],
  [111_000, '2\u00a0min', true],
  [224_000, '4\u00a0min', true],
  [3_600_000, '1\u00a0h', false],
  [6_600_000, '1\u00a0h 50\u00a0min', false],
  [21_000_000, '6\u00a0h', true],
  [86_400_000, '1\u00a0j', false],
])('what a point of a curve stands for is told in a round length: %i ms', (ms, words, isRounded) => {
  expect(aboutLength(ms)).toEqual([words, isRounded])
})

test('a length of hours has one form wherever it is said with its unit', () => {
  const hours = (count: number, inHours = false) => formatSpan(count * HOUR_MS, inHours)
  expect(hours(1.15)).toBe('1\u00a0h 9\u00a0min')
  expect(hours(0)).toBe('0\u00a0min')
  expect(hours(31.2)).toBe('31\u00a0h')
  expect(hours(91.1)).toBe('3\u00a0j 19\u00a0h')
  expect(hours(71.6)).toBe('3\u00a0j')
  expect(hours(412, true)).toBe('412\u00a0h')
})

test('what lies ahead is told as exactly as it can be known: to five minutes, from an hour on to the quarter', () => {
  expect(formatAhead(7.68 * HOUR_MS)).toBe('7\u00a0h 45\u00a0min')
  expect(formatAhead(33 * MINUTE_MS)).toBe('35\u00a0min')
  expect(formatAhead(MINUTE_MS)).toBe('<\u00a05\u00a0min')
  expect(formatAhead(0)).toBe('0\u00a0min')
  expect(formatAhead(91.8 * HOUR_MS)).toBe('3\u00a0j 20\u00a0h')
  const now = Date.UTC(2026, 10, 21, 14, 2)
  expect(roundAhead(Date.UTC(2026, 10, 21, 21, 40), now)).toBe(Date.UTC(2026, 10, 21, 21, 45))
  expect(roundAhead(Date.UTC(2026, 10, 21, 14, 33), now)).toBe(Date.UTC(2026, 10, 21, 14, 35))
})
