// A question that says what it asks and of when takes nothing from the one before it; a short one that points back does [R13.3].
import { type Call, callLine, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { FACTS } from './score.ts'

/** What a question comes to after another one; null: after none. */
const after = (before: string | null, question: string): string => {
  const first = before === null ? null : understand(before, FACTS, null)
  const call: Call | null = first?.kind === 'call' ? first.call : null
  const made = understand(question, FACTS, call === null ? null : { call, pending: null })
  return made.kind === 'call' ? callLine(made.call) : made.kind
}
const OVERFLOW = 'Quand le bassin bas sera-t-il plein ?'
const LEVEL = 'Le niveau du forage Aït Amira 1 ?'

test.each([
  'Quelle est la priorité aujourd’hui ?',
  'Quelles sont les priorités du jour ?',
  'Qu’est-ce qui est prioritaire ?',
  'Par quoi commencer ?',
  'Quelle est l’urgence ce matin ?',
  'Quel est le plus urgent ?',
  'Qu’y a-t-il de plus urgent ?',
  'Que traiter en premier ?',
  'De quoi dois-je m’occuper en premier ?',
  'Priorités du jour',
  'Quelle priorité pour aujourd’hui ?',
  'Y a-t-il des urgences ?',
])('« %s » is what to do first, whatever was asked before [R13.3]', (question) => {
  const first = after(null, 'Que faut-il faire en premier ?')
  expect(first).toBe('alarms first open')
  for (const before of [null, OVERFLOW, LEVEL]) expect(after(before, question)).toBe(first)
})

test.each([
  ['coupures d’hier', 'outages count site d:2026-11-17'],
  ['alarmes d’hier', 'alarms list d:2026-11-17'],
  ['coupures cette semaine', 'outages count site w:2026-11-16'],
  ['coupures ce mois-ci', 'outages count site m:2026-11'],
  ['combien de coupures hier ?', 'outages count site d:2026-11-17'],
  ['combien d’eau hier ?', 'figure consumedM3 site d:2026-11-17'],
  ['eau non comptée hier', 'figure unaccountedM3 site d:2026-11-17'],
])('« %s » is of the whole site after a question on a device [R13.3]', (question, line) => {
  expect(after(LEVEL, question)).toBe(line)
  expect(after('Combien a pompé le forage 1 hier ?', question)).toBe(line)
})

test.each([
  ['et hier ?', 'figure volumeM3 forage-1 d:2026-11-17'],
  ['hier ?', 'figure volumeM3 forage-1 d:2026-11-17'],
  ['et cette semaine ?', 'figure volumeM3 forage-1 w:2026-11-16'],
  ['et la serre B ?', 'figure volumeM3 secteur-4 d:2026-11-16'],
  ['combien d’énergie ?', 'figure energyKwh forage-1 d:2026-11-16'],
  ['ses coupures cette semaine ?', 'outages count forage-1 w:2026-11-16'],
  ['et les coupures d’hier ?', 'outages count forage-1 d:2026-11-17'],
  ['la pression hier ?', 'series pressure_bar forage-1 d:2026-11-17 mean'],
])('« %s » goes on from the device before it [R13.3]', (question, line) => {
  expect(after('Combien a pompé le forage 1 avant-hier ?', question)).toBe(line)
})
