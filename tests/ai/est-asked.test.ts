// « est » is a verb or a part of a name: both are read on a site that has things in the east [R13.3].
import { callLine, type Facts, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { DEVICES } from './farm.ts'
import { FACTS } from './score.ts'

const NAMES: Readonly<Record<string, string>> = {
  'Forage Aït Amira 1': 'Forage Belfaâ est',
  'Forage Aït Amira 2': 'Forage Belfaâ ouest',
  'Serre tomates A': 'Tunnels framboises est',
  'Serre tomates B': 'Tunnels framboises ouest',
  Pépinière: 'Station de conditionnement',
  'Bassin haut': 'Bassin de la colline',
}
const named = (name: string) => Object.entries(NAMES).reduce((text, [from, to]) => text.replace(from, to), name)
const EAST: Facts = {
  ...FACTS,
  devices: DEVICES.map((one) => ({
    ...one,
    name: named(one.name),
    asset: one.asset && { ...one.asset, name: named(one.asset.name) },
  })),
}
const lineOf = (question: string) => {
  const made = understand(question, EAST, null)
  return made.kind === 'call' ? callLine(made.call) : made.kind
}

test.each([
  ['Depuis combien de temps le secteur 6 est coupé ?', 'outages last secteur-6 30d'],
  ['depuis quand le secteur 6 est-il coupé ?', 'outages last secteur-6 30d'],
  ['le Secteur 6 est coupé ?', 'status off secteur-6'],
  ['combien a consommé le secteur 6 ?', 'figure volumeM3 secteur-6 d:2026-11-18'],
  ['depuis combien de temps le forage 2 est coupé ?', 'outages last forage-2 30d'],
  ['Où en est le niveau du Bassin de la colline ?', 'figure levelM bassin-1 now'],
  ['quel est le niveau du bassin de la colline ?', 'figure levelM bassin-1 now'],
])('« %s »: the verb is no name [R13.3]', (question, line) => {
  expect(lineOf(question)).toBe(line)
})

test.each([
  ['combien a produit le forage Belfaâ est hier ?', 'figure volumeM3 forage-1 d:2026-11-17'],
  ['le forage Belfaâ est est coupé ?', 'status off forage-1'],
  ['combien ont consommé les tunnels framboises est', 'figure volumeM3 secteur-3 d:2026-11-18'],
  ['le débit de la Pompe Est', 'latest flow_m3h forage-1'],
  ['le forage belfaâ est a produit combien hier ?', 'figure volumeM3 forage-1 d:2026-11-17'],
])('« %s »: the name is no verb [R13.3]', (question, line) => {
  expect(lineOf(question)).toBe(line)
})
