// A fourth round of questions as they are typed: which one, how much of a limit, and what is not counted so [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered, figures, pumpsRun } from './asked.ts'
import { FACTS } from './score.ts'

test.each([
  ['quelle serre a le plus gros debit', 'latest flow_m3h secteur-3+secteur-4'],
  ['qui a eu le plus de coupures', 'outages most site 30d'],
  ['a quelle heure le courant est revenu', 'outages last site 30d'],
  ['cout energie par m3 ce mois', 'figure kwhPerM3 site m:2026-11'],
  ['combien de temps l’eau dure', 'figure autonomyHours site now'],
  ['bassin le plus bas', 'figure levelPct storages now least'],
  ['a quelle vitesse se vide le bassin bas', 'figure emptyInHours bassin-2 now'],
  ['le budget est dépassé de combien', 'figure budgetLeftM3 consumptions m:2026-11 least'],
  ['quel secteur a le plus augmenté', 'figure volumeM3 consumptions d:2026-11-18 up'],
  ['quel secteur a baissé cette semaine', 'figure volumeM3 consumptions w:2026-11-16 down'],
  ['conso heures pleines vs heures creuses', 'figure gridKwh site d:2026-11-18 by-slot'],
  [
    'la pression du bout de ligne des avocatiers est descendue sous 1 bar ?',
    'series pressure_bar pression-bout-secteur-5 d:2026-11-18 min under=1',
  ],
])('[R13.3] « %s » is read as it was meant', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test('[R13.3] of few readings, too, the one that has the most is told first', () => {
  expect(answered('quelle serre a le plus gros debit').sentences[0]).toMatch(
    /^Serre tomates B : .+ C’est le plus \(débit\)\.$/,
  )
})

test('[R13.3] tanks under a limit are named', () => {
  const levels = figures((body) => ({
    ...body,
    storages: body.storages.map((one, index) => ({ ...one, levelPct: index === 0 ? 30 : 80 })),
  }))
  expect(answered('quels bassins sont sous 50 %', levels).sentences[0]).toMatch(
    /^Remplissage.* : sous 50,0 % – Bassin haut : 30,0 %\.$/,
  )
})

test('[R13.3] that no pump runs is yes where all of them stand', () => {
  expect(answered('aucune pompe ne tourne ?', pumpsRun(true)).sentences[0]).toMatch(/^Non : /)
  expect(answered('aucune pompe ne tourne ?', pumpsRun(false)).sentences[0]).toMatch(/^Oui : /)
})

test.each([
  ['co2 par m3', /n’est pas calculé ainsi/],
  ['combien manque pour que le bassin haut soit plein', /n’est pas calculé ainsi/],
  ['y a t il des appareils avec batterie faible', /batteries/i],
])('[R13.3] « %s » is refused with its reason', (question, reason) => {
  const made = understand(question, FACTS, null)
  expect(made.kind === 'refuse' && refusalWords(made).join(' ')).toMatch(reason)
})
