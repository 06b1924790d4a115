import { expect, test } from 'vitest'
import { periodWords } from './period-head.tsx'

const figure = (value: number | null, previous: number | null = null) => ({
  value,
  previous,
  completenessPct: 100,
  previousCompletenessPct: 100,
})
const say = (consumed: ReturnType<typeof figure>, cost: ReturnType<typeof figure>, grid = figure(null)) =>
  periodWords({ water: { consumedM3: consumed }, energy: { cost, gridKwh: grid } } as never, {
    currency: 'MAD',
    compared: 'les 30 jours d’avant',
  }).replaceAll(/[\u00a0\u202f]/g, ' ')

test('[R10] another period than today is told by what it came to, against the stretch before', () => {
  expect(say(figure(16_081, 15_400), figure(14_214, 12_850))).toBe(
    '16 081 m³ consommés (+4,4 %) · 14 214 MAD d’énergie (+10,6 %) face aux 30 jours d’avant',
  )
})

test('[R10] without a price it is told in energy, and without a stretch before by itself', () => {
  expect(say(figure(16_081), figure(null), figure(13_989))).toBe('16 081 m³ consommés · 13 989 kWh achetés')
  expect(say(figure(null), figure(null))).toBe('Rien n’a été compté sur cette période')
})
