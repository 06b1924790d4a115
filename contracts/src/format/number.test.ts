import { describe, expect, test } from 'vitest'
import { formatNumber, formatPercent, formatQuantity, formatValue, NO_VALUE } from './number.ts'

describe('numbers', () => {
  test('have a decimal comma and a narrow no-break space between thousands [R8.3]', () => {
    expect(formatNumber(1234567.891, 2)).toBe('1\u202f234\u202f567,89')
    expect(formatNumber(3, 1)).toBe('3,0')
  })

  test('have a minus as wide as a digit, not a hyphen', () => {
    expect(formatNumber(-2.86, 2)).toBe('−2,86')
  })

  test('never show a negative zero, and a dash for what is no number', () => {
    expect(formatNumber(-0.04, 1)).toBe('0,0')
    expect(formatNumber(Number.NaN, 1)).toBe(NO_VALUE)
    expect(formatNumber(Number.POSITIVE_INFINITY, 1)).toBe(NO_VALUE)
  })

  test('carry their unit after a no-break space', () => {
    expect(formatQuantity(42.26, 'flow_m3h')).toBe('42,3\u00a0m³/h')
    expect(formatQuantity(3.2, 'pressure_bar')).toBe('3,20\u00a0bar')
    expect(formatQuantity(0.93, 'power_factor')).toBe('0,93')
    expect(formatQuantity(null, 'flow_m3h')).toBe(NO_VALUE)
  })

  test('have no power factor while nothing is drawn', () => {
    expect(formatQuantity(0, 'power_factor')).toBe(NO_VALUE)
  })

  test('show long totals without decimals, and states as words', () => {
    expect(formatValue(9_999.9, 'volume_m3')).toBe('9\u202f999,9')
    expect(formatValue(123_456.7, 'volume_m3')).toBe('123\u202f457')
    expect(formatValue(1, 'running')).toBe('En marche')
    expect(formatValue(0, 'running')).toBe('À l’arrêt')
  })

  test('write a share as a percentage', () => {
    expect(formatPercent(0.985, 1)).toBe('98,5\u00a0%')
    expect(formatPercent(Number.NaN)).toBe(NO_VALUE)
  })
})

test('a share below 100 % never reaches it by rounding', () => {
  expect(formatPercent(0.999)).toBe('99\u00a0%')
  expect(formatPercent(0.99999, 2)).toBe('99,99\u00a0%')
  expect(formatPercent(1)).toBe('100\u00a0%')
  expect(formatPercent(1.004)).toBe('100\u00a0%')
})
