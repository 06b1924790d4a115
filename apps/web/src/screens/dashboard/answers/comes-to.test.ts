import { expect, test } from 'vitest'
import { type Limit, outlookOf } from '../rhythm/outlook.ts'
import { comesTo } from './comes-to.ts'

const august: Limit = { whole: 16_880, byNow: 16_880, basis: 'budget' }
const closed = { isOpen: false, ratePerDay: null, daysLeft: null }
const said = (value: number, completenessPct: number, since: number | null = null) =>
  comesTo(outlookOf({ value, completenessPct }, august, closed), 'consumedM3', 'm³', false, since).children.replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  )

test('[R10] four days of a month are not told as 88 % below its budget', () => {
  expect(said(1_964, 10)).toBe('budget de 16 880 m³')
  expect(said(16_036, 100)).toBe('−5,0 % sur le budget de 16 880 m³')
})

test('[R10] a budget of the part that has a record says since when', () => {
  expect(said(16_036, 100, Date.UTC(2026, 7, 28, 12))).toBe('−5,0 % sur le budget de 16 880 m³ depuis le 28/08')
})

test('[R10] of a day that begins what is counted is told, not the habit as its result', () => {
  const usual: Limit = { whole: 457, byNow: 23, basis: 'usual' }
  const outlook = outlookOf({ value: 23.2, completenessPct: 100 }, usual, {
    ...{ isOpen: true, ratePerDay: null, daysLeft: null },
    planned: { projected: 457.2 },
  })
  expect(comesTo(outlook, 'cost', 'MAD', true, null)).toMatchObject({
    value: '23,2',
    of: 'MAD comptés',
    children: expect.stringMatching(/^habitude d’une journée entière : 457\sMAD$/),
  })
})
