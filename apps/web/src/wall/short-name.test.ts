import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Forage Aït Amira 1', 9.4, 'Forage Aït Amira 1'],
  ['Secteur agrumes nord', 9.4, 'Secteur… nord'],
  ['Secteur agrumes sud', 9.4, 'Secteur… sud'],
  ['Pression bout de ligne Serre tomates A', 13.2, 'Pression bout… tomates A'],
  ['Pression tête Serre tomates A', 13.2, 'Pression tête… tomates A'],
  ['Arrivée réseau ONEE', 6, 'Arrivée ré…'],
  ['Anticonstitutionnellement', 5, 'Anticons…'],
])('[R12.3] %s in %f em keeps its beginning, and the end that tells it from its like', (name, widthEm, shown) => {
  expect(shortName(name, widthEm)).toBe(shown)
})
