// Figures that a question joins by « et » are each answered [R13.3].
import { callLine, readsOf, tell, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { answerRead } from './world.ts'

const answered = (question: string, before?: string) => {
  const context = before === undefined ? null : { call: answered(before).call, pending: null }
  const understood = understand(question, FACTS, context)
  if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
  const { call } = understood
  const bodies = readsOf(call, FACTS).map(answerRead)
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  return { call, line: callLine(call), said: told.sentences.join('\n').replaceAll('\u00a0', ' ') }
}

test.each([
  ['combien d’eau a été produite et consommée hier ?', 'producedM3+consumedM3', ['Eau produite', 'Eau consommée']],
  ['énergie achetée et solaire hier', 'gridKwh+solarKwh', ['Énergie du réseau', 'Énergie solaire']],
  ['énergie solaire et achetée hier', 'solarKwh+gridKwh', ['Énergie solaire', 'Énergie du réseau']],
  ['combien d’eau et d’électricité consommées hier ?', 'consumedM3+gridKwh', ['Eau consommée', 'Énergie du réseau']],
  ['combien de kWh hier et combien ça a coûté ?', 'gridKwh+cost', ['Énergie du réseau', 'Coût de l’énergie']],
])('« %s »: both figures are answered, in its order [R13.3]', (question, figures, names) => {
  const { line, said } = answered(question)
  expect(line).toBe(`figure ${figures} site d:2026-11-17`)
  for (const name of names) expect(said).toMatch(new RegExp(`^${name} : [\\d ,]+ (?:m³|kWh|MAD) \\(`, 'm'))
})

test('of hours of a day, and of the day that is asked on, both are answered too [R13.3]', () => {
  expect(answered('combien d’eau produite et consommée entre 6h et 12h hier ?').said).toMatch(
    /^Eau produite : .*06:00 à 12:00[\s\S]*^Eau consommée : .*06:00 à 12:00/m,
  )
  expect(answered('et avant-hier ?', 'combien d’eau a été produite et consommée hier ?').line).toBe(
    'figure producedM3+consumedM3 site d:2026-11-16',
  )
})

test('until when it was measured is said once [R13.3]', () => {
  expect(answered('eau produite et consommée cette semaine').said.match(/Mesuré du/g)).toHaveLength(1)
})

test.each([
  ['le coût de l’eau et de l’électricité hier', 'figure cost site d:2026-11-17'],
  ['consommation d’eau hier et avant-hier', 'figure consumedM3 site d:2026-11-17 vs previous'],
])('« %s » names one figure [R13.3]', (question, line) => {
  expect(answered(question).line).toBe(line)
})
