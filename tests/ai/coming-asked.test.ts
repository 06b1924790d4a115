// What a month to come leads to at the pace of the last days is told with what it rests on [R13.3].
import { callLine, understand } from '@vigie/analyst/question'
import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const week = figures((body) => ({
  ...body,
  until: body.period.from + 7 * DAY_MS,
  period: { from: body.period.from, to: body.period.from + 7 * DAY_MS },
  energy: { ...body.energy, cost: { ...body.energy.cost, value: 2_800, completenessPct: 100 } },
}))

test.each([
  'Prévision du coût d’électricité pour décembre',
  'Combien va-t-on payer en décembre ?',
  'quelle sera la facture du mois prochain ?',
  'coût de l’électricité le mois prochain',
])('« %s » [R13.3]', (question) => {
  const { call, sentences, told } = answered(question, week)
  expect(callLine(call)).toBe('figure cost site m:2026-12')
  expect(sentences[0]).toBe(
    'Coût de l’énergie, décembre 2026 : ≈ 12 400 MAD au rythme des 7 derniers jours, soit 31 jours à 400 MAD.',
  )
  expect(sentences[1]).toMatch(/^Ce mois n’a pas commencé : c’est une projection/)
  expect(told.main).toBe(12_400)
})

test('of too few measures nothing is led on [R13.3]', () => {
  const gaps = figures((body) => ({
    ...body,
    energy: { ...body.energy, cost: { ...body.energy.cost, completenessPct: 20 } },
  }))
  expect(answered('Prévision du coût d’électricité pour décembre', gaps).told.known).toBe(false)
})

test.each([
  'combien va-t-on payer l’année prochaine ?',
  'prévision du coût pour juillet',
  'la semaine prochaine, quel coût ?',
])('« %s » is farther than the last days say [R13.3]', (question) => {
  expect(understand(question, FACTS, null)).toMatchObject({ kind: 'refuse', why: 'future' })
})

test('a month that was is told as it was [R13.3]', () => {
  expect(callLine(answered('coût de l’électricité en décembre').call)).toBe('figure cost site m:2025-12')
})
