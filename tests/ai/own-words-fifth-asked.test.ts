// How long a sector lasts is told of the tank that supplies it; and more that is asked in a word or two [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

test.each([
  ['autonomie pepiniere', 'figure autonomyHours bassin-2 now', 'Bassin bas alimente Pépinière.'],
  ['autonomie des avocatiers', 'figure autonomyHours bassin-1 now', 'Bassin haut alimente Secteur avocatiers.'],
])('[R13.3] « %s »: of its tank, which is named', (question, line, last) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toBe(line)
  expect(sentences[0]).toMatch(/^Bassin (?:bas|haut) – autonomie : /)
  expect(sentences.at(-1)).toBe(last)
})

test('[R13.3] hours behind a limit of the autonomy are no hours of a day', () => {
  const { call, sentences } = answered('autonomie moins de 12h ?')
  expect(callLine(call)).toBe('figure autonomyHours site now under=12')
  expect(sentences[0]).toMatch(/^Non\. Autonomie/)
})

test.each([
  ['combien on va pomper ce mois', 'figure producedM3 site m:2026-11'],
  ['secteur avec fuite', 'findings where leak'],
  ['pression avant et après filtre forage 1', 'latest pressure_bar forage-1+pression-filtre-1'],
  ['le plus gros consommateur d’énergie', 'figure energyKwh sources 7d most'],
  ['le plus gros consommateur d’eau', 'figure volumeM3 consumptions 7d most'],
  ['forages du plus productif au moins productif', 'figure volumeM3 sources d:2026-11-18'],
])('[R13.3] « %s » is read as it was meant', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test('[R13.3] a bill of water is not that of the energy', () => {
  const made = understand('facture eau', FACTS, null)
  expect(made.kind === 'refuse' && refusalWords(made).join(' ')).toMatch(/prix/)
})
