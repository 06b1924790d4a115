// What a sector will come to by the end of what runs is told as its own page projects it [R13.3].

import { understand } from '@vigie/analyst/question'
import { DAY_MS, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const BEGIN = Date.parse('2026-11-01T00:00:00Z')
const END = Date.parse('2026-12-01T00:00:00Z')
type Night = NonNullable<KpiBody['consumptions'][number]['night']>
/** A month until `now` that took 600 m³ of 1 000, and 70 m³ in the seven days before; `night`: of the sector. */
const taken = (night: Night | null = null, completenessPct = 100) =>
  figures((body) => takenOf(body, night, completenessPct))
const takenOf = (body: KpiBody, night: Night | null = null, completenessPct = 100): KpiBody => ({
  ...body,
  period: body.period.from === BEGIN ? { ...body.period, to: END } : body.period,
  consumptions: body.consumptions.map((one) => ({
    ...one,
    volumeM3: { ...one.volumeM3, value: body.period.from === BEGIN ? 600 : 70, completenessPct },
    budgetM3: 1_000,
    ...(night && { night }),
  })),
})
const DAYS_LEFT = (END - FACTS.now) / DAY_MS

test.each([
  'à combien finira le secteur agrumes nord ce mois ?',
  'le secteur agrumes nord terminera à combien ?',
  'combien atteindra le secteur agrumes nord à la fin du mois ?',
  'le secteur agrumes nord sera à combien à la fin du mois ?',
  'combien va consommer le secteur agrumes nord d’ici la fin du mois ?',
])(
  '[R13.3] « %s »: what was taken and the pace of seven days over those to come, with the share of its budget',
  (question) => {
    const { told, sentences } = answered(question, taken())
    expect(told.main).toBeCloseTo(600 + 10 * DAYS_LEFT, 6)
    expect(sentences[0]).toBe(
      'Secteur agrumes nord – volume compté au 30 novembre 2026, à ce rythme : ≈ 724 m³, soit 72 % de son budget (1 000 m³). C’est une projection, si les jours à venir sont comme les 7 derniers jours.',
    )
    expect(sentences[1]).toBe('Jusqu’ici : 600 m³ (novembre 2026).')
  },
)

test('[R13.3] a leak that began within these days goes on over all that are to come', () => {
  const night: Night = {
    at: FACTS.now - 10 * HOUR_MS,
    flowM3h: 2.5,
    recentM3h: [],
    usualM3h: 0.5,
    leakSince: Date.parse('2026-11-18T00:00:00Z'),
  }
  const { told, sentences } = answered('à combien finira le secteur agrumes nord ce mois ?', taken(night))
  expect(told.main).toBeCloseTo(600 + (10 + 48) * DAYS_LEFT, 6)
  expect(sentences[0]).toMatch(/comme les 7 derniers jours et si la fuite continue\.$/)
})

test('[12.6] on the last day of a month its end is that of the day, and what is to come is said', () => {
  const to = Math.floor(FACTS.now / DAY_MS) * DAY_MS + DAY_MS
  const lasts = (until: number) =>
    figures((body) => ({
      ...takenOf(body),
      period: body.period.from === BEGIN ? { ...body.period, to: until } : body.period,
      restOfDay: { to, producedM3: null, consumedM3: 5, cost: null },
      consumptions: takenOf(body).consumptions.map((sector) => ({ ...sector, restOfDayM3: 5 })),
    }))
  const asked = 'à combien finira le secteur agrumes nord ce mois ?'
  const last = answered(asked, lasts(to))
  expect(last.told.main).toBeCloseTo(605, 6)
  expect(last.sentences[0]).toMatch(/C’est une projection, si ce qui reste du jour est comme d’habitude\.$/)
  const longer = answered(asked, lasts(to + 2 * DAY_MS))
  expect(longer.told.main).toBeCloseTo(605 + 2 * 10, 6)
  expect(longer.sentences[0]).toMatch(
    /du jour est comme d’habitude et les jours à venir sont comme les 7 derniers jours\.$/,
  )
})

test('[R13.3] of too little data its end is not told, but what was counted', () => {
  const { sentences } = answered('à combien finira le secteur agrumes nord ce mois ?', taken(null, 40))
  expect(sentences[0]).toMatch(
    /^Je ne sais pas ce que cela fera en fin de période : trop peu de mesures, de la période ou des 7 derniers jours\.$/,
  )
  expect(sentences[1]).toBe('Jusqu’ici, Secteur agrumes nord – volume compté : 600 m³ (novembre 2026).')
})

test('[R13.3] the water of the site is projected by the same words, a month to come is not', () => {
  expect(answered('à combien finira la consommation d’eau ce mois ?').call).toMatchObject({
    figure: 'consumedM3',
    of: 'site',
    asks: 'period-end',
  })
  expect(understand('à combien finira le secteur agrumes nord le mois prochain ?', FACTS, null).kind).toBe('refuse')
})
