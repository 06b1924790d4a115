// Why a cost moved is told first by how much and by what made most of it, in money; more water at the same price is said to be that [R13.3].
import type { KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const figure = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
type Both = readonly [value: number, previous: number]
type Day = { readonly cost: Both; readonly water: Both; readonly grid: Both; readonly stored?: number }
/** The cost, the water pumped and the energy bought of a time and of the one before; what went to the tanks. */
const bill = ({ cost, water, grid, stored = 0 }: Day) =>
  figures(
    (body): KpiBody => ({
      ...body,
      energy: { ...body.energy, cost: figure(...cost), gridKwh: figure(...grid), solarKwh: figure(100, 100) },
      water: { ...body.water, producedM3: figure(...water), storedDeltaM3: figure(stored, 0) },
    }),
  )
const question = 'Pourquoi hier a coûté plus cher ?'

describe('why a day cost more', () => {
  test('is its water, where a cubic metre cost the same: no word of waste, and what was put by [R13.3]', () => {
    const { sentences } = answered(
      question,
      bill({ cost: [484, 400], water: [605, 500], grid: [484, 400], stored: 80 }),
    )
    expect(sentences.slice(0, 4)).toEqual([
      '84 MAD de plus que la veille (21 %), surtout plus d’eau pompée (+84 MAD).',
      'Coût de l’énergie, tout le site (mardi 17 novembre 2026) : 484 MAD, contre 400 MAD la veille.',
      'Eau produite : 605 m³, contre 500 m³ la veille ; 80 m³ mis en réserve.',
      'Par m³ pompé, l’électricité achetée coûte autant (0,80 MAD, contre 0,80 MAD la veille) : c’est plus d’eau au même prix.',
    ])
    expect(sentences.length).toBeLessThanOrEqual(6)
  })

  test('is the price of a kWh, where it was bought at dearer hours [R13.3]', () => {
    const { sentences } = answered(question, bill({ cost: [500, 400], water: [500, 500], grid: [400, 400] }))
    expect(sentences[0]).toBe('100 MAD de plus que la veille (25 %), surtout un kWh plus cher (+100 MAD).')
    expect(sentences).toContain('Par m³ pompé, l’électricité achetée coûte 1,00 MAD, contre 0,80 MAD la veille.')
  })

  test('is what a cubic metre took, and what went the other way stands apart [R13.3]', () => {
    const { sentences } = answered(question, bill({ cost: [480, 400], water: [450, 500], grid: [480, 400] }))
    expect(sentences[0]).toBe(
      '80 MAD de plus que la veille (20 %), surtout plus d’électricité achetée par m³ (+120 MAD).',
    )
    expect(sentences).toContain('À l’inverse : moins d’eau pompée (−40 MAD).')
  })

  test('names no part below a tenth of the difference, the largest first [R13.3]', () => {
    const [lead = ''] = answered(question, bill({ cost: [600, 400], water: [505, 500], grid: [500, 400] })).sentences
    expect(lead).toBe(
      '200 MAD de plus que la veille (50 %), surtout un kWh plus cher (+100 MAD) et plus d’électricité achetée par m³ (+96 MAD).',
    )
  })

  test('and says no yes, nor what rang meanwhile [R13.3]', () => {
    const said = answered(question, bill({ cost: [484, 400], water: [605, 500], grid: [484, 400] })).sentences
    expect(said[0]).not.toMatch(/^Oui/)
    expect(said.join(' ')).not.toMatch(/alarme|coupure|durait déjà/)
  })

  test('of parts that undo each other many times over is told by none of them [R13.3]', () => {
    const [lead = ''] = answered(question, bill({ cost: [401, 400], water: [5_000, 500], grid: [400, 400] })).sentences
    expect(lead).not.toMatch(/eau pompée/)
  })
})

describe('why water moved', () => {
  const water = (volumes: Readonly<Record<string, Both>>, site: Both) =>
    figures((body) => ({
      ...body,
      water: { ...body.water, consumedM3: figure(...site) },
      consumptions: body.consumptions.map((row) => ({
        ...row,
        volumeM3: figure(...(volumes[row.device] ?? [100, 100])),
      })),
    }))
  const drawn = 'Pourquoi on consomme moins d’eau hier ?'

  test('is told by those that went the same way, the largest first [R13.3]', () => {
    const { sentences } = answered(
      drawn,
      water({ 'secteur-1': [50, 150], 'secteur-2': [60, 100], 'secteur-3': [140, 100] }, [600, 700]),
    )
    expect(sentences[0]).toBe(
      '100 m³ de moins que la veille (14 %), surtout Secteur agrumes nord (−100 m³) et Secteur agrumes sud (−40 m³).',
    )
    expect(sentences.join(' ')).not.toMatch(/malgré tout/)
  })

  test('names none where none is a tenth of it [R13.3]', () => {
    const each = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at): [string, Both] => [`secteur-${at}`, [98, 100]]))
    expect(answered(drawn, water(each, [588, 700])).sentences[0]).toBe(
      '112 m³ de moins que la veille (16 %) ; aucun secteur ne se détache.',
    )
  })
})
