// A filter that clogs is a drift of the yield, and what pumps take more than before is that of a cubic metre, not of a day [R13.3].
import { callLine } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, answeredOf, figures } from './asked.ts'
import { FINDINGS } from './world.ts'

describe('which pump drifts', () => {
  test.each(['Quelle pompe s’use ou dérive ?', 'la pompe 1 dérive ou s’use ?'])(
    '« %s » is told by its signs and by its energy [R13.3]',
    (question) => {
      const { call, sentences } = answered(question)
      expect(call).toMatchObject({ tool: 'findings', what: 'wear' })
      expect(sentences[0]).toBe(
        'Un signe possible : filtre qui se colmate – Forage Aït Amira 1, depuis le 19 octobre 2026.',
      )
    },
  )

  test.each(['Quelle pompe dérive ?', 'quel forage dérive le plus ?', 'y a-t-il une dérive de rendement ?'])(
    '« %s » counts a filter that clogs, as its alarm does [R13.3]',
    (question) => {
      expect(answered(question).sentences[0]).toMatch(/Filtre qui se colmate – Forage Aït Amira 1/)
      const others = FINDINGS.filter(({ kind }) => kind !== 'clogged-filter')
      expect(answeredOf(question, { findings: others }).said[0]).toMatch(/ucun constat en cours : dérive de rendement/)
    },
  )

  test('leaves what a filter is asked for apart from other drifts [R13.3]', () => {
    const drift = FINDINGS.map((one) =>
      one.kind === 'clogged-filter' ? { ...one, kind: 'efficiency-drift' as const } : one,
    )
    expect(answeredOf('où est le filtre colmaté ?', { findings: drift }).said[0]).toMatch(/^Aucun constat/)
  })
})

describe('whether pumps take more than before', () => {
  /** What each pump takes for a cubic metre, and took before; nothing was pumped today. */
  const each = (...pairs: readonly (readonly [number, number])[]) =>
    figures((body) => ({
      ...body,
      sources: body.sources.map((row, index) => ({
        ...row,
        energyKwh: { ...row.energyKwh, value: 0 },
        kwhPerM3: { value: pairs[index]?.[0] ?? null, previous: pairs[index]?.[1] ?? null, completenessPct: 100 },
      })),
    }))
  const question = 'Les pompes usent-elles plus d’énergie qu’avant ?'

  test('is told of a cubic metre of the last month, a day without pumping or not [R13.3]', () => {
    const { call, sentences } = answered(question, each([0.72, 0.6], [0.5, 0.5], [0.4, 0.5]))
    expect(callLine(call)).toBe('figure kwhPerM3 sources 30d vs previous')
    expect(sentences).toEqual([
      'Oui : 1 pompe prend plus d’énergie par m³ pompé que sur la même durée juste avant (30 derniers jours) – Forage Aït Amira 1 : 0,72 kWh/m³, contre 0,60 kWh/m³, 20 % de plus.',
    ])
  })

  test('is no where none does [R13.3]', () => {
    expect(answered(question, each([0.6, 0.6], [0.5, 0.5], [0.4, 0.5])).sentences).toEqual([
      'Non : aucune pompe ne prend plus d’énergie par m³ pompé que sur la même durée juste avant (30 derniers jours).',
    ])
  })

  test('of one pump is so, too, and of a day that is said that day [R13.3]', () => {
    const one = answered('La pompe 1 use-t-elle plus d’énergie qu’avant ?', each([0.72, 0.6]))
    expect(callLine(one.call)).toBe('figure kwhPerM3 forage-1 30d vs previous')
    expect(one.sentences[0]).toMatch(/^Oui\. .*0,72 kWh\/m³ \(30 derniers jours\)\.$/)
    expect(callLine(answered('Les pompes consomment-elles plus d’énergie aujourd’hui qu’hier ?').call)).toMatch(
      /^figure energyKwh sources d:2026-11-18 vs previous$/,
    )
  })
})

test('when to clean a filter that clogs is now [R13.3]', () => {
  expect(answered('Quand nettoyer le filtre ?').sentences[0]).toBe(
    'Maintenant : filtre qui se colmate – Forage Aït Amira 1, depuis le 19 octobre 2026.',
  )
  expect(answered('que faire contre le filtre colmaté ?').sentences[0]).toMatch(/^Filtre qui se colmate – .* : depuis/)
})
