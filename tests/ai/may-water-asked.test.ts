// Whether a sector may be watered is told by the water that there is, not by the tariff [R13.3].
import { callLine } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'

test.each([
  'Puis-je arroser le secteur avocatiers cette nuit ?',
  'Est-ce que je peux irriguer le secteur avocatiers ce soir ?',
  'Peut-on arroser le secteur avocatiers demain ?',
])('« %s » [R13.3]', (question) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toMatch(/^figure autonomyHours bassin-\d now$/)
  expect(sentences.join(' ')).toMatch(/Bassin \w+ alimente Secteur avocatiers, et contient [\d ,]+ m³ \([\d,]+ %\)\./)
  expect(sentences.join(' ')).toContain('ce qu’un arrosage de plus demande n’est pas connu ici')
})

test.each(['Peut-on arroser ce soir ?', 'Est-ce que je peux irriguer demain matin ?'])('« %s » [R13.3]', (question) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toMatch(/^figure autonomyHours site now/)
  expect(sentences[0]).toMatch(/^Sans pompage, oui : /)
})

test('by when it is cheapest is still told by the tariff [R13.3]', () => {
  expect(callLine(answered('Puis-je irriguer la nuit ?').call)).toBe('shift')
  expect(callLine(answered('Peut-on arroser le secteur avocatiers ?').call)).toBe('figure autonomyHours bassin-1 now')
})
