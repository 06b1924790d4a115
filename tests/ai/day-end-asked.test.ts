// What today will come to is what the plan of the day expects, which the home tells too [R13.3].
import { callLine, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const planned = (projected: number | null) => {
  const one = { basis: 'weekdays' as const, byNow: 300, whole: 470, projected }
  return figures((body) => ({
    ...body,
    energy: { ...body.energy, cost: { ...body.energy.cost, value: 320 } },
    plan: { producedM3: one, consumedM3: one, cost: one, days: 4, buckets: [] },
  }))
}

test.each([
  'combien va coûter la journée ?',
  'combien coûtera la journée ?',
  'Combien va-t-on payer aujourd’hui ?',
  'combien va coûter l’électricité aujourd’hui ?',
])('« %s » [R13.3]', (question) => {
  const { call, sentences } = answered(question, planned(483))
  expect(callLine(call)).toBe('figure cost site d:2026-11-18')
  expect(sentences.slice(0, 2)).toEqual([
    'Coût de l’énergie en fin de journée : ≈ 483 MAD (aujourd’hui, mercredi 18 novembre 2026), si le reste du jour est comme d’habitude.',
    'Jusqu’ici : 320 MAD.',
  ])
})

test('water has one too [R13.3]', () => {
  expect(answered('combien d’eau va-t-on consommer aujourd’hui ?', planned(483)).sentences[0]).toMatch(
    /^Eau consommée en fin de journée : ≈ 483 m³ /,
  )
})

test('where no days are alike it is not made up [R13.3]', () => {
  expect(answered('combien va coûter la journée ?', planned(null)).sentences.slice(0, 2)).toEqual([
    'Fin de journée non estimée : pas assez de jours comparables.',
    'Jusqu’ici : 320 MAD.',
  ])
})

test.each([
  'combien va coûter la journée de demain ?',
  'combien va coûter la semaine prochaine ?',
  'combien va-t-on payer l’année prochaine ?',
])('« %s » is still of what nobody measured [R13.3]', (question) => {
  expect(understand(question, FACTS, null)).toMatchObject({ kind: 'refuse', why: 'future' })
})

test.each([
  'à combien finira la serre tomates A aujourd’hui ?',
  'combien va consommer la serre tomates A aujourd’hui ?',
])('[R13.3] « %s »: of one sector its day ends as its page tells', (question) => {
  const told = (projectedM3: number | null) =>
    answered(
      question,
      figures((body) => ({ ...body, consumptions: body.consumptions.map((one) => ({ ...one, projectedM3 })) })),
    )
  expect(told(812).told.main).toBe(812)
  expect(told(812).sentences[0]).toMatch(/^Serre tomates A – volume compté en fin de journée : ≈ 812 m³/)
  expect(told(null).sentences[0]).toBe('Serre tomates A – fin de journée non estimée : pas assez de jours comparables.')
})

test('[R13.3] « à combien finira la consommation aujourd’hui ? » is of the water of the site', () => {
  expect(answered('à combien finira la consommation aujourd’hui ?').call).toMatchObject({
    figure: 'consumedM3',
    of: 'site',
    asks: 'day-end',
  })
})

describe('where the day ends, of nothing that is named', () => {
  test.each([
    'À combien finira la journée ?',
    'a combien va finir la journee',
    'où en sera-t-on ce soir ?',
    'on en sera ou ce soir',
    'on sera à combien ce soir ?',
    'à combien on va terminer aujourd’hui',
    'fin de journée combien ?',
  ])('« %s »: its cost and its water [R13.3]', (question) => {
    const { call, sentences } = answered(question, planned(483))
    expect(callLine(call)).toBe('figure cost+consumedM3 site d:2026-11-18')
    expect(sentences[0]).toBe(
      'En fin de journée : coût de l’énergie ≈ 483 MAD, eau consommée ≈ 483 m³ (aujourd’hui, mercredi 18 novembre 2026), si le reste du jour est comme d’habitude.',
    )
    expect(sentences[1]).toMatch(/^Jusqu’ici : 320 MAD et \d+ m³\.$/)
  })

  test('without days that are alike neither is made up [R13.3]', () => {
    expect(answered('À combien finira la journée ?', planned(null)).sentences[0]).toBe(
      'Fin de journée non estimée : pas assez de jours comparables.',
    )
  })

  test.each([
    ['combien on aura dépensé ce soir ?', 'cost'],
    ['combien d’eau on aura consommé ce soir ?', 'consumedM3'],
  ])('« %s » is by the evening [R13.3]', (question, figure) => {
    expect(answered(question, planned(483)).call).toMatchObject({ figure, asks: 'day-end' })
  })

  test.each(['le bassin haut sera à combien ce soir ?', 'qui va arriver ce soir ?'])(
    '« %s » is another question [R13.3]',
    (question) => {
      const understood = understand(question, FACTS, null)
      expect(understood.kind === 'call' && understood.call).not.toMatchObject({ asks: 'day-end' })
    },
  )
})
