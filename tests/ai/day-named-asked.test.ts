// « La journée d’hier » is yesterday, « le pompage » is the pumps, and « l’entrée » of somebody is no flow [R13.3].
import { callLine, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

test.each([
  ['Résume la journée d’hier', '2026-11-17'],
  ['Bilan de la journée du 12 novembre', '2026-11-12'],
  ['Résumé de la journée de samedi', '2026-11-14'],
  ['Combien d’eau pompée dans la journée d’avant-hier ?', '2026-11-16'],
  ['Combien a coûté la journée ?', '2026-11-18'],
])('« %s » is of %s [R13.3]', (question, date) => {
  expect(answered(question).call).toMatchObject({ period: { unit: 'day', date } })
})

test.each(['Est-ce que le forage 1 a tourné hier ?', 'Le forage 1 a-t-il tourné hier ?'])(
  '« %s » [R13.3]',
  (question) => {
    expect(answered(question).sentences[0]).toMatch(/^(?:Oui|Non)\. /)
  },
)

test.each(['Quel est le plan pour demain ?', 'Programme des pompes pour demain'])('« %s » [R13.3]', (question) => {
  expect(answered(question).call).toMatchObject({ tool: 'shift', asks: 'when' })
})

test.each([
  ['Combien a coûté le pompage hier ?', 'figure cost sources d:2026-11-17'],
  ['coût du pompage ce mois-ci', 'figure cost sources m:2026-11'],
  ['Combien coûte l’électricité maintenant ?', 'tariff now'],
  ['Combien a coûté l’électricité hier ?', 'figure cost site d:2026-11-17'],
])('« %s » [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test.each([
  ['Y a-t-il quelqu’un à l’entrée ?', 'cameras'],
  ['Que voit la caméra du bassin ?', 'cameras'],
  ['Quand a-t-on rempli le bassin haut pour la dernière fois ?', 'filling-time'],
])('« %s » is not recorded, and it is said what is [R13.3]', (question, topic) => {
  expect(understand(question, FACTS, null)).toMatchObject({ kind: 'refuse', topic })
})
