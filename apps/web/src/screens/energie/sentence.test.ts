import { HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { energySentence } from './sentence.ts'

setSiteTimeZone('Etc/UTC')
const figure = (value: number | null, previous: number | null = null) => ({ value, previous, completenessPct: 100 })
const energy: KpiBody['energy'] = {
  gridKwh: figure(435, 460),
  solarKwh: figure(138),
  solarSharePct: figure(24.1),
  cost: figure(423, 460),
  pumpKwh: figure(294),
  kwhPerM3: figure(0.5),
  co2Kg: figure(312),
  bySlot: [],
}
const plan = (basis: 'target' | 'weekdays', byNow: number): KpiBody['plan'] => ({
  producedM3: null,
  consumedM3: null,
  cost: { basis, byNow, whole: 480, projected: 526, days: 4 },
  days: 4,
  buckets: [],
})
const day = { energy, plan: plan('weekdays', 379), until: 17 * HOUR_MS, period: { from: 0, to: 24 * HOUR_MS } }
const said = (body: Partial<typeof day>, compared = 'octobre') =>
  energySentence({ ...day, ...body }, 'MAD', compared).replaceAll(/[\u00a0\u202f]/g, ' ')

test('the cost of a running day is set against what was planned, and the plan says what it is', () => {
  expect(said({})).toBe(
    '423 MAD d’énergie à 17:00 · 44,0 MAD de plus que d’habitude (4 jeudis) · ≈ 526 MAD en fin de journée',
  )
  expect(said({ plan: plan('target', 500) })).toContain(' · 77,0 MAD de moins que le budget · ')
  expect(said({ plan: plan('target', 424) })).toContain(' · comme le budget à cette heure · ')
  expect(said({ plan: plan('target', 379) })).toContain(' · 44,0 MAD de plus que le budget à cette heure · ')
  const dear = { ...energy, cost: figure(500) }
  expect(said({ energy: dear, plan: plan('target', 379) })).toContain(' · budget dépassé de 20,0 MAD · ')
})

test('[R10] what is usual is compared over the hours that are over, and that hour stands before the difference', () => {
  const told = (until: number, cost: number, byNow: number) => {
    const whole = plan('weekdays', byNow)
    const closed = { at: 4 * HOUR_MS, counted: 22, expected: 20 }
    return said({
      until,
      energy: { ...energy, cost: figure(cost) },
      plan: whole?.cost ? { ...whole, cost: { ...whole.cost, closed } } : whole,
    })
  }
  const after = (minutes: number) => 4 * HOUR_MS + minutes * 60_000
  expect(told(after(5), 23, 21)).toContain(
    'd’énergie à 04:05 · jusqu’à 04:00, 2,00 MAD de plus que d’habitude (4 jeudis) · ',
  )
  expect(told(after(10), 23.5, 26)).toContain(
    'd’énergie à 04:10 · jusqu’à 04:00, 2,00 MAD de plus que d’habitude (4 jeudis) · ',
  )
})

test('without a plan it is set against the stretch before, and without a tariff energy stands for money', () => {
  expect(said({ plan: null })).toBe('423 MAD d’énergie à 17:00 · −8,0 % face à octobre')
  const free = { ...energy, cost: figure(null), solarSharePct: figure(null) }
  expect(said({ plan: null, energy: free, until: day.period.to })).toBe(
    '435 kWh achetés au réseau électrique · −5,4 % face à octobre',
  )
})

test('[R10] what it is compared with stands with its article', () => {
  expect(said({ plan: null }, 'octobre jusqu’au 26 oct.')).toMatch(/ face à octobre jusqu’au 26 oct\.$/)
  expect(said({ plan: null }, 'la semaine précédente jusqu’à jeudi 10:40')).toContain(
    'face à la semaine précédente jusqu’à jeudi 10:40',
  )
  expect(said({ plan: null }, 'les 24 h d’avant')).toContain('face aux 24 h d’avant')
})

test('[R10] what is saved because hardly any water was pumped says so', () => {
  const less = { plan: plan('weekdays', 580) }
  expect(said({ ...less, energy: { ...energy, pumpKwh: figure(12, 294) } })).toContain(
    'de moins que d’habitude (4 jeudis) : les pompes ont peu tourné',
  )
  // what they took in the period compared is no part of that habit
  expect(said({ ...less, energy: { ...energy, pumpKwh: figure(0, 294) } })).toContain(': les pompes n’ont pas tourné')
  expect(said({ ...less, energy: { ...energy, pumpKwh: figure(280, 294) } })).not.toContain('les pompes')
  const before = { ...energy, cost: figure(323, 550), pumpKwh: figure(0, 294) }
  expect(said({ plan: null, energy: before }, 'les 24 h d’avant')).toContain(
    '−41,3 % face aux 24 h d’avant : les pompes n’ont rien pris, contre 294 kWh sur la période comparée',
  )
  expect(said({ plan: null, energy: { ...before, cost: figure(560, 550) } })).not.toContain('les pompes')
})

test('a period in which nothing was counted says so', () => {
  const none = { ...energy, cost: figure(null), gridKwh: figure(null), solarKwh: figure(null) }
  expect(said({ energy: none, plan: null })).toBe('Aucune énergie n’a été comptée sur cette période')
})

test('[R10] while a pump is without power the day is not told as usual', () => {
  const cut = energySentence({ ...day, plan: plan('weekdays', 423) }, 'MAD', 'octobre', { pumpsCut: 1 })
  expect(cut.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('423 MAD d’énergie à 17:00 · une pompe est coupée')
})

test('[R10] a site without power is not praised for what it does not spend', () => {
  const held = energySentence(day, 'MAD', 'octobre', { held: 'site' }).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(held).toBe('423 MAD d’énergie à 17:00 · compte arrêté par la coupure du site')
})

test('[R10] the end of a day is told while it runs, with what it rests on while pumps stand', () => {
  expect(said({ until: day.period.to })).not.toContain('en fin de journée')
  expect(energySentence(day, 'MAD', 'octobre', { resting: true }).replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(
    / · ≈ 526 MAD en fin de journée si les pompes reprennent$/,
  )
})
