import type { Finding, FindingsResponse } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { findingOf } from '@/widgets/findings/finding.fixtures'
import { conclusionOf } from './conclusion.ts'

const names = { currency: 'MAD', nameOf: (id: string) => `Secteur ${id}` }

const finding = (device: string, cost: number | null): Finding =>
  findingOf({
    id: `leak.${device}`,
    kind: cost === null ? 'stuck-sensor' : 'leak',
    device,
    cost: cost === null ? null : { value: cost, low: cost, high: cost },
  })

const shift = (isStated: boolean): FindingsResponse['shift'] => ({
  savingPerDay: { value: 55, low: 31.8, high: 78.3 },
  isStated,
  daysCompared: 21,
  day: { from: 0, pumpedM3: { was: 400, plan: 400 }, cost: { was: 200, plan: 145 } },
  prices: [],
  pumps: [],
  tanks: [],
})

const said = (current: readonly Finding[], plan: FindingsResponse['shift'] = null) =>
  conclusionOf({ current, shift: plan, names }).words.replaceAll('\u00a0', ' ')

test('[R13.2] the screen begins with what the findings cost, where most of it goes, and what could be gained', () => {
  expect(said([finding('sud', 227), finding('nord', 489), finding('est', null)], shift(true))).toBe(
    '3 constats en cours : 716 MAD d’énergie perdus · dont 489 MAD par une fuite possible (Secteur nord) · décaler les pompes ferait gagner 55,0 MAD par jour',
  )
})

test('[R13.2] where one finding costs all of it, it is not told as a part', () => {
  expect(said([finding('nord', 489), finding('est', null)])).toBe(
    '2 constats en cours : 489 MAD d’énergie perdus · par une fuite possible (Secteur nord)',
  )
})

test('[R13.2] no cost is put forward where none is stated, of findings or of the plan', () => {
  expect(said([finding('est', null)], shift(false))).toBe('1 constat en cours, aucun chiffré en argent')
})

test('[R13.2] nothing found is told as such, beside what could be gained', () => {
  expect(conclusionOf({ current: [], shift: shift(true), names })).toEqual({
    tone: 'good',
    words: expect.stringMatching(
      /^Rien d’anormal sur la période examinée\s· décaler les pompes ferait gagner 55,0\sMAD/,
    ),
  })
})
