// Whether the budgets are kept is answered by yes or no, with the share, the sectors past theirs and those that have none [R13.3].
import { callLine } from '@vigie/analyst/question'
import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const QUESTION = 'est-on dans le budget ?'
/** Half a month in: what each sector used of its budget, null where it has none. */
const month = (all: readonly (readonly [used: number, budget: number | null])[]) =>
  figures((body) => ({
    ...body,
    period: { from: body.until - 15 * DAY_MS, to: body.until + 15 * DAY_MS },
    consumptions: body.consumptions.map((one, index) => {
      const [value = 0, budgetM3 = null] = all[index] ?? []
      return { ...one, volumeM3: { ...one.volumeM3, value }, budgetM3 }
    }),
  }))
const said = (all: Parameters<typeof month>[0], question = QUESTION) => answered(question, month(all)).sentences

test.each([
  QUESTION,
  'sommes-nous dans le budget ?',
  'le budget d’eau est-il respecté ?',
  'respecte-t-on les quotas ?',
])('« %s »: yes with the share, and how many have none [R13.3]', (question) => {
  const even = [
    [40, 100],
    [40, 100],
    [50, 200],
    [10, 100],
    [900, null],
    [900, null],
  ] as const
  expect(answered(question).call).toMatchObject({ tool: 'figure', of: 'consumptions', asks: 'kept' })
  expect(callLine(answered(question).call)).toContain('consumptions m:2026-11')
  expect(said(even, question).slice(0, 3)).toEqual([
    'Oui : 28 % du budget consommé (novembre 2026), 140 m³ sur 500 m³.',
    'Aucun secteur au-delà du sien.',
    'Sans budget : 2 secteurs.',
  ])
})

test('yes still, with those that would be past it at this pace [R13.3]', () => {
  const [first, , third] = said([...Array.from({ length: 5 }, () => [10, 100] as const), [80, 100]])
  expect(first).toMatch(/^Oui : 22 % /)
  expect(third).toBe('À ce rythme, le dépasserait avant la fin – Pépinière : 160 %.')
})

test('no where one is past its own, though all of them together are not [R13.3]', () => {
  const [first, second] = said([[150, 100], ...Array.from({ length: 5 }, () => [10, 100] as const)])
  expect(first).toBe(
    'Non : 1 secteur au-delà de son budget ; en tout, 33 % du budget consommé (novembre 2026), 200 m³ sur 600 m³.',
  )
  expect(second).toBe('Au-delà de son budget – Secteur agrumes nord : 150 %.')
})

test('no where all of them are past theirs together [R13.3]', () => {
  expect(said(Array.from({ length: 6 }, () => [120, 100] as const))[0]).toMatch(/^Non : 120 % du budget consommé /)
})

test('where no sector has a budget that is said [R13.3]', () => {
  expect(said([])).toEqual(['Aucun secteur n’a de budget d’eau.'])
})

test.each(['budget des secteurs', 'quel budget ce mois ?'])('« %s » is told as it was [R13.3]', (question) => {
  expect(answered(question).sentences[0]).toMatch(/^Budget de la période/)
})
