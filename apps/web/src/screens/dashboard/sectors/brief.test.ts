import { expect, test } from 'vitest'
import { briefOf } from './brief.ts'

const plain = (...verdicts: Parameters<typeof briefOf>[0]) => briefOf(verdicts, []).replaceAll('\u00a0', ' ')

test('[R10] sectors of which nothing is known yet are not told as keeping their budget', () => {
  expect(plain(null, null)).toBe('2 pas encore jugés')
  expect(plain('within', 'close', null)).toBe('2 dans leur budget, 1 pas encore jugé')
  expect(plain('within', 'close')).toBe('tous dans leur budget')
  expect(plain('over', 'within', null)).toBe('1 secteur au-delà de son budget, 1 pas encore jugé')
})

test('[R10] a budget that may be exceeded is not told as exceeded', () => {
  expect(plain('ahead', 'within')).toBe('1 secteur dépasserait son budget')
  expect(plain('over', 'ahead', 'ahead')).toBe('1 secteur au-delà de son budget, 2 secteurs dépasseraient le leur')
})

test('[R10] a sector without a budget is named where it is alone, and is not one that is judged later', () => {
  expect(briefOf(['within', 'close'], ['Secteur agrumes sud'])).toBe(
    '2 dans leur budget, Secteur agrumes sud sans budget',
  )
  expect(briefOf(['within'], ['Nord', 'Sud'])).toBe('1 dans son budget, 2 sans budget')
})
