import { expect, test } from 'vitest'
import { partsOf, sentenceOf } from './sentence-parts.ts'

test('a sentence of parts begins with a capital, and gives its parts back', () => {
  const text = sentenceOf(['fuite possible', 'aucune pompe en marche', '31 h d’autonomie'])
  expect(text).toBe('Fuite possible\u00a0· aucune pompe en marche\u00a0· 31 h d’autonomie')
  expect(partsOf(text)).toEqual(['Fuite possible', 'aucune pompe en marche', '31 h d’autonomie'])
  expect(partsOf('Tout est alimenté.')).toEqual(['Tout est alimenté.'])
})
