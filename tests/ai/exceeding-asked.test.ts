// Which of several had more than usual, or than before, is told of those that did, not of the one that has the most [R13.3].
import { callLine } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

/** What each sector had, and what it had before. */
const sectors = (all: readonly (readonly [now: number, before: number])[]) =>
  figures((body) => ({
    ...body,
    consumptions: body.consumptions.map((one, index) => {
      const [value, previous] = all[index] ?? [100, 100]
      return {
        ...one,
        volumeM3: { ...one.volumeM3, value, previous, completenessPct: 100, previousCompletenessPct: 100 },
      }
    }),
  }))

test.each([
  ['Quels secteurs ont consommé plus que d’habitude cette semaine ?', 'w:2026-11-16'],
  ['Quels secteurs consomment plus que d’habitude ?', '7d'],
])('« %s »: each beside what it had before [R13.3]', (question, period) => {
  const { call, told, sentences } = answered(
    question,
    sectors([
      [150, 200],
      [240, 200],
      [103, 100],
      [60, 40],
    ]),
  )
  expect(callLine(call)).toContain(`figure volumeM3 consumptions ${period} vs previous`)
  expect(sentences[0]).toMatch(/^2 appareils ont eu plus que la même durée .*50 % de plus ; .*20 % de plus\.$/)
  expect(sentences[1]).toBe('L’habitude n’est pas tenue par appareil : la comparaison est avec ce temps-là.')
  expect(sentences.join(' ')).not.toContain('C’est le plus')
  expect(told.table?.columns).toEqual(['Appareil', 'Volume compté', 'Avant'])
})

test('none of them: it says so [R13.3]', () => {
  const { sentences } = answered(
    'Quels secteurs ont consommé plus que d’habitude cette semaine ?',
    sectors([[150, 200]]),
  )
  expect(sentences[0]).toMatch(/^Aucun n’a eu plus que la même durée de la semaine d’avant : volume compté/)
})

test('less than the month before [R13.3]', () => {
  const { sentences } = answered(
    'Quels secteurs ont consommé moins que le mois dernier ?',
    sectors([
      [150, 200],
      [240, 200],
    ]),
  )
  expect(sentences[0]).toMatch(
    /^1 appareil a eu moins que la même durée du mois d’avant .* contre 200 m³, 25 % de moins\.$/,
  )
})
