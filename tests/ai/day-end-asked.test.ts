// What today will come to is what the plan of the day expects, which the home tells too [R13.3].
import { callLine, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
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
  'combien va-t-on payer le mois prochain ?',
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
