import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { METRICS } from '../entities/index.ts'
import { formatNumber, formatPercent, formatQuantity, formatValue, NO_VALUE, roundTo } from './number.ts'

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

describe('a rounded value [R8.3]', () => {
  test('is the same whether it was read or came out of a mean of such readings', () => {
    const readings = Array.from({ length: 120 }, () => 37.145)
    const mean = readings.reduce((sum, value) => sum + value, 0) / readings.length
    expect(mean).not.toBe(37.145)
    for (const value of [37.145, mean, 37.144999999999996, 37.14500000000001])
      expect(formatQuantity(value, 'level_m')).toBe('37,15\u00a0m')
    expect(METRICS.level_m.decimals).toBe(2)
  })

  test('goes away from zero at the half of its last digit, as its shortest decimal form reads, and no earlier', () => {
    // 1,005 and 2,675 are kept a little below what they read as, 8,345 a little above
    expect([1.005, 2.675, 8.345, -37.145, 0.5].map((value) => roundTo(value, 2))).toEqual([
      1.01, 2.68, 8.35, -37.15, 0.5,
    ])
    expect([37.144999, -0.004, 0.5, 1.5].map((value) => roundTo(value, 0))).toEqual([37, 0, 1, 2])
    expect(roundTo(37.144999, 2)).toBe(37.14)
  })

  test('of no number is that, and a long one keeps its digits', () => {
    expect(roundTo(Number.NaN, 2)).toBeNaN()
    expect(roundTo(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY)
    expect(roundTo(1234567.891, 2)).toBe(1234567.89)
    expect([123_456_789_012.4, 123_456_789_012.5].map((value) => roundTo(value, 0))).toEqual([
      123_456_789_012, 123_456_789_013,
    ])
    expect(roundTo(Number.MAX_SAFE_INTEGER, 1)).toBe(Number.MAX_SAFE_INTEGER)
    expect(roundTo(1e300, 15)).toBe(1e300)
  })

  test('is never farther from the value than half of its last digit, but for the slack of arithmetic', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, decimals) => {
          const rounded = roundTo(value, decimals)
          expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.501 * 10 ** -decimals)
          expect(roundTo(rounded, decimals)).toBe(rounded)
        },
      ),
    )
  })
})
