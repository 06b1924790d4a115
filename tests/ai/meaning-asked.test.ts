// What a word means is told as the pages tell it; what everybody knows is asked for its value [R13.3].
import { callLine } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'

test.each([
  ['c’est quoi le kWh/m3', 'kwhPerM3', 'Énergie par m³ pompé : énergie de pompage divisée par l’eau pompée.'],
  [
    'que veut dire eau non comptée',
    'unaccountedM3',
    'Eau non comptée : eau produite moins eau consommée moins variation du stock.',
  ],
  [
    'comment est calculée l’autonomie ?',
    'autonomyHours',
    /^Autonomie : temps que dure le volume au-dessus de 10 % du plein/,
  ],
  [
    'comment est calculé le coût ?',
    'cost',
    /^Coût de l’énergie : énergie du réseau de chaque tranche horaire à son prix\.$/,
  ],
  ['c’est quoi une alarme battante', 'chatteringAlarms', /^Alarmes battantes : /],
  [
    'qu’est-ce que ça veut dire dérive de rendement',
    'efficiency-drift',
    /^Alarme « Dérive de rendement » : le module d’analyse trouve/,
  ],
  ['ça veut dire quoi hors ligne ?', 'offline', /^Alarme « Hors ligne » : l’appareil n’est plus connecté/],
])('« %s » [R13.3]', (question, of, first) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toBe(`meaning ${of}`)
  expect(sentences[0]).toMatch(first)
})

test.each([
  ['c’est quoi la puissance actuelle ?', 'latest power_kw compteur-electrique'],
  ['c’est quoi le coût d’hier ?', 'figure cost site d:2026-11-17'],
  ['c’est quoi le niveau du bassin haut', 'figure levelM bassin-1 now'],
])('« %s » asks for a value [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})
