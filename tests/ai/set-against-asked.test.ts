// One device set against another or against all of them, what a leak took, and what the water allows ahead [R13.3].
import { expect, test } from 'vitest'
import { answered } from './asked.ts'

const said = (question: string): string => answered(question).sentences.join('\n').replaceAll('\u00a0', ' ')

test.each([
  [
    'La serre A consomme-t-elle plus que la serre B ?',
    /^Oui, 486 m³ de plus\. Volume compté .*A : 740 m³ ; .*B : 255 m³/,
  ],
  ['La serre B consomme-t-elle plus que la serre A ?', /^Non, 486 m³ de moins\. /],
  ['Est-ce que la pompe 2 consomme moins que la pompe 1 ?', /^Non, 43,3 kWh de plus\. /],
  // the more it makes of its energy, the less it takes of it for a m³
  ['Le forage Aït Amira 1 est-il plus efficace que le forage Sidi Bibi ?', /^Oui, 136,18 kWh\/m³ de moins\. /],
  ['Le bassin haut est-il plus plein que le bassin bas ?', /^Non, 429 points de moins\. /],
])('« %s » is yes or no, by how much, then both [R13.3]', (question, words) => {
  expect(said(question)).toMatch(words)
})

test.each([
  ['Quelle part de l’eau vient de l’ORMVA ?', /: 283 m³ .*, soit 30 % de l’eau produite \(939 m³\)\./],
  ['Quelle part de l’eau va au secteur agrumes nord ?', /: 17,7 m³ .*, soit 3 % de l’eau consommée \(673 m³\)\./],
])('« %s » is the share of one device in all the water [R13.3]', (question, words) => {
  expect(said(question)).toMatch(words)
})

test.each(['Pourra-t-on irriguer cette nuit ?', 'Aura-t-on assez d’eau demain ?', 'Pourrons-nous arroser demain ?'])(
  '« %s » is whether the water lasts, not what was used before [R13.3]',
  (question) => {
    expect(said(question)).toMatch(/^Oui\. Autonomie : /)
  },
)

test.each([
  [
    'Combien d’eau a-t-on perdu à cause de la fuite ce mois-ci ?',
    'findings',
    /: 978 m³ depuis .*\n.*\nC’est l’eau perdue depuis/,
  ],
  ['Combien économiserait-on en réparant la fuite ?', 'findings', /: 472 MAD depuis le 29 octobre 2026/],
  ['Combien gagnerait-on à réparer la fuite ?', 'findings', /: 472 MAD depuis/],
  ['Y a-t-il des capteurs bloqués ?', 'findings', /^Oui\. Capteur bloqué – Niveau Forage Aït Amira 1/],
  ['Quel secteur a une consommation anormale ?', 'findings', /^Fuite possible – Secteur agrumes nord\./],
])('« %s » is told by what was found [R13.3]', (question, tool, words) => {
  expect(answered(question).call.tool).toBe(tool)
  expect(said(question)).toMatch(words)
})
