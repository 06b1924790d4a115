import { describe, expect, test } from 'vitest'
import { frenchDay, parseFrenchDay } from './french-day.ts'
import { asUnit, daysOf, isLatest, isUnread, parsePeriod, shiftPeriod, withPeriod } from './period.ts'

const TODAY = '2026-11-21'
const parse = (search: string) => parsePeriod(new URLSearchParams(search))

describe('the period of the address', () => {
  test('is today when the address says nothing, or nothing that can be read', () => {
    for (const search of [
      '',
      'periode=siecle',
      'periode=jour&date=hier',
      'periode=plage',
      'periode=plage&date=2026-11-02&fin=2026-11-01',
      'date=0001-01-01',
      'comparaison=siecle',
    ])
      expect(parse(search)).toEqual({ unit: 'day' })
  })

  test('[12.7] asks for what does not exist, or for what can be read', () => {
    const unread = (search: string) => isUnread(new URLSearchParams(search))
    for (const search of [
      'date=2026-02-31',
      'periode=siecle',
      'periode=mois&date=2026-13-01',
      'periode=plage&date=2026-11-02&fin=2026-11-01',
      'periode=plage',
    ])
      expect(unread(search)).toBe(true)
    for (const search of ['', 'periode=jour', 'date=2026-02-28', 'periode=24h&date=x', 'periode=mois', 'appareil=x'])
      expect(unread(search)).toBe(false)
  })

  test('comes back as it was written', () => {
    for (const period of [
      { unit: 'month', date: '2026-02-01' },
      { unit: 'range', date: '2026-11-01', end: '2026-11-12' },
      { unit: 'week' },
      { unit: 'last-24h' },
      { unit: 'last-30d', compare: 'year' },
      { unit: 'day', date: '2026-11-02', compare: 'year' },
    ] as const)
      expect(parsePeriod(withPeriod(new URLSearchParams('appareil=x'), period))).toEqual(period)
    expect(withPeriod(new URLSearchParams('appareil=x&periode=mois&fin=2'), { unit: 'day' }).toString()).toBe(
      'appareil=x',
    )
  })
})

describe('the days of a period', () => {
  test('follow the calendar: weeks from Monday, months and years whole', () => {
    expect(daysOf({ unit: 'week' }, TODAY)).toEqual({ first: '2026-11-16', last: '2026-11-22' })
    expect(daysOf({ unit: 'month', date: '2028-02-10' }, TODAY)).toEqual({ first: '2028-02-01', last: '2028-02-29' })
    expect(daysOf({ unit: 'year', date: '2025-07-01' }, TODAY)).toEqual({ first: '2025-01-01', last: '2025-12-31' })
  })

  test('move by a whole period, and back to today without a date', () => {
    expect(shiftPeriod({ unit: 'month' }, -1, TODAY)).toEqual({ unit: 'month', date: '2026-10-31' })
    expect(shiftPeriod({ unit: 'month', date: '2026-10-31' }, 1, TODAY)).toEqual({ unit: 'month' })
    expect(shiftPeriod({ unit: 'range', date: '2026-11-01', end: '2026-11-03' }, -1, TODAY)).toEqual({
      unit: 'range',
      date: '2026-10-29',
      end: '2026-10-31',
    })
  })

  test('stay in view when another kind of period is chosen', () => {
    expect(asUnit({ unit: 'month', date: '2026-09-30' }, 'week', TODAY)).toEqual({ unit: 'week', date: '2026-09-01' })
    expect(asUnit({ unit: 'month' }, 'day', TODAY)).toEqual({ unit: 'day' })
    expect(asUnit({ unit: 'month' }, 'range', TODAY)).toEqual({ unit: 'range', date: '2026-11-01', end: TODAY })
  })

  test('of a period that goes with the clock end today; from there one comes to the calendar and back', () => {
    expect(daysOf({ unit: 'last-7d' }, TODAY)).toEqual({ first: '2026-11-14', last: TODAY })
    expect(asUnit({ unit: 'last-7d' }, 'month', TODAY)).toEqual({ unit: 'month' })
    expect(asUnit({ unit: 'month', date: '2026-02-01' }, 'last-24h', TODAY)).toEqual({ unit: 'last-24h' })
    expect(shiftPeriod({ unit: 'last-7d' }, -1, TODAY)).toEqual({ unit: 'last-7d' })
    expect(parse('periode=24h&date=2026-11-02')).toEqual({ unit: 'last-24h' })
  })

  test('have no next one when they reach today', () => {
    expect(isLatest({ unit: 'week' }, TODAY)).toBe(true)
    expect(isLatest({ unit: 'day', date: '2026-11-20' }, TODAY)).toBe(false)
  })
})

describe('a day typed the French way', () => {
  test('is read with any separator, and only when it exists', () => {
    expect(parseFrenchDay('21/11/2026')).toBe('2026-11-21')
    expect(parseFrenchDay('1.3.26')).toBe('2026-03-01')
    for (const typed of ['31/02/2026', '2026-11-21', 'hier', '']) expect(parseFrenchDay(typed)).toBeNull()
    expect(frenchDay('2026-11-21')).toBe('21/11/2026')
  })
})
