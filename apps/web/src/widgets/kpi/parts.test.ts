import { expect, test } from 'vitest'
import { formatBareGap, formatGap, formatParts, partDecimals, roundedParts } from './parts.ts'

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)

test('[R10] rounded parts add up to their rounded whole: what rounding lost goes to those that lost most', () => {
  expect(roundedParts([33.4, 33.4, 33.2], 100, 0)).toEqual([34, 33, 33])
  expect(roundedParts([0.14, 0.14, 0.12], 0.4, 1)).toEqual([0.2, 0.1, 0.1])
  expect(sum(roundedParts([10.6, 20.6, 30.6], 61.8, 0))).toBe(62)
  expect(roundedParts([5, null, 7], 12, 0)).toEqual([5, null, 7])
})

test('[R10] parts that are not those of the whole are rounded each by itself', () => {
  expect(roundedParts([10.6, 20.6], 90, 0)).toEqual([11, 21])
  expect(roundedParts([10.6, 20.6], null, 0)).toEqual([11, 21])
})

test('[R10] the parts of a figure have the decimals of their whole, or one more: none is bent to make them add up', () => {
  expect(formatParts([60.2, 45.1, 8.1], 113.4, 'energyKwh')).toEqual(['60', '45', '8'])
  expect(formatParts([55, 153.3, 32.34], 240.64, 'cost')).toEqual(['55,0', '153,3', '32,3'])
  expect(formatParts([60.4, 45.4, 8.4], 114.2, 'energyKwh')).toEqual(['60,4', '45,4', '8,4'])
  expect(formatParts([120.2, 0.3], 120.5, 'energyKwh')).toEqual(['120,2', '0,3'])
  expect(formatParts([120.4, 0.04], 120.44, 'energyKwh')).toEqual(['120', '<\u00a01'])
  expect(formatParts([6.04, null], 6.04, 'energyKwh')).toEqual(['6,04', '–'])
})

test('[R10] a gap beside the two figures that it is of is the difference of what is shown of them', () => {
  const gap = (...of: Parameters<typeof formatGap>) => formatGap(...of).replaceAll(/\s/g, ' ')
  expect(gap(331.4, 164.6, 'cost', { currency: 'MAD' })).toBe('166 MAD')
  expect(gap(164.6, 331.4, 'cost', { currency: 'MAD' })).toBe('−166 MAD')
  expect(gap(331.4, 99.46, 'budgetLeftM3')).toBe('231,5 m³')
  expect(gap(4570.2, 3000.4, 'budgetLeftM3', { decimals: 1 })).toBe('1 569,6 m³')
  expect(formatBareGap(653.9, 595.6, 'consumedM3')).toBe('58')
})

test('[R10] a whole stands in the column of its parts with their decimals', () => {
  expect(partDecimals([1820.7, 7897.8, 2523.8], 12_242.3, 'cost')).toBe(1)
  expect(partDecimals([60.2, 45.1, 8.1], 113.4, 'energyKwh')).toBe(0)
})
