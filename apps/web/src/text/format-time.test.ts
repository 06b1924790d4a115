import { afterEach, describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDateTimeSeconds,
  formatFromTo,
  formatLongDate,
  formatMoment,
  formatMomentMinute,
  formatTime,
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
    expect(formatLongDate(Date.UTC(2026, 11, 1, 12))).toMatch(/^mardi 1er décembre 2026 à/)
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
})
