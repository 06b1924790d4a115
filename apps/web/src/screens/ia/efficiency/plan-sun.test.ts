import type { TariffShift } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { againstSun } from './plan-sun.ts'

const day = (from: number, to: number) => Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? 1 : 0))
const estimate = { value: 41.5, low: 30.25, high: 52.75 }
/** Six hours of a pump are moved from the day into the night. */
const shiftOf = (sun: TariffShift['sun'], change: Partial<TariffShift> = {}): TariffShift => ({
  savingPerDay: estimate,
  isStated: true,
  daysCompared: 28,
  day: { from: 0, pumpedM3: { was: 0, plan: 0 }, cost: { was: 0, plan: 0 } },
  prices: [],
  pumps: [{ device: 'pompe', was: day(10, 16), plan: day(0, 6) }],
  tanks: [],
  sun,
  ...change,
})
const sunOf = (surplusKwh: number, was: number, plan: number): TariffShift['sun'] => ({
  surplusKwh,
  usedKwh: { was, plan },
  planShares: [],
})
const said = (shift: TariffShift) => againstSun(shift, 60, 'MAD')?.replaceAll(/\s/g, ' ') ?? null

test('[R13.2] a plan that leaves sun unused says how much, and what keeping the hours of day costs', () => {
  expect(said(shiftOf(sunOf(90, 62.4, 20)))).toBe(
    'Ce programme vise le coût, pas la part du solaire (objectif ≥ 60 %) : il déplace 6 h à plein débit du jour vers les heures creuses et, le jour rejoué, utilise 42,4 kWh de soleil en moins. Pour une plus grande part du solaire, gardez ces heures de jour : ces 41,5 MAD par jour ne sont alors pas économisés.',
  )
})

test('[R13.2] where the other uses take all of the sun, moving the pumps is said to change nothing of its share', () => {
  expect(said(shiftOf(sunOf(0, 0, 0)))).toBe(
    'Le jour rejoué n’avait pas de surplus solaire : décaler le pompage n’y change pas la part du solaire.',
  )
})

test('[R13.2] a plan that loses no sun, or of which that is not known, is not weighed against the target', () => {
  expect(said(shiftOf(sunOf(90, 40, 39.5)))).toBeNull()
  expect(said(shiftOf(sunOf(90, 40, 60)))).toBeNull()
  expect(said(shiftOf(undefined))).toBeNull()
})

test('[R13.2] nothing is said of the sun where nothing moves, no saving is stated, or there is no target', () => {
  const lost = sunOf(90, 62.4, 20)
  const still = [{ device: 'pompe', was: day(10, 16), plan: day(10, 16) }]
  expect(said(shiftOf(lost, { pumps: still }))).toBeNull()
  expect(said(shiftOf(lost, { isStated: false }))).toBeNull()
  expect(againstSun(shiftOf(lost), undefined, 'MAD')).toBeNull()
})
