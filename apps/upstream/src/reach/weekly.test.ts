import { TZDate } from '@date-fns/tz'
import type { OnCallException, WeeklyHours } from '@vigie/contracts/entities'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onCallAt, quietUntil, stretchAt } from './weekly.ts'

const ZONES = ['Europe/Paris', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Africa/Cairo', 'America/New_York', 'UTC']
const DAY = 86_400_000
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const hours: fc.Arbitrary<WeeklyHours> = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  from: clock,
  to: clock,
})
const zone = fc.constantFrom(...ZONES)
const instant = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-12-31') })
const wall = (ms: number, timeZone: string) => {
  const date = new TZDate(ms, timeZone)
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
}
/** How far the clock on the wall is set between two instants, ms. */
const shift = (from: number, to: number, timeZone: string) =>
  (new TZDate(to, timeZone).getTimezoneOffset() - new TZDate(from, timeZone).getTimezoneOffset()) * 60_000

describe('[R11.7] weekly hours on the clock of the site', () => {
  test('a stretch holds its instant, begins on a day of its own, and is as long as the clock on the wall says', () => {
    fc.assert(
      fc.property(hours, zone, instant, (weekly, timeZone, ms) => {
        const stretch = stretchAt(weekly, timeZone, ms)
        if (stretch === null) return
        const { from, to } = stretch
        expect(from <= ms && ms < to).toBe(true)
        const length = minutesBetween(weekly) * 60_000
        const turned = shift(from, to, timeZone)
        const isSet = shift(from - DAY / 8, to + DAY / 8, timeZone) !== 0 || turned !== 0
        if (!isSet) {
          expect(to - from).toBe(length)
          expect([wall(from, timeZone), wall(to, timeZone)]).toEqual([weekly.from, weekly.to])
          expect(weekly.days).toContain(((new TZDate(from, timeZone).getDay() + 6) % 7) + 1)
        } else expect(Math.abs(to - from - length)).toBeLessThanOrEqual(2 * 3_600_000)
      }),
      { numRuns: 3_000 },
    )
  })

  test('whatever the clock on the wall shows within the hours of a day is in a stretch, and nothing else', () => {
    fc.assert(
      fc.property(hours, zone, instant, (weekly, timeZone, ms) => {
        if (shift(ms - 2 * DAY, ms + 2 * DAY, timeZone) !== 0) return
        const now = new TZDate(ms, timeZone)
        const time = wall(ms, timeZone)
        const today = ((now.getDay() + 6) % 7) + 1
        const yesterday = today === 1 ? 7 : today - 1
        const isOvernight = weekly.to <= weekly.from
        const began = weekly.days.includes(today) && time >= weekly.from && (isOvernight || time < weekly.to)
        const goesOn = isOvernight && weekly.days.includes(yesterday) && time < weekly.to
        expect(stretchAt(weekly, timeZone, ms) !== null).toBe(began || goesOn)
      }),
      { numRuns: 3_000 },
    )
  })

  test('quiet hours that hold end later, and after so many ends somebody is told', () => {
    fc.assert(
      fc.property(hours, zone, instant, (weekly, timeZone, ms) => {
        const rules = { quietHours: { ...weekly, passing: ['critical' as const] } }
        expect(quietUntil(rules, 'critical', timeZone, ms)).toBeNull()
        const until = quietUntil(rules, 'low', timeZone, ms)
        if (until === null) return
        expect(until).toBeGreaterThan(ms)
        expect(until - ms).toBeLessThanOrEqual(DAY + 2 * 3_600_000)
        // the last moment of them is quiet still
        expect(quietUntil(rules, 'low', timeZone, until - 1)).not.toBeNull()
      }),
      { numRuns: 3_000 },
    )
  })

  test('the night on which the clock is set forward is an hour shorter, the other one an hour longer', () => {
    const night = { days: [6, 7], from: '22:00', to: '06:00' }
    const at = (text: string) => Date.parse(text)
    expect(stretchAt(night, 'Europe/Paris', at('2026-03-29T00:30:00Z'))).toEqual({
      from: at('2026-03-28T21:00:00Z'),
      to: at('2026-03-29T04:00:00Z'),
    })
    expect(stretchAt(night, 'Europe/Paris', at('2026-10-25T00:30:00Z'))).toEqual({
      from: at('2026-10-24T20:00:00Z'),
      to: at('2026-10-25T05:00:00Z'),
    })
  })
})

