import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Secteur agrumes nord', 9.4, '…agrumes nord'],
  ['Secteur agrumes sud', 9.4, '…agrumes sud'],
  ['Forage Aït Amira 1', 9.4, 'Forage Aït Amira 1'],
  ['Arrivée réseau ONEE', 6, '…ONEE'],
  ['Anticonstitutionnellement', 5, '…Anticonstitutionnellement'],
])('[R12.3] %s in %f em: what tells it from its like is kept', (name, widthEm, shown) => {
  expect(shortName(name, widthEm)).toBe(shown)
})
