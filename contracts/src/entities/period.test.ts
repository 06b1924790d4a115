import { describe, expect, test } from 'vitest'
import { kpiQuery, LONGEST_RANGE_DAYS, periodInput } from './period.ts'

const accepts = (input: object): boolean =>
  periodInput.safeParse(input).success && kpiQuery.safeParse({ site: 'chaib', ...input }).success

describe('a period that can be asked for', () => {
  test('its days lie within the years that are kept', () => {
    expect(accepts({ unit: 'year', date: '2026-11-22' })).toBe(true)
    for (const date of ['0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'])
      for (const unit of ['day', 'week', 'month', 'year']) expect(accepts({ unit, date })).toBe(false)
  })

  test('a range is not longer than five years, both its ends included', () => {
    const range = (date: string, end: string) => accepts({ unit: 'range', date, end })
    const last = new Date(Date.UTC(2021, 0, LONGEST_RANGE_DAYS)).toISOString().slice(0, 10)
    const tooLate = new Date(Date.UTC(2021, 0, LONGEST_RANGE_DAYS + 1)).toISOString().slice(0, 10)
    expect(range('2021-01-01', last)).toBe(true)
    expect(range('2021-01-01', tooLate)).toBe(false)
    expect(range('2000-01-01', '2100-12-31')).toBe(false)
    expect(range('2026-11-22', '2026-11-21')).toBe(false)
  })

  test('what is wrong with it is said where it is wrong', () => {
    const told = periodInput.safeParse({ unit: 'range', date: '2000-01-01', end: '2100-01-01' })
    expect(told.error?.issues).toMatchObject([{ path: ['end'], message: 'a range has at most 1827 days' }])
  })
})
