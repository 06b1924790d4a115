import { HOUR_MS } from '@vigie/contracts/entities'
import { afterEach, describe, expect, test } from 'vitest'
import {
  aboutLength,
  formatAge,
  formatDate,
  formatDateTime,
  formatDateTimeSeconds,
  formatDuration,
  formatFromTo,
  formatLength,
  formatLongDate,
  formatMoment,
  formatMomentMinute,
  formatSpan,
  formatTime,
  formatWholeMinutes,
  setSiteTimeZone,
} from './format-time.ts'

const AT = Date.UTC(2024, 10, 21, 13, 2, 31)
afterEach(() => setSiteTimeZone('Africa/Casablanca'))

describe('dates', () => {
  test("are written the French way, in the site's time zone [R8.3]", () => {
    expect(formatTime(AT)).toBe('14:02:31')
    expect(formatDate(AT)).toBe('21/11/2024')
    expect(formatDateTime(AT)).toBe('21/11/2024 14:02')
    expect(formatDateTimeSeconds(AT)).toBe('21/11/2024 14:02:31')
    expect(formatLongDate(AT)).toBe('jeudi 21 novembre 2024 à 14:02')
  })

  test('follow a change of zone, and its summer time [R8.3]', () => {
    setSiteTimeZone('Europe/Paris')
    expect(formatTime(Date.UTC(2026, 6, 1, 12))).toBe('14:00:00')
    expect(formatTime(Date.UTC(2026, 0, 1, 12))).toBe('13:00:00')
  })

  test('name the day only when it is not today', () => {
    expect(formatMoment(AT, AT + 60_000)).toBe('14:02:31')
    expect(formatMoment(AT, AT + 86_400_000)).toBe('21/11 14:02:31')
    expect(formatMomentMinute(AT, AT)).toBe('14:02')
    expect(formatMomentMinute(AT, AT + 86_400_000)).toBe('21/11 14:02')
  })

  test('write a stretch of one day with that day once', () => {
    expect(formatFromTo(AT, AT + 60_000)).toBe('21/11/2024 14:02 – 14:03')
    expect(formatFromTo(AT, AT + 86_400_000)).toBe('21/11/2024 14:02 – 22/11/2024 14:02')
  })

  test('turn an age into words, and never into the future', () => {
    expect(formatAge(-5_000)).toBe('à l’instant')
    expect(formatAge(900)).toBe('à l’instant')
    expect(formatAge(12_400)).toBe('il y a 12\u00a0s')
    expect(formatAge(4 * 60_000)).toBe('il y a 4\u00a0min')
    expect(formatDuration(47 * 3_600_000)).toBe('47\u00a0h')
    expect(formatDuration(50 * 3_600_000)).toBe('2\u00a0j')
  })
})

test('a length that something measures by is told in full, never rounded to its largest unit', () => {
  expect(formatLength(3_600_000)).toBe('1\u00a0h')
  expect(formatLength(4_500_000)).toBe('1\u00a0h 15\u00a0min')
  expect(formatLength(86_400_000)).toBe('1\u00a0j')
  expect(formatLength(300_000)).toBe('5\u00a0min')
  expect(formatLength(7_200)).toBe('7,2\u00a0s')
  expect(formatWholeMinutes(32_400)).toBe('32\u00a0s')
  expect(formatWholeMinutes(91_000)).toBe('1\u00a0min 31\u00a0s')
  expect(formatWholeMinutes(150_000)).toBe('3\u00a0min')
  expect(formatWholeMinutes(0)).toBe('0\u00a0s')
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
