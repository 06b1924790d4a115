// Which part of two stretches is compared is said, where one of them still runs or lacks measures [R13.3].
import { DAY_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const WEEK = Date.parse('2026-11-16T00:00:00Z')
/** The week that runs ends on Sunday; the one before it is read up to the same moment. */
const running = figures((body) =>
  body.period.from === WEEK
    ? {
        ...body,
        period: { from: WEEK, to: WEEK + 7 * DAY_MS },
        previous: { from: WEEK - 7 * DAY_MS, to: FACTS.now - 7 * DAY_MS },
      }
    : body,
)

describe('a week that runs', () => {
  test.each([
    'eau consommée cette semaine vs la semaine dernière',
    'coût de cette semaine par rapport à la semaine dernière',
    'compare l’énergie de cette semaine avec la semaine dernière',
  ])('« %s »: up to when the other counts [R13.3]', (question) => {
    expect(answered(question, running).sentences).toContain(
      'La semaine court encore : la semaine d’avant ne compte que jusqu’au même moment, le 11/11/2026 14:02, pas en entier.',
    )
  })

  test('beside another that is whole says which is not [R13.3]', () => {
    const { call, sentences } = answered('eau consommée cette semaine par rapport à la semaine du 2 novembre', running)
    expect(call).toMatchObject({ against: { unit: 'week', date: '2026-11-02' } })
    expect(sentences).toContain(
      'La semaine du 16 novembre 2026 court encore : les chiffres s’y arrêtent au 18/11/2026 14:02, alors que la semaine du 2 novembre 2026 compte en entier.',
    )
  })
})

test('of two weeks that are over nothing is to be said [R13.3]', () => {
  const { sentences } = answered('eau consommée la semaine dernière par rapport à la semaine d’avant', running)
  expect(sentences.join(' ')).not.toMatch(/court encore|ne compte que/)
})

test('what is missing of the one before is told with it [R13.3]', () => {
  const { sentences } = answered(
    'eau consommée cette semaine vs la semaine dernière',
    figures((body) => ({
      ...body,
      water: { ...body.water, consumedM3: { ...body.water.consumedM3, previousCompletenessPct: 84 } },
    })),
  )
  expect(sentences).toContain('Mesures reçues pour la semaine d’avant : 84 % de celles attendues.')
})
