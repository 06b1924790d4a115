// What a leak lost is told by what was found of it, not by the balance of the water or by what flows at night [R13.3].
import { callLine } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'

const APART = / depuis le début : \S+ ne se dit pas d’un jour ou d’un mois à part\.$/
const lineOf = (question: string) => callLine(answered(question).call)

test.each([
  ['Combien de m3 a perdu la fuite ce mois-ci ?', 'findings water leak', '978 m³'],
  ['combien de litres de fuite hier ?', 'findings water leak', '978 000 L'],
  ['Quelle est la perte de la fuite ?', 'findings water leak', '978 m³'],
  ['Combien d’eau a perdu le secteur agrumes nord ?', 'findings water leak device=secteur-1', '978 m³'],
  ['perte d’eau agrumes nord ce mois', 'findings water leak device=secteur-1', '978 m³'],
  ['Combien d’argent a perdu le secteur agrumes nord ?', 'findings cost leak device=secteur-1', '472 MAD'],
  ['Combien de kWh a perdu le secteur agrumes nord ?', 'findings energy leak device=secteur-1', '467 kWh'],
])('« %s » is the loss of the leak [R13.3]', (question, line, amount) => {
  expect(lineOf(question)).toBe(line)
  expect(answered(question).sentences[0]).toContain(` ${amount} depuis le 29 octobre 2026`)
})

test('says that it is of another stretch, where the leak did not begin in the one asked about [R13.3]', () => {
  for (const what of ['de m3', 'de kWh'])
    for (const period of ['ce mois-ci', 'hier'])
      expect(answered(`Combien ${what} a perdu la fuite ${period} ?`).sentences.at(-1)).toMatch(APART)
  // all of it is of the year that runs
  expect(answered('Combien de m3 a perdu la fuite cette année ?').sentences.join(' ')).not.toMatch(/à part/)
})

test('a sector where nothing leaks has no loss, and a night is a flow [R13.3]', () => {
  expect(answered('Combien d’eau a perdu le secteur agrumes sud ?').sentences[0]).toMatch(/^Aucun constat en cours/)
  expect(lineOf('combien on perd la nuit sur les agrumes nord')).toMatch(/^figure nightFlowM3h secteur-1/)
  expect(lineOf('combien d’eau perdue ce mois-ci ?')).toBe('figure unaccountedM3 site m:2026-11')
})
