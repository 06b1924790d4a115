import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { isWholeKnown, periodWords } from './period-head.tsx'

setSiteTimeZone('Etc/UTC')
const YEAR = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) }
const figure = (value: number | null, previous: number | null = null) => ({
  value,
  previous,
  completenessPct: 100,
  previousCompletenessPct: 100,
})
const say = (
  consumed: ReturnType<typeof figure>,
  cost: ReturnType<typeof figure>,
  { grid = figure(null), knownFrom = YEAR.from } = {},
) =>
  periodWords({ water: { consumedM3: consumed }, energy: { cost, gridKwh: grid }, period: YEAR, knownFrom } as never, {
    currency: 'MAD',
    compared: 'les 30 jours d’avant',
  }).replaceAll(/[\u00a0\u202f]/g, ' ')

test('[R10] another period than today is told by what it came to, against the stretch before', () => {
  expect(say(figure(16_081, 15_400), figure(14_214, 12_850))).toBe(
    '16 081 m³ consommés (+4,4 %) · 14 214 MAD d’énergie (+10,6 %) face aux 30 jours d’avant',
  )
})

test('[R10] without a price it is told in energy, and without a stretch before by itself', () => {
  expect(say(figure(16_081), figure(null), { grid: figure(13_989) })).toBe('16 081 m³ consommés · 13 989 kWh achetés')
  expect(say(figure(null), figure(null))).toBe('Rien n’a été compté sur cette période')
})

test('[R10] of a period that is known in part it is said from when on', () => {
  expect(say(figure(49_661), figure(40_269), { knownFrom: Date.UTC(2026, 7, 31) })).toBe(
    '49 661 m³ consommés · 40 269 MAD d’énergie · compté depuis le 31/08 seulement',
  )
})

test('[R10] only a period that is known as a whole, and of which something was counted, is judged', () => {
  const body = (consumed: number | null, knownFrom = YEAR.from) =>
    ({ water: { consumedM3: figure(consumed) }, energy: { gridKwh: figure(null) }, period: YEAR, knownFrom }) as never
  expect(isWholeKnown(body(10))).toBe(true)
  expect(isWholeKnown(body(null))).toBe(false)
  expect(isWholeKnown(body(10, YEAR.from + 1))).toBe(false)
})
