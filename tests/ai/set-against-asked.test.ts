// One device set against another or against all of them, what a leak took, and what the water allows ahead [R13.3].
import { understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

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
    expect(said(question)).toMatch(/^Sans pompage, oui : /)
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

test.each([
  ['Compare la consommation des secteurs', /^Volume compté .*en tout ; le plus, Serre tomates A : 740 m³/],
  ['Compare l’énergie des pompes hier', /^Énergie \(mardi 17 novembre 2026\) : 947 kWh en tout/],
])('« %s » sets devices against each other, not against a time before [R13.3]', (question, words) => {
  expect(said(question)).toMatch(words)
})

test('by which figure devices are compared is asked back where none is said [R13.3]', () => {
  const made = understand('Compare les trois forages', FACTS, null)
  expect(made.kind === 'ask' && made.choices.map(({ label }) => label)).toEqual([
    'Énergie par m³ pompé',
    'Volume compté',
    'Heures de marche',
  ])
})

test.each([
  [
    'À quelle heure a-t-on consommé le plus d’électricité hier ?',
    /^Énergie du réseau : le plus de 04:00 à 05:00, avec 956 kWh \(mardi 17/,
  ],
  [
    'Vers quelle heure consomme-t-on le plus d’eau ?',
    /^Eau consommée : le plus de 11:00 à 12:00, avec 976 m³ \(aujourd’hui/,
  ],
])('« %s » is an hour of that day [R13.3]', (question, words) => {
  expect(said(question)).toMatch(words)
})

test('which device was cut longest is the longest cut, not the most cuts [R13.3]', () => {
  expect(answered('Quel appareil a été coupé le plus longtemps cette semaine ?').call).toMatchObject({
    tool: 'outages',
    operation: 'longest',
  })
})

test('whether a budget will be passed is told by its pace, not by what is used so far [R13.3]', () => {
  const used = figures((body) => ({
    ...body,
    until: body.period.from + (body.period.to - body.period.from) / 2,
    consumptions: body.consumptions.map((one) => ({
      ...one,
      volumeM3: { ...one.volumeM3, value: one.device === 'secteur-1' ? 60 : 10 },
      budgetM3: 100,
    })),
  }))
  const of = (question: string) => answered(question, used).sentences[0]
  expect(of('Le secteur agrumes nord va-t-il dépasser son budget ?')).toMatch(
    /^Oui, à ce rythme : ≈ 211 m³ .* soit 211 % du budget/,
  )
  expect(of('Le secteur agrumes sud va-t-il dépasser son budget ?')).toMatch(
    /^Non, à ce rythme : ≈ 35,1 m³ .* soit 35 % du budget/,
  )
  expect(of('Va-t-on finir le mois dans le budget ?')).toMatch(/^Oui, à ce rythme : /)
  expect(of('Le secteur agrumes nord a-t-il dépassé son budget ?')).toMatch(/^Non : 60 %|^Secteur agrumes nord/)
})

test.each([
  ['Coût de la semaine dernière face à la semaine précédente', { unit: 'week', date: '2026-11-09' }],
  ['Combien d’eau consommée la semaine dernière face à la semaine d’avant ?', { unit: 'week', date: '2026-11-09' }],
  ['Coût d’octobre comparé au mois précédent', { unit: 'month', date: '2026-10-01' }],
])('« %s » is set against the one before it, never against itself [R13.3]', (question, period) => {
  expect(answered(question).call).toMatchObject({ view: 'compare', period, against: 'previous' })
})

test.each([
  ['Eau consommée du 10 novembre au 30 novembre', '2026-11-10', '2026-11-18'],
  ['Eau consommée du 15 novembre au 1er décembre', '2026-11-15', '2026-11-18'],
  ['Eau consommée du 20 octobre au 5 novembre', '2026-10-20', '2026-11-05'],
])('« %s »: days that have begun are of this year, up to today [R13.3]', (question, date, end) => {
  expect(answered(question).call).toMatchObject({ period: { unit: 'range', date, end } })
})

test.each([
  'Quel secteur est le plus au-dessus de son budget ?',
  'Quel secteur est le plus en dépassement de budget ?',
])('« %s » is by what is left, not by the budget [R13.3]', (question) => {
  expect(answered(question).call).toMatchObject({ figure: 'budgetLeftM3', view: 'least', of: 'consumptions' })
})

test('voltages between phases are not measured, which is not told as that of one phase [R13.3]', () => {
  expect(understand('Tension entre phases L1-L2 ?', FACTS, null)).toMatchObject({ kind: 'refuse', why: 'unsupported' })
})
