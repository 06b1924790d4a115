import { expect, it as test } from 'vitest'
import { matchScore } from './match-score.ts'

test('accents and capitals do not matter, and every word counts', () => {
  expect(matchScore('peche', ['Pêche'])).toBe(1)
  expect(matchScore('FORAGE 2', ['Forage 2'])).toBeGreaterThan(0)
  expect(matchScore('forage 3', ['Forage 2'])).toBe(0)
  expect(matchScore('  ', ['Forage 2'])).toBe(1)
})

test('the start of a word is worth more than its middle, the name more than other words', () => {
  const name = matchScore('bas', ['Bassin haut'])
  const inside = matchScore('sin', ['Bassin haut'])
  const other = matchScore('quan', ['Bassin haut', 'Quantité'])
  expect(name).toBeGreaterThan(inside)
  expect(inside).toBeGreaterThan(0)
  expect(other).toBeGreaterThan(0)
  expect(name).toBeGreaterThan(other)
})

test('a plural finds the singular, after what is written as it was searched', () => {
  expect(matchScore('fuites', ['Secteur agrumes nord', 'Fuite possible'])).toBeGreaterThan(0)
  expect(matchScore('bassins hauts', ['Bassin haut'])).toBeGreaterThan(0)
  expect(matchScore('bassins', ['Bassins'])).toBeGreaterThan(matchScore('bassins', ['Bassin haut']))
  expect(matchScore('gaz', ['Ga'])).toBe(0)
})
