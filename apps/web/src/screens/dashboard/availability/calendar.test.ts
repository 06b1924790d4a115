import type { Outage } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { columnsOf, stepOf } from '@/widgets/period-columns/columns'
import { calendarOf } from './calendar.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PARIS = 'Europe/Paris'
const FROM = Date.UTC(2026, 10, 1)
const DAYS = [0, 1, 2].map((day) => ({ from: FROM + day * DAY, to: FROM + (day + 1) * DAY }))
const outage = (device: string, fromHour: number, toHour: number | null): Outage => ({
  device,
  from: FROM + fromHour * HOUR,
  to: toHour === null ? null : FROM + toHour * HOUR,
})

describe('the columns of a period', () => {
  test('are hours of a day, days of a month, weeks of a year', () => {
    expect(stepOf({ from: 0, to: DAY + HOUR })).toBe('hour')
    expect(stepOf({ from: 0, to: 31 * DAY + HOUR })).toBe('day')
    expect(stepOf({ from: 0, to: 365 * DAY })).toBe('week')
  })

  test('cut at local midnights, so that a day of a clock change lasts 25 hours', () => {
    const from = Date.UTC(2026, 9, 24, 22)
    const days = columnsOf({ from, to: from + 73 * HOUR }, 'day', PARIS)
    expect(days.map((day) => (day.to - day.from) / HOUR)).toEqual([25, 24, 24])
  })

  test('end with the period, whole or not', () => {
    const weeks = columnsOf({ from: FROM, to: FROM + 10 * DAY }, 'week', 'UTC')
    expect(weeks).toEqual([
      { from: FROM, to: FROM + DAY },
      { from: FROM + DAY, to: FROM + 8 * DAY },
      { from: FROM + 8 * DAY, to: FROM + 10 * DAY },
    ])
  })
})

describe('the calendar of power', () => {
  test('splits an outage over the days it spans; the least available device comes first', () => {
    const { rows, site } = calendarOf([outage('a', 18, 30), outage('b', 0, 18)], ['a', 'b', 'c'], DAYS, {
      from: FROM,
      to: FROM + 3 * DAY,
    })
    expect(rows.map(({ device, cells }) => [device, cells.map(({ share }) => share)])).toEqual([
      ['b', [0.25, 1, 1]],
      ['a', [0.75, 0.75, 1]],
    ])
    expect(site.cells.map(({ offMs }) => offMs / HOUR)).toEqual([24, 6, 0])
    expect(site.cells[0]?.share).toBeCloseTo(2 / 3)
    expect(site.whole).toMatchObject({ outages: 2, offMs: 30 * HOUR })
  })

  test('an outage that goes on lasts until what is known; what is not past has no share', () => {
    const { rows } = calendarOf([outage('a', 36, null)], ['a'], DAYS, { from: FROM, to: FROM + 42 * HOUR })
    expect(rows[0]?.cells.map(({ share }) => share)).toEqual([1, 1 - 6 / 18, null])
  })

  test('says nothing of what came before the first data', () => {
    const { rows, site } = calendarOf([outage('a', 30, 36)], ['a'], DAYS, {
      from: FROM + 36 * HOUR - 12 * HOUR,
      to: FROM + 3 * DAY,
    })
    expect(rows[0]?.cells.map(({ share }) => share)).toEqual([null, 0.75, 1])
    expect(site.whole.share).toBe(1 - 6 / 48)
  })

  test('leaves out who had no outage, had one outside, or is no device of the site', () => {
    const outages = [outage('a', -5, -1), outage('gone', 1, 2)]
    const { rows, site } = calendarOf(outages, ['a', 'b'], DAYS, { from: FROM, to: FROM + 3 * DAY })
    expect(rows).toEqual([])
    expect(site.whole).toEqual({ share: 1, outages: 0, offMs: 0 })
  })

  test('[12.2] who is without power now has a row, though no figure holds the cut yet, and comes first', () => {
    const known = { from: FROM, to: FROM + 30 * HOUR }
    const all = ['a', 'b', 'c', 'd']
    const outages = [outage('a', 1, 4), outage('b', 31, null), outage('c', 32, 33)]
    const { rows, site } = calendarOf(outages, all, DAYS, known, new Set(['b']))
    expect(rows.map(({ device, since }) => [device, since])).toEqual([
      ['b', 'off'],
      ['a', null],
      ['c', 'uncounted'],
    ])
    expect(site.whole.outages).toBe(1)
    // told to be off before the list of outages holds it
    expect(calendarOf([], all, DAYS, known, new Set(['d'])).rows).toMatchObject([{ device: 'd', since: 'off' }])
  })
})
