import { expect, test } from 'vitest'
import { createLedger, figureForm, frenchNumber } from './ledger.ts'

test('lengths of time read as on the screens: in days, hours and minutes, what lies ahead rounded [R13.3]', () => {
  const { say } = createLedger()
  const said = (value: number, figure: 'autonomyHours' | 'runningHours' | 'emptyInHours') =>
    say({ value, from: [], how: 'read' }, ...figureForm(figure, 'MAD'))
  expect(said(81.2, 'autonomyHours')).toBe('3\u00a0j 9\u00a0h')
  expect(said(0.02, 'emptyInHours')).toBe('<\u00a05\u00a0min')
  expect(said(6.48, 'runningHours')).toBe('6\u00a0h 29\u00a0min')
  expect(said(0, 'runningHours')).toBe('0\u00a0min')
})

test('a value is rounded as on the screens, whatever arithmetic left of its last digits, and is never −0 [R13.3]', () => {
  expect([37.145, 37.144999999999996, 37.144999, -0.001].map((value) => frenchNumber(value, 2))).toEqual([
    '37,15',
    '37,15',
    '37,14',
    '0,00',
  ])
  expect(frenchNumber(-2.5)).toBe('−2,5')
})
