// What is not measured is never answered by something else; what is asked of now, of a kind or of a target is told of that [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

test.each([
  ['est-ce que la pompe 2 chauffe ?', /^Ni la chaleur ni les vibrations/],
  ['combien d’eau faut-il pour les avocatiers ?', /besoin en eau des cultures\./],
  ['quel est le seuil d’alarme de pression ?', /^Les seuils d’alarme se lisent/],
])('« %s » is said not to be known here, or where it is [R13.3]', (question, first) => {
  const made = understand(question, FACTS, null)
  if (made.kind !== 'refuse') throw new Error(made.kind)
  expect(refusalWords(made)[0]).toMatch(first)
})

test.each([
  ['l’électricité est chère en ce moment ?', 'tariff now'],
  ['quelles caméras sont en panne ?', 'status faulty site among=cameras'],
  ['qui fournit le plus d’eau ?', 'figure volumeM3 sources 7d most'],
  ['combien coûterait de pomper 100 m³ ?', 'figure kwhPerM3 site 7d'],
  ['si on répare pas la fuite on perd combien d’ici la fin du mois ?', 'findings water leak ahead=298h'],
  ['nivo bassin haut', 'figure levelM bassin-1 now'],
])('« %s » [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test('of one kind no other device is told [R13.3]', () => {
  expect(answered('quelles caméras sont en panne ?').told.table?.rows.map(([name]) => name)).toEqual([
    'Caméra bassin haut',
    'Caméra entrée',
  ])
})

test('what is missing and what is complete are answered each by its own yes [R13.3]', () => {
  const came = (completenessPct: number) =>
    figures((body) => ({
      ...body,
      water: {
        ...body.water,
        producedM3: { ...body.water.producedM3, completenessPct },
        consumedM3: { ...body.water.consumedM3, completenessPct },
      },
    }))
  expect(answered('est-ce qu’il manque des données hier ?', came(100)).sentences[0]).toMatch(/^Non : /)
  expect(answered('est-ce qu’il manque des données hier ?', came(60)).sentences[0]).toMatch(/^Oui : /)
  expect(answered('les données d’hier sont complètes ?', came(100)).sentences[0]).toMatch(/^Oui : /)
})

test('whether what is not counted is normal is told by its target [R13.3]', () => {
  const lost = (value: number) =>
    figures((body) => ({ ...body, water: { ...body.water, unaccountedPct: { ...body.water.unaccountedPct, value } } }))
  expect(answered('l’eau non comptée est normale ?', lost(4)).sentences[0]).toMatch(/^Oui\. Part non comptée/)
  expect(answered('l’eau non comptée est normale ?', lost(40)).sentences[0]).toMatch(/^Non\. Part non comptée/)
})
