// What is asked in a unit that is not recorded is told in it, every number of it made of what was read [R13.3].
import { type Context, callLine } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered, same } from './asked.ts'

test.each([
  ['combien de litres dans le bassin haut ?', 'figure storedM3 bassin-1 now', /: 476 960 L,/],
  ['combien de litres consommés hier ?', 'figure consumedM3 site d:2026-11-17', /: 393 940 L \(/],
  ['débit du forage 1 en l/s', 'latest flow_m3h forage-1', /: 194 L\/s \(/],
  ['débit du forage 1 en litres par seconde', 'latest flow_m3h forage-1', /: 194 L\/s \(/],
  ['débit serre tomates A en litres par minute', 'latest flow_m3h secteur-3', /: 405 L\/min \(/],
  ['pression du forage 2 en kPa ?', 'latest pressure_bar forage-2', /: 49 392 kPa \(/],
  ['puissance du compteur général en watts', 'latest power_kw compteur-electrique', /: 931 470 W \(/],
  ['CO2 du mois en tonnes', 'figure co2Kg site m:2026-11', /: 0,73 t \(/],
  ['combien de litres par heure perd la fuite ?', 'findings water leak', /: environ 1 870 L par heure,/],
])('« %s » [R13.3]', (question, line, first) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toBe(line)
  expect(sentences[0]).toMatch(first)
})

test('what is set beside it is in the same unit, a percentage is not turned [R13.3]', () => {
  const { sentences } = answered('combien de litres consommés hier ?')
  expect(sentences[1]).toBe('C’est 3 % de moins que la veille (404 810 L).')
})

test.each(['niveau du bassin haut en %', 'niveau du bassin haut en pourcentage'])(
  '« %s » is how full it is, not how high it stands [R13.3]',
  (question) => {
    expect(callLine(answered(question).call)).toBe('figure levelPct bassin-1 now')
  },
)

test('« en litres » after a figure is the same in that unit, and goes on with it [R13.3]', () => {
  let before: Context = { call: answered('niveau du bassin haut').call, pending: null }
  for (const [question, first] of [
    ['en litres', /^Bassin haut – volume stocké : 476 960 L/],
    ['et le bas ?', /^Bassin bas – volume stocké : 546 130 L/],
  ] as const) {
    const { call, sentences } = answered(question, same, before)
    expect(sentences[0]).toMatch(first)
    before = { call, pending: null }
  }
})

test('a unit that is not of what is told changes no number [R13.3]', () => {
  expect(answered('débit du forage 1 en m3/h').sentences[0]).toMatch(/: 699,8 m³\/h/)
})
