// Why the bill of a month is higher begins with the two things that made most of it, in money; pumps stand one by one in the table [R13.3].
import type { Body } from '@vigie/analyst/question'
import type { Figure } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const figure = (value: number, previous: number): Figure => ({ value, previous, completenessPct: 100 })

describe('why the bill is higher', () => {
  const question = 'Pourquoi ma facture est plus haute ?'
  const bill =
    (cost: Figure, solar: Figure, energy: Readonly<Record<string, Figure>>, grid = figure(4_900, 3_000)) =>
    (one: Body) =>
      figures((body) => ({
        ...body,
        energy: {
          ...body.energy,
          cost,
          solarKwh: solar,
          gridKwh: grid,
          pumpKwh: figure(
            ...((['value', 'previous'] as const).map((side) =>
              ['forage-1', 'forage-2', 'forage-3'].reduce((sum, id) => sum + (energy[id]?.[side] ?? 100), 0),
            ) as [number, number]),
          ),
        },
        sources: body.sources.map((row) => ({ ...row, energyKwh: energy[row.device] ?? figure(100, 100) })),
      }))(one)
  const rose = bill(figure(5_000, 4_000), figure(1_205, 2_000), {
    'forage-1': figure(400, 380),
    'forage-2': figure(2_117, 1_064),
    'forage-3': figure(100, 700),
  })

  test('begins with the two things that made most of it, with their amounts [R13.3]', () => {
    const { sentences } = answered(question, rose)
    expect(sentences[0]).toBe(
      '1 000 MAD de plus que le mois d’avant (25 %), surtout moins d’énergie solaire (+1 060 MAD) et plus d’énergie aux autres usages (+843 MAD).',
    )
    expect(sentences[1]).toBe(
      'Coût de l’énergie, tout le site (novembre 2026) : 5 000 MAD, contre 4 000 MAD le mois d’avant.',
    )
  })

  test('says each name apart from its figure [R13.3]', () => {
    const { told, sentences } = answered(question, rose)
    expect(sentences.slice(2, 5)).toEqual([
      'À l’inverse : un kWh moins cher (−1 533 MAD).',
      'Le reste : plus d’énergie aux pompes (+631 MAD).',
      'Au prix moyen d’avant, 1,33 MAD/kWh : énergie solaire 1 205 kWh contre 2 000 kWh, pompes 2 617 kWh contre 2 144 kWh, réseau 4 900 kWh contre 3 000 kWh.',
    ])
    expect(told.table?.rows.map((row) => row.map((cell) => cell.replaceAll(/[\u00a0\u202f]/g, ' ')))).toEqual([
      ['Forage Aït Amira 2', '2 117 kWh', '1 064 kWh', '+1 053 kWh'],
      ['Forage Sidi Bibi', '100 kWh', '700 kWh', '−600 kWh'],
      ['Forage Aït Amira 1', '400 kWh', '380 kWh', '+20 kWh'],
    ])
    expect(sentences.join(' ')).not.toMatch(/(?:Amira \d|Bibi) \d/)
  })

  test('names one where the others are small beside it [R13.3]', () => {
    const one = bill(
      figure(4_500, 3_000),
      figure(2_000, 2_000),
      { 'forage-2': figure(2_117, 1_064) },
      figure(4_500, 3_400),
    )
    expect(answered(question, one).sentences[0]).toBe(
      '1 500 MAD de plus que le mois d’avant (50 %), surtout plus d’énergie aux pompes (+929 MAD) et un kWh plus cher (+529 MAD).',
    )
    const bought = bill(figure(5_000, 4_000), figure(2_000, 2_000), {}, figure(4_900, 3_920))
    expect(answered(question, bought).sentences[0]).toBe(
      '1 000 MAD de plus que le mois d’avant (25 %), surtout plus d’énergie aux autres usages (+1 000 MAD).',
    )
  })

  test('that is lower is denied first, then told by what took less [R13.3]', () => {
    const fell = bill(
      figure(4_000, 5_000),
      figure(2_000, 1_205),
      { 'forage-2': figure(1_064, 2_117) },
      figure(3_000, 4_900),
    )
    const { sentences } = answered(question, fell)
    expect(sentences[0]).toMatch(/^Non, pas de hausse : 20 % de moins\. Coût/)
    expect(sentences[1]).toBe('Surtout moins d’énergie aux pompes (−1 074 MAD) et plus d’énergie solaire (−811 MAD).')
  })

  test('of a bill that is not said to have gone either way begins with them too [R13.3]', () => {
    expect(answered('Pourquoi la facture a changé ce mois-ci ?', rose).sentences[0]).toBe(
      '1 000 MAD de plus que le mois d’avant (25 %), surtout moins d’énergie solaire (+1 060 MAD) et plus d’énergie aux autres usages (+843 MAD).',
    )
  })
})