describe('[R11.7] on a day with exceptions', () => {
  const contacts = ['amina', 'brahim', 'nadia'].map((id) => ({ id, name: id, email: `${id}@example.test` }))
  const EVERY = [1, 2, 3, 4, 5, 6, 7]
  const night = { days: EVERY, from: '18:00', to: '08:00', contact: 'amina' }
  const on = (date: string, contact: string, from = '18:00', to = '08:00'): OnCallException => ({
    ...{ date, contact, from, to },
  })
  const who = (exceptions: readonly OnCallException[], text: string, timeZone = 'Africa/Casablanca') => {
    const [year = 0, month = 1, ...rest] = text.split(/\D/).map(Number)
    const [day = 1, hour = 0, minute = 0, second = 0] = rest
    const ms = new TZDate(year, month - 1, day, hour, minute, second, timeZone).getTime()
    return onCallAt({ onCall: [night], exceptions: [...exceptions], contacts }, timeZone, ms).map(({ id }) => id)
  }

  test('another person is on call from its beginning to its end, and nobody else', () => {
    const given = [on('2026-12-25', 'brahim')]
    expect(who(given, '2026-12-25T17:59:59')).toEqual([])
    for (const text of ['2026-12-25T18:00:00', '2026-12-25T23:59:59', '2026-12-26T07:59:59'])
      expect(who(given, text)).toEqual(['brahim'])
    expect(who(given, '2026-12-26T08:00:00')).toEqual([])
    expect(who(given, '2026-12-26T18:00:00')).toEqual(['amina'])
  })

  test('the night that began the evening before goes on until its end', () => {
    const given = [on('2026-12-25', 'brahim', '00:00', '00:00')]
    expect(who(given, '2026-12-24T23:59:59')).toEqual(['amina'])
    expect(who(given, '2026-12-25T07:59:59')).toEqual(['amina', 'brahim'])
    expect(who(given, '2026-12-25T08:00:00')).toEqual(['brahim'])
    expect(who(given, '2026-12-25T23:59:59')).toEqual(['brahim'])
    expect(who(given, '2026-12-26T00:00:00')).toEqual([])
  })

  test('several share it; somebody who was taken away is nobody', () => {
    const given = [on('2026-12-25', 'brahim', '06:00', '12:00'), on('2026-12-25', 'nadia', '10:00', '18:00')]
    expect(who(given, '2026-12-25T09:00:00')).toEqual(['brahim'])
    expect(who(given, '2026-12-25T11:00:00')).toEqual(['brahim', 'nadia'])
    expect(who(given, '2026-12-25T20:00:00')).toEqual([])
    expect(who([on('2026-12-25', 'parti')], '2026-12-25T20:00:00')).toEqual([])
  })

  test('the day is that of the site, whatever the hour elsewhere', () => {
    const given = [on('2026-12-25', 'brahim', '00:00', '00:00')]
    // 14 h ahead of UTC, and 11 h behind
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(who(given, '2026-12-25T12:00:00', zone)).toEqual(['brahim'])
      expect(who(given, '2026-12-26T12:00:00', zone)).toEqual([])
    }
  })

  test('no exception, or one of another day, changes nothing', () => {
    fc.assert(
      fc.property(hours, zone, instant, (weekly, timeZone, ms) => {
        const onCall = [{ ...weekly, contact: 'amina' }]
        const plain = onCallAt({ onCall, exceptions: [], contacts }, timeZone, ms)
        expect(plain.length === 1).toBe(stretchAt(weekly, timeZone, ms) !== null)
        const exceptions = [on('2099-01-01', 'nadia')]
        expect(onCallAt({ onCall, exceptions, contacts }, timeZone, ms)).toEqual(plain)
      }),
      { numRuns: 1_000 },
    )
  })
})

const minutesBetween = ({ from, to }: WeeklyHours): number => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return ((((minutes(to) - minutes(from) - 1 + 1_440) % 1_440) + 1_440) % 1_440) + 1
}
