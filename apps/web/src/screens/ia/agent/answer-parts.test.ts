import { expect, test } from 'vitest'
import { isAmount, sharesOf } from './answer-table.tsx'
import { figureIn } from './lead-sentence.tsx'

const N = '\u00a0'
const T = '\u202f'

test.each([
  [`Eau consommée${N}: 13${T}858${N}m³ (novembre 2026).`, `13${T}858${N}m³`],
  [`Forage Aït Amira 2 – énergie par m³ pompé${N}: 0,54${N}kWh/m³ (semaine du 23).`, `0,54${N}kWh/m³`],
  [`Autonomie${N}: 2${N}j 22${N}h en ce moment.`, `2${N}j 22${N}h`],
  [`3${N}alarmes ouvertes.`, `3${N}alarmes`],
  [`Part du solaire${N}: 20,0${N}% (hier).`, `20,0${N}%`],
])('« %s »: the figure asked for stands out, no number of a name [R13.3]', (sentence, text) => {
  expect(figureIn(sentence)?.text).toBe(text)
})

test.each([
  ['Aucun appareil n’est hors tension.'],
  [`Oui${N}: Forage Sidi Bibi est en marche.`],
  ['Forage Aït Amira 2 dort.'],
])('« %s » has no figure [R13.3]', (sentence) => expect(figureIn(sentence)).toBeNull())

test('amounts of one unit are drawn as shares of the largest, others are not [R13.3]', () => {
  expect(sharesOf([`1${T}000${N}m³`, `500${N}m³`, `0,5${N}m³`])).toEqual([1, 0.5, 0.0005])
  expect(sharesOf([`10${N}m³`, `5${N}kWh`, `1${N}m³`])).toBeNull()
  expect(sharesOf([`10${N}m³`, `5${N}m³`])).toBeNull()
  expect(sharesOf([`−10${N}m³`, `5${N}m³`, `1${N}m³`])).toBeNull()
})

test('a column of amounts is one whatever their sign, and where some are not known; names and days are words [R13.3]', () => {
  expect([`+31${N}m³`, `−1${T}204,5${N}kWh`, '12', '–', `26${N}%`].every(isAmount)).toBe(true)
  expect(['Haute', '26/11/2026 07:02', 'Forage 2', ''].some(isAmount)).toBe(false)
})
