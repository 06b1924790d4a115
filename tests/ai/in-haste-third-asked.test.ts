// What a farm asks in haste is told of what it asks, or refused with the reason: no other figure is told in its place [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

test.each([
  ['cb deau pompé ojd', 'figure producedM3 site d:2026-11-18'],
  ['c quoi l’état des pompes', 'status running forage-1+forage-2+forage-3'],
  ['la fuite est où', 'findings where leak'],
  ['c’est quoi la première chose à faire', 'alarms first open'],
  ['combien de m3 restants pour les avocatiers', 'figure budgetLeftM3 secteur-5 m:2026-11'],
  ['combien d’eau restante dans le bassin haut', 'figure storedM3 bassin-1 now'],
  ['pression du réseau', 'latest pressure_bar pression-reseau'],
  ['tension du réseau', 'latest voltage_l1_v compteur-electrique'],
  ['combien de kwh pour pomper hier', 'figure pumpKwh site d:2026-11-17'],
  ['le compteur général marche ?', 'status online compteur-electrique'],
  ['pompe la plus utilisée', 'figure runningHours sources 7d most'],
  ['les bassins sont à combien', 'figure levelPct storages now'],
])('« %s » is read as it is meant [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test.each([
  ['la pompe tourne à vide ?', /^Une pompe qui tourne à vide n’est pas détectée/],
  ['le forage 1 tourne à vide ?', /^Une pompe qui tourne à vide n’est pas détectée/],
  ['désamorcée la pompe 1 ?', /^Une pompe qui tourne à vide n’est pas détectée/],
  ['combien d’eau pour 100 dirhams', /^Je ne sais pas : ce chiffre n’est pas calculé ainsi/],
])('« %s » is refused, with what may be asked [R13.3]', (question, reason) => {
  const made = understand(question, FACTS, null)
  if (made.kind !== 'refuse') throw new Error(made.kind)
  expect(refusalWords(made)[0]).toMatch(reason)
  expect(understand(made.instead ?? '', FACTS, null).kind).toBe('call')
})

test('of all sectors what they had at night is not told as what they had in a week [R13.3]', () => {
  expect(understand('quel secteur arrose la nuit', FACTS, null)).toMatchObject({ kind: 'refuse', why: 'hours' })
})

test.each([
  ['puissance actuelle', 'et hier au max', 'series power_kw compteur-electrique d:2026-11-17 max'],
  ['niveau du bassin haut', 'et hier ?', 'series level_m bassin-1 d:2026-11-17 mean'],
  ['combien d’eau dans le bassin haut', 'et hier ?', 'series level_pct bassin-1 d:2026-11-17 mean'],
])('« %s », « %s »: the end and the day that go on are not left out [R13.3]', (first, next, line) => {
  const { call } = answered(first)
  expect(callLine(answered(next, undefined, { call, pending: null }).call)).toBe(line)
})

test('what is told of now alone is not told again for yesterday [R13.3]', () => {
  const { call } = answered('autonomie')
  expect(understand('et hier ?', FACTS, { call, pending: null }).kind).toBe('refuse')
})
