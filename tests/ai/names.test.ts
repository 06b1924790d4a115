// What a question names is known, or the question is refused: no name is left out and the rest answered [R13.3].
import { callLine, type Facts, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { DEVICES, SITE } from './farm.ts'
import { FACTS } from './score.ts'

/** As somebody who may see no other site, here or at Massa, whose first borehole is named after it. */
const CHAIB: Facts = { ...FACTS, otherSites: [] }
const there = (name: string) =>
  name.replace('Aït Amira 1', 'oued Massa').replace('Aït Amira 2', 'Tassila 1').replace('Sidi Bibi', 'Tassila 2')
const MASSA: Facts = {
  ...CHAIB,
  site: { ...SITE, slug: 'massa', name: 'Massa' },
  devices: DEVICES.map((one) => ({
    ...one,
    name: there(one.name),
    asset: one.asset && { ...one.asset, name: there(one.asset.name) },
  })),
}
const lineOf = (question: string, facts: Facts): string => {
  const understood = understand(question, facts, null)
  if (understood.kind === 'call') return callLine(understood.call)
  return understood.kind === 'refuse' ? `${understood.why} ${understood.word ?? ''}` : understood.kind
}

test.each([
  ['Combien d’eau a produit Chaib aujourd’hui ?', MASSA, 'Chaib'],
  ['Combien d’eau a consommé Tifnout aujourd’hui ?', MASSA, 'Tifnout'],
  ['Quelle est l’eau produite par Chaib hier ?', MASSA, 'Chaib'],
  ['Combien d’eau a produit Massa aujourd’hui ?', CHAIB, 'Massa'],
  ['Combien d’eau a consommé Massa hier ?', CHAIB, 'Massa'],
  ['Combien d’énergie a consommé Massa hier ?', CHAIB, 'Massa'],
  ['Combien d’eau a produit Toto ?', CHAIB, 'Toto'],
  ['combien d’eau a pompé toto hier', CHAIB, 'toto'],
  ['Combien d’eau Toto a-t-il consommé hier ?', CHAIB, 'Toto'],
  ['Combien ont pompé Sidi Bibi et Toto hier ?', CHAIB, 'Toto'],
  ['Combien a coûté Toto hier ?', CHAIB, 'Toto'],
  ['Toto est-il coupé ?', CHAIB, 'Toto'],
  ['combien d’énergie consommée à tifnout hier', CHAIB, 'tifnout'],
])('« %s »: a name that this site does not have is refused [R13.3]', (question, facts, name) => {
  expect(lineOf(question, facts)).toBe(`other-site ${name}`)
})

test.each([
  ['Forage Aït Amira 1 est-il coupé ?', MASSA, 'Aït Amira 1'],
  ['Combien de coupures a eues le forage aït amira 1 hier ?', MASSA, 'aït amira 1'],
  ['Combien d’eau a produit le forage Aït Melloul hier ?', CHAIB, 'Aït Melloul'],
  ['Le forage Dupont est-il coupé ?', CHAIB, 'Dupont'],
])('« %s »: a device that is not found is refused by its name [R13.3]', (question, facts, name) => {
  expect(lineOf(question, facts)).toBe(`unknown-device ${name}`)
})

test.each([
  ['Où en est le niveau du Bassin de la colline ?', 'colline'],
  ['Le Bassin de la colline va-t-il déborder ?', 'colline'],
  ['Quel est le niveau du Bassin des serres ?', 'serres'],
  ['Quel est le débit du Forage de la Plage ?', 'Plage'],
  ['Combien a produit le Forage du nord ?', 'nord'],
  ['combien a produit le forage du Nord ?', 'Nord'],
  ['La Pompe Est est-elle en marche ?', 'Est'],
  ['Pompe Est tourne ?', 'Est'],
  ['Quelle est la pression du Forage Est ?', 'Est'],
  ['Combien a consommé le Secteur de la source hier ?', 'source'],
  ['Compare le Bassin haut et le Bassin des serres', 'serres'],
])('« %s »: a name behind a kind of device is no other device, though its words be known [R13.3]', (question, name) => {
  expect(lineOf(question, CHAIB)).toBe(`unknown-device ${name}`)
})

test.each([
  ['Quel est le niveau du Bassin Haut ?', 'figure levelM bassin-1 now'],
  ['Combien a produit le Forage de Sidi Bibi hier ?', 'figure volumeM3 forage-3 d:2026-11-17'],
  ['Combien a consommé la Serre B hier ?', 'figure volumeM3 secteur-4 d:2026-11-17'],
  ['combien a produit le Forage 1 de Chaib hier ?', 'figure volumeM3 forage-1 d:2026-11-17'],
])('« %s »: a name in capitals that the site has is that device [R13.3]', (question, line) => {
  expect(lineOf(question, CHAIB)).toBe(line)
})

test.each([
  ['Combien d’eau a produit Massa hier ?', 'figure producedM3 site d:2026-11-17'],
  ['Combien d’eau a consommé le site Massa hier ?', 'figure consumedM3 site d:2026-11-17'],
  ['Combien d’eau a produit le forage Massa hier ?', 'figure volumeM3 forage-1 d:2026-11-17'],
  ['Combien d’eau a produit oued Massa hier ?', 'figure volumeM3 forage-1 d:2026-11-17'],
])('« %s »: the site’s own name is the site, unless more of a device’s name is written [R13.3]', (question, line) => {
  expect(lineOf(question, MASSA)).toBe(line)
})

test('markup around a name is no part of it [R13.3]', () => {
  const question = 'Combien de coupures le forage `<b>Aït Amira</b>` 1 a-t-il eues hier ?'
  expect(lineOf(question, CHAIB)).toBe('outages count forage-1 d:2026-11-17')
})

test.each([
  ['volume du forage 1 le 3 novembre', 'figure volumeM3 forage-1 d:2026-11-03'],
  ['volume du forage 2 le 3 nov', 'figure volumeM3 forage-2 d:2026-11-03'],
  ['volume forage 1 mars', 'figure volumeM3 forage-1 m:2026-03'],
])('« %s »: the number of a day is no number of a borehole [R13.3]', (question, line) => {
  expect(lineOf(question, FACTS)).toBe(line)
})

test.each([
  ['volume des forages 1 et 3 hier', 'figure volumeM3 forage-1+forage-3 d:2026-11-17'],
  ['forage 1 et 3 le 2 novembre volume', 'figure volumeM3 forage-1+forage-3 d:2026-11-02'],
  ['volume des forages 1 et 2 hier', 'figure volumeM3 forage-1+forage-2 d:2026-11-17'],
])('« %s »: the second number is not left out, whatever the borehole is called [R13.3]', (question, line) => {
  expect(lineOf(question, FACTS)).toBe(line)
})
