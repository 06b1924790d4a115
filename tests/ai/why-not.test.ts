// A question why something rose says first where it did not [R13.3].
import { type Body, readsOf, tell, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { answerRead } from './world.ts'

/** What is said where the cost of the week is this against that. */
const said = (question: string, value: number, previous: number): readonly string[] => {
  const understood = understand(question, FACTS, null)
  if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
  const bodies = readsOf(understood.call, FACTS)
    .map(answerRead)
    .map((one): Body => {
      if (one.read !== 'kpis') return one
      const { energy } = one.body
      return { ...one, body: { ...one.body, energy: { ...energy, cost: { ...energy.cost, value, previous } } } }
    })
  const told = tell(understood.call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  return told.sentences.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' '))
}

test.each([
  ['pourquoi la facture a augmenté cette semaine ?', 'Non, pas de hausse : 7 % de moins. ', 1840, 1980],
  ['pourquoi on paye plus cher cette semaine ?', 'Non, pas de hausse : 7 % de moins. ', 1840, 1980],
  ['pourquoi la facture a baissé cette semaine ?', 'Non, pas de baisse : 8 % de plus. ', 1980, 1840],
])('« %s »: « %s » with both figures, then what there is to say [R13.3]', (question, lead, value, previous) => {
  const [first = '', ...rest] = said(question, value, previous)
  expect(first.startsWith(lead)).toBe(true)
  expect(first).toMatch(/1 \d{3} MAD, contre 1 \d{3} MAD la semaine d’avant/)
  expect(rest.length).toBeGreaterThan(0)
  expect(said(question, previous, value)[0]).not.toContain('Non,')
})

test('a question why that says neither is not contradicted [R13.3]', () => {
  expect(said('pourquoi cette facture cette semaine ?', 1840, 1980)[0]).not.toContain('Non,')
})

test.each([
  [
    'pourquoi la facture a augmenté cette semaine ?',
    '140 MAD de plus que la semaine d’avant (8 %), surtout ',
    1980,
    1840,
  ],
  ['pourquoi la facture a baissé cette semaine ?', '140 MAD de moins que la semaine d’avant (7 %)', 1840, 1980],
  ['pourquoi la facture a augmenté cette semaine ?', 'Non, pas de hausse : stable. ', 1840, 1840],
])('« %s »: « %s » first where it did, or did not move at all [R13.3]', (question, lead, value, previous) => {
  expect(said(question, value, previous)[0]).toContain(lead)
})

test.each(['pourquoi la facture a augmenté ?', 'pourquoi on paye plus cher ?'])(
  '« %s » without a day is of the running month, which is named [R13.3]',
  (question) => {
    const [lead, figure] = said(question, 1980, 1840)
    expect(lead).toMatch(/^140 MAD de plus que le mois d’avant \(8 %\)/)
    expect(figure).toBe(
      'Coût de l’énergie, tout le site (novembre 2026) : 1 980 MAD, contre 1 840 MAD le mois d’avant.',
    )
  },
)

test('of a day that is said it is of that day [R13.3]', () => {
  expect(said('pourquoi la facture a augmenté aujourd’hui ?', 1980, 1840)[1]).toContain('18 novembre 2026')
})
