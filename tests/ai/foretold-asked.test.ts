// What is told of a time to come agrees with what the assistant says that it tells [R13.3].
import { refusalWords, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

const refused = (question: string) => {
  const understood = understand(question, FACTS, null)
  if (understood.kind !== 'refuse') throw new Error(`${question}: ${understood.kind}`)
  return { why: understood.why, said: refusalWords(understood).join(' ') }
}

test.each([
  ['que sais-tu faire', 'help'],
  ['tu fais des prévisions ?', 'help'],
  ['est-ce que tu peux prédire ?', 'help'],
  ['combien d’eau demain ?', 'future'],
  ['prévois la consommation de demain', 'future'],
])('« %s »: what it carries on is said, with the pace, and that it foretells nothing else [R13.3]', (question, why) => {
  const asked = refused(question)
  expect(asked.why).toBe(why)
  expect(asked.said).toContain('un bassin plein ou vide, au rythme de la dernière heure')
  expect(asked.said).toContain('d’après les jours d’avant')
  expect(asked.said).toMatch(/[Jj]e ne prévois (?:pas l’avenir|rien d’autre)/)
})

test('the hour at which a tank is full says by what pace [R13.3]', () => {
  const { sentences } = answered('Quand le bassin haut sera plein ?')
  expect(sentences.at(-1)).toMatch(/^Au rythme de la dernière heure, vers le \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)
})

test.each(['quel sera le coût en fin de journée ?', 'quelle sera la consommation d’eau aujourd’hui ?'])(
  '« %s »: the end of the day that runs is told, as it says [R13.3]',
  (question) => {
    expect(answered(question).call).toMatchObject({ tool: 'figure', asks: 'day-end' })
  },
)
