// What people type with a slip, in the conditional or without a question mark is what it means, never a figure of another thing [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

test.each(['vaut mieux pomper la nuit ou le jour', 'mieux vaut irriguer quand', 'c’est mieux de pomper le matin ?'])(
  '« %s » is when pumping is the cheapest, not what was pumped [R13.3]',
  (question) => {
    const { call, sentences } = answered(question)
    expect(call).toMatchObject({ tool: 'shift', asks: 'when' })
    expect(sentences[0]).toMatch(/^Au moins cher : /)
  },
)

test.each([
  'sans le solaire on paierait combien',
  'sans le solaire on payerait combien ce mois',
  'sans panneaux ca couterait combien hier',
])('« %s » is what would have been paid, not what the sun gave [R13.3]', (question) => {
  expect(answered(question).sentences[0]).toMatch(/^Sans le solaire : .* payés au réseau et .* d’achat évité\.$/)
})

test('« la nape baisse » is of water in the ground, not of tanks [R13.3]', () => {
  const made = understand('la nape baisse', FACTS, null)
  expect(made.kind === 'ask' && made.choices.map(({ call }) => callLine(call))).toContain(
    'series level_m niveau-forage-1 30d mean rest',
  )
})

test.each(['le bassin bas deborde', 'le bassin bas déborde ?'])('« %s » is yes or no [R13.3]', (question) => {
  expect(answered(question).sentences[0]).toMatch(/^(?:Oui|Non)\. Bassin bas – remplissage : /)
})

test.each(['le filtre faut le nettoyer ?', 'faut-il nettoyer le filtre ?'])(
  '« %s » is yes or no [R13.3]',
  (question) => {
    expect(answered(question).sentences[0]).toMatch(/^Oui\. Filtre qui se colmate – Forage Aït Amira 1/)
  },
)

test('« le compteur electrique tourne bizare » is what was found on it, not its energy [R13.3]', () => {
  expect(answered('le compteur electrique tourne bizare').sentences[0]).toBe(
    'Aucun constat en cours – Compteur général.',
  )
})

test('« on a tout mesuré hier ? » is how much of it was [R13.3]', () => {
  const { call, sentences } = answered('on a tout mesuré hier ?')
  expect(call).toMatchObject({ asks: 'complete', period: { unit: 'day', date: '2026-11-17' } })
  expect(sentences[0]).toMatch(/^Oui : eau produite /)
})

test('whether a crop has enough is not recorded, which is said [R13.3]', () => {
  const made = understand('c assez pour les tomates ?', FACTS, null)
  expect(made.kind === 'refuse' && refusalWords(made)[0]).toContain('ni le besoin en eau des cultures')
})
