// A third round of questions as they are typed: of what is kept nowhere nothing else is told, and few alarms are named [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { alarmOf, answered, answeredOf } from './asked.ts'
import { FACTS } from './score.ts'

test.each([
  ['wach lma kafi hta lghda', 'figure autonomyHours site now'],
  ['chhal khlsna f trissinti had chhar', 'figure cost site m:2026-11'],
  ['combien de kwh pour 1 m3', 'figure kwhPerM3 site d:2026-11-18'],
  ['heure de pointe c’est quand', 'tariff slot peak'],
  ['top 5 alarmes', 'load topTen 7d'],
  ['pompe la plus coupée', 'outages most site 30d'],
  ['nombre de coupures par forage ce mois', 'outages most site m:2026-11'],
  ['ecart prod conso', 'summary m:2026-11 water'],
  ['donne moi tout sur forage 1', 'status running forage-1'],
  ['quelle est la derniere mesure du bassin bas', 'figure levelPct bassin-2 now'],
  ['connexion perdue avec quels capteurs', 'status offline site among=sensors'],
  ['le bassin haut a baissé de combien hier', 'figure storedDeltaM3 bassin-1 d:2026-11-17'],
])('[R13.3] « %s » is read as it was meant', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test('[R13.3] so many m³ that are pumped are no number of a pump, and whether any was pumped is yes or no', () => {
  expect(answered('si je pompe 500 m3 la nuit ca coute combien').sentences[0]).toMatch(/^Pomper 500 m³ coûte environ /)
  expect(answered('est ce qu’on a pompé cette nuit').sentences[0]).toMatch(/^Oui\. Eau produite/)
})

test.each([
  ['l’eau a été coupée hier ?', /n’est pas calculé ainsi.*eau consommée, mardi 17 novembre 2026/],
  ['combien coute la coupure', /n’est pas calculé ainsi.*combien de coupures/],
  ['kwh solaire perdu ?', /n’est pas calculé ainsi/],
  ['serre b combien de fois arrosée', /Je ne garde pas l’heure de chaque arrosage/],
])('[R13.3] « %s » is refused with its reason and what can be asked', (question, reason) => {
  const made = understand(question, FACTS, null)
  expect(made.kind === 'refuse' && refusalWords(made).join(' ')).toMatch(reason)
})

test('[R13.3] few alarms are named behind how many there are, the active ones first; of many the table tells', () => {
  const two = [alarmOf('forage-1', 'offline', 3, 2), alarmOf('forage-1', 'power-off', 50)]
  const { said } = answeredOf('alarmes du forage 1 cette semaine', { alarms: two })
  expect(said[0]).toMatch(/^2 alarmes/)
  expect(said[1]).toMatch(/^Alimentation coupée – Forage Aït Amira 1, apparue le .+, toujours active\.$/)
  expect(said[2]).toMatch(/^Hors ligne – Forage Aït Amira 1, apparue le .+, revenue à la normale\.$/)
  const many = [1, 2, 3, 4].map((hour) => alarmOf('forage-1', 'offline', hour))
  expect(answeredOf('alarmes du forage 1 cette semaine', { alarms: many }).said[1] ?? '').not.toMatch(/^Hors ligne/)
})

test('[R13.3] which sector passes its budget, asked after all budgets, is named first', () => {
  const before = { call: answered('budget des secteurs').call, pending: null }
  expect(answered('lequel depasse', undefined, before).sentences[0]).toMatch(/^Au-delà de (?:leur|son) budget – /)
})
