import { deviceId, HOUR_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { consumptionSentence } from './sentence.ts'
import { sharesOf, takersOf } from './takers.ts'

setSiteTimeZone('Etc/UTC')
const figure = (value: number | null, previous: number | null = null) => ({ value, previous, completenessPct: 100 })
const sector = (id: string, value: number | null) => ({
  device: deviceId.parse(id),
  volumeM3: figure(value),
  budgetM3: null,
  nightFlowM3h: figure(null),
})
type Known = Parameters<typeof consumptionSentence>[0]
const body: Known['body'] = {
  water: { producedM3: figure(null), consumedM3: figure(528, 536) },
  sources: [],
  consumptions: [sector('serre', 61), sector('nord', 184), sector('sud', null)],
  plan: null,
  until: 21 * HOUR_MS,
  period: { from: 0, to: 24 * HOUR_MS },
}
const said = (known: Partial<Omit<Known, 'body'>> = {}, more: Partial<Known['body']> = {}) =>
  consumptionSentence({
    compared: 'hier jusqu’à 21:00',
    nameOf: (id) => id.toLocaleUpperCase('fr'),
    leaks: [],
    isHeld: false,
    ...known,
    body: { ...body, ...more },
  }).replaceAll(/[\u00a0\u202f]/g, ' ')

test('[R10] consumption begins with how much, against what, and who took most', () => {
  expect(said()).toBe(
    '528 m³ consommés à 21:00 · −1,5 % face à hier jusqu’à 21:00 · NORD en a pris le plus : 184 m³, 35 %',
  )
  const planned = { basis: 'weekdays', byNow: 500, whole: 600, projected: null, days: 4 } as const
  const plan = { producedM3: null, consumedM3: planned, cost: null, days: 4, buckets: [] }
  expect(said({}, { plan })).toContain('528 m³ consommés à 21:00 · 28,0 m³ de plus que d’habitude (4 jeudis) · NORD')
  const closed = { at: 20 * HOUR_MS, counted: 505, expected: 500 }
  const hourly = { ...plan, consumedM3: { ...planned, closed } }
  expect(said({}, { plan: hourly })).toContain(' à 21:00 · jusqu’à 20:00, comme d’habitude (4 jeudis) · NORD')
})

test('[R10] who leaks leads the sentence', () => {
  expect(said({ leaks: ['NORD'] })).toMatch(/^Fuite possible : NORD · 528 m³ consommés/)
  expect(said({ leaks: ['NORD', 'SUD'] })).toMatch(/^Fuites possibles : NORD, SUD · /)
})

test('[R10] who took most is told with the very figures of the list of all who took', () => {
  const consumptions = ['nord', 'sud', 'est'].map((id) => sector(id, 10))
  const even = { consumptions, water: { producedM3: figure(null), consumedM3: figure(30) } }
  expect(sharesOf(takersOf(even), 30)).toEqual(['34', '33', '33'])
  expect(said({}, even)).toContain('NORD en a pris le plus : 10,0 m³, 34 %')
})

test('[R10] nothing counted, a count that is held, and one consumer alone say no more than is known', () => {
  expect(said({}, { water: { producedM3: figure(null), consumedM3: figure(null) } })).toBe(
    'Aucune eau n’a été comptée sur cette période',
  )
  expect(said({ isHeld: true })).toBe('528 m³ consommés à 21:00 · compte arrêté par la coupure du site')
  expect(said({}, { consumptions: [sector('nord', 528)], until: 24 * HOUR_MS })).toBe(
    '528 m³ consommés · −1,5 % face à hier jusqu’à 21:00',
  )
})
