import { expect, test } from 'vitest'
import { iaEfficiency } from '@/text/ia-efficiency'
import { planStretches } from './plan-reasons.ts'
import { hoursWords } from './plan-words.ts'

const plain = (words: string): string => words.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ')
const prices = Array.from({ length: 24 }, (_, hour) => (hour < 7 ? 0.5 : 1))
const said = (plan: readonly number[], sunShares?: readonly number[]) =>
  plain(hoursWords(plan, planStretches({ plan, prices, tank: undefined, sunShares })))
const hours = (...shares: number[]) => Array.from({ length: 24 }, (_, hour) => shares[hour] ?? 0)

test('[R13.2] hours that a pump works at its full rate are told apart from those of the clock', () => {
  // four hours of the clock at half its rate
  expect(said(hours(0.5, 0.5, 0.5, 0.5))).toBe('2 h à plein débit : 0 h – 4 h')
  expect(said(hours())).toBe('à l’arrêt')
  expect(iaEfficiency.running(3, '50 %')).toBe('3 h : 50 % du plein débit')
  expect(iaEfficiency.shiftHowHelp).toContain('à plein débit')
})

test('[R13.2] an hour at neither the least price nor with sun to spare is told to be paid at its price', () => {
  const plan = hours(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1)
  const shares = hours(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5)
  expect(said(plan, shares)).toBe(
    '3 h à plein débit : 0 h – 1 h, 10 h – 11 h (soleil disponible), 16 h – 17 h (payé au prix de l’heure)',
  )
  expect(said(plan)).toBe('3 h à plein débit : 0 h – 1 h, 10 h – 11 h, 16 h – 17 h')
})
