import { expect, test } from 'vitest'
import { cutTitle } from './cut-title.ts'

// 55 inches read from five metres: 33 letters, without the time of day beside it
const WIDTH = 23

test.each([
  [['Forage 2'], 'Forage 2 sans courant'],
  [['Pression tête Secteur avocatiers'], 'Pression tête Secteur avocatiers sans courant'],
  [['Forage 1', 'Forage 2'], 'Forage 1 et Forage 2 sans courant'],
  [['Forage 1', 'Forage 2', 'Forage 3'], '3\u00a0appareils sans courant'],
  [['Pression tête Secteur avocatiers', 'Pression bout de ligne Serre tomates A'], '2\u00a0appareils sans courant'],
])('[R12.4] what is cut is named where it is one or two that fit: %s', (names, title) => {
  expect(cutTitle(names, names.length, WIDTH)).toBe(title)
})

test('[R12.3] a name that is longer than two lines is cut at its end, and still says that it has no power', () => {
  expect(cutTitle(['Pression de refoulement de la station de pompage de Sidi Bibi nord-est'], 1, WIDTH)).toMatch(
    /^Pression de refoulement.*… sans courant$/,
  )
})

test('[R12.4] of devices that the site does not know their number is told', () => {
  expect(cutTitle([], 1, WIDTH)).toBe('1\u00a0appareil sans courant')
})
