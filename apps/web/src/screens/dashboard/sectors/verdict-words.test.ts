import { expect, test } from 'vitest'
import { outlookOf } from '../rhythm/outlook.ts'
import { verdictWords } from './verdict-words.ts'

const LIMIT = { whole: 4_570, byNow: 3_960, basis: 'budget' as const }
const said = (value: number | null, perDay: number | null, isOpen = true, limit = LIMIT) =>
  verdictWords(outlookOf({ value, completenessPct: 100 }, limit, { isOpen, ratePerDay: perDay, daysLeft: 4.24 }), {
    m3: value === null ? null : Math.round(value),
    decimals: 0,
  }).replaceAll(/\s/g, ' ')

test('[R10] the end of a sector that is beyond its budget already is told, not how little it is beyond it today', () => {
  expect(said(4_596, 187.3)).toBe('dépassé, +18 %')
  expect(said(4_596, null)).toBe('dépassé, +0,6 %')
  expect(said(4_596, null, false)).toBe('dépassé, +0,6 %')
})

test('[R10] what is not beyond its budget yet is told by its end, and what nothing tells by what is left', () => {
  expect(said(4_500, 187.3)).toBe('dépasserait, +16 %')
  expect(said(3_000, 100)).toBe('dans le budget')
  expect(said(3_000, null)).toBe('reste 1 570 m³')
  // 331 and 165 stand in the columns beside it
  expect(said(164.6, null, true, { ...LIMIT, whole: 331.4 })).toBe('reste 166 m³')
})
