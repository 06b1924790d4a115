// Whether a budget will be kept is told by where the pace of the last days leads, as the Management screen projects it [R13.3].

import { DAY_MS, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const BEGIN = Date.parse('2026-11-01T00:00:00Z')
const END = Date.parse('2026-12-01T00:00:00Z')
const DAYS_LEFT = (END - FACTS.now) / DAY_MS

/** A month until now of sectors that took `used` m³ each, and `week` in seven days; the first of them `first` and `firstWeek`. */
type Taken = { used?: number; week?: number; first?: number; firstWeek?: number }
const month = ({ used = 300, week = 70, ...one }: Taken, completenessPct = 100) =>
  figures((body: KpiBody) => {
    const isMonth = body.period.from === BEGIN
    return {
      ...body,
      period: isMonth ? { ...body.period, to: END } : body.period,
      consumptions: body.consumptions.map((sector, index) => ({
        ...sector,
        volumeM3: {
          value: isMonth ? (index === 0 ? (one.first ?? used) : used) : index === 0 ? (one.firstWeek ?? week) : week,
          previous: null,
          completenessPct,
        },
        budgetM3: 1_000,
      })),
    }
  })

test.each([
  ['le secteur agrumes nord dépassera-t-il son budget ce mois ?', 'Oui'],
  ['le secteur agrumes nord va dépasser son budget ?', 'Oui'],
  ['le budget du secteur agrumes nord sera-t-il respecté ce mois ?', 'Non'],
])('[R13.3] « %s » is told by the end, not by what was drawn so far', (question, yes) => {
  const { sentences } = answered(question, month({ first: 140, firstWeek: 1_000 }))
  const share = Math.round((140 + (1_000 / 7) * DAYS_LEFT) / 10)
  expect(sentences[0]).toMatch(
    new RegExp(`^${yes}, à ce rythme : ≈ [\\d ]+ m³ au 30 novembre 2026, soit ${share} % du budget \\(1 000 m³\\)\\.$`),
  )
  expect(sentences[1]).toBe('Jusqu’ici : 14 % du budget consommé (novembre 2026), 140 m³ sur 1 000 m³.')
  expect(sentences[2]).toBe('C’est une projection, si les jours à venir sont comme les 7 derniers jours.')
})

test('[R13.3] what is passed is so already', () => {
  const { sentences } = answered('le secteur agrumes nord dépassera-t-il son budget ce mois ?', month({ first: 1_200 }))
  expect(sentences[0]).toBe(
    'Oui, il est déjà dépassé : 120 % du budget consommé (novembre 2026), 1 200 m³ sur 1 000 m³.',
  )
})

test.each(['allons-nous dépasser le budget d’eau ce mois ?', 'le budget d’eau du site sera-t-il dépassé ce mois ?'])(
  '[R13.3] « %s »: all sectors together, then those that alone are past theirs',
  (question) => {
    const { sentences } = answered(question, month({ first: 1_200 }))
    expect(sentences[0]).toMatch(
      /^Non, à ce rythme : ≈ [\d ]+ m³ au 30 novembre 2026, soit \d+ % du budget \([\d ]+ m³\)\.$/,
    )
    expect(sentences[2]).toBe('Déjà au-delà – Secteur agrumes nord : 120 %.')
    const later = answered(question, month({ first: 900, firstWeek: 140 })).sentences
    expect(later[2]).toMatch(/^À ce rythme, au-delà avant la fin – Secteur agrumes nord : 11\d %\.$/)
    expect(answered(question, month({ used: 900 })).sentences[0]).toMatch(/^Oui, à ce rythme : /)
  },
)

test('[R13.3] which sectors will is told without yes or no', () => {
  const { sentences } = answered('quel secteur dépassera son budget ce mois ?', month({ first: 900, firstWeek: 140 }))
  expect(sentences[0]).toMatch(/^À ce rythme, au-delà avant la fin – Secteur agrumes nord : /)
  expect(sentences[1]).toMatch(/^En tout, à ce rythme : /)
  expect(answered('quel secteur dépassera son budget ce mois ?', month({})).sentences[0]).toBe(
    'À ce rythme, aucun secteur au-delà du sien.',
  )
})

test('[R13.3] of what cannot be projected neither yes nor no is said', () => {
  for (const question of [
    'le secteur agrumes nord dépassera-t-il son budget ce mois ?',
    'allons-nous dépasser le budget d’eau ce mois ?',
  ]) {
    const { sentences } = answered(question, month({}, 40))
    expect(sentences[0]).toMatch(/^Je ne sais pas si (?:le budget d’eau|son budget) sera dépassé : /)
    expect(sentences[1]).toMatch(/^Jusqu’ici : 30 % du budget consommé/)
    expect(sentences.join(' ')).not.toMatch(/\b(?:Oui|Non)\b/)
  }
})

test('[R13.3] whether any sector will is of each of them, not of all together', () => {
  const of = (question: string, changed: ReturnType<typeof month>) => answered(question, changed).sentences[0]
  const one = month({ first: 900, firstWeek: 140 })
  expect(of('un secteur va-t-il dépasser son budget ?', one)).toBe(
    'Oui, à ce rythme : 1 secteur au-delà de son budget.',
  )
  expect(of('les secteurs vont-ils tenir leur budget ce mois ?', one)).toMatch(/^Non, à ce rythme : 1 secteur/)
  expect(of('un secteur va-t-il dépasser son budget ?', month({}))).toBe('Non, à ce rythme.')
  expect(of('un secteur va-t-il dépasser son budget ?', month({}, 40))).toMatch(/^Je ne sais pas/)
})

test('[R13.3] « on va le dépasser ? » after a budget is of its end, too', () => {
  const { call } = answered('le secteur agrumes nord dépassera-t-il son budget ce mois ?')
  const { sentences } = answered('on va le dépasser ?', month({ first: 900, firstWeek: 140 }), { call, pending: null })
  expect(sentences[0]).toMatch(/^Oui, à ce rythme : /)
})
