// A year in which the record began is projected over what has a record, as the Management screen does [R13.3].

import { DAY_MS, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const BEGIN = Date.parse('2026-01-01T00:00:00Z')
const END = Date.parse('2027-01-01T00:00:00Z')
const SINCE = Date.parse('2026-09-15T00:00:00Z')
const DAYS_LEFT = (END - FACTS.now) / DAY_MS
const isYear = ({ period }: KpiBody) => period.to - period.from > 100 * DAY_MS
type Night = NonNullable<KpiBody['consumptions'][number]['night']>

/** 9 000 of a year so far, 700 of the last seven days; a record since September, of which so much is there. */
const year = (partPct = 100, night: Night | null = null) =>
  figures((body) => {
    const known = (FACTS.now - SINCE) / (FACTS.now - BEGIN)
    const one = {
      value: isYear(body) ? 9_000 : 700,
      previous: null,
      completenessPct: isYear(body) ? partPct * known : 100,
    }
    return {
      ...body,
      ...(isYear(body) && { period: { from: BEGIN, to: END }, until: FACTS.now, knownFrom: SINCE }),
      water: { ...body.water, consumedM3: one },
      energy: { ...body.energy, cost: one },
      consumptions: body.consumptions.map((sector, index) => ({
        ...sector,
        volumeM3: one,
        budgetM3: 20_000,
        night: index === 0 ? night : null,
      })),
    }
  })

test.each([
  'combien coûtera l’énergie cette année ?',
  'combien consommerons-nous d’eau cette année ?',
  'combien consommerons-nous cette année ?',
])('[R13.3] « %s »: nothing lacks before its record began', (question) => {
  const { told, sentences } = answered(question, year())
  expect(told.main).toBeCloseTo(9_000 + 100 * DAYS_LEFT, 6)
  expect(sentences[0]).toMatch(/au 31 décembre 2026, à ce rythme : ≈ /)
})

test('[R13.3] a sector is set against the budget of the part that has a record', () => {
  const { sentences } = answered('à combien finira le secteur agrumes nord cette année ?', year())
  const budget = (20_000 * (END - SINCE)) / (END - BEGIN)
  expect(sentences[0]).toContain(`, soit ${Math.round((100 * (9_000 + 100 * DAYS_LEFT)) / budget)} % de son budget (`)
  expect(sentences[0]).toContain(' m³, depuis le début des mesures).')
})

test('[R13.3] where too little of that is there, this is why no end is told', () => {
  const { sentences } = answered('combien coûtera l’énergie cette année ?', year(60))
  expect(sentences[0]).toMatch(/^Je ne sais pas .* : trop peu de mesures/)
})

test('[R13.3] what leaks goes on in the water of the site as in that of its sector', () => {
  const night = { at: FACTS.now - 10 * HOUR_MS, flowM3h: 2.5, recentM3h: [], usualM3h: 0.5, leakSince: FACTS.now }
  const { told, sentences } = answered('combien consommerons-nous d’eau cette année ?', year(100, night))
  expect(told.main).toBeCloseTo(9_000 + (100 + 48) * DAYS_LEFT, 6)
  expect(sentences[0]).toMatch(/et si la fuite continue\.$/)
})
