// Why a cost moved is told first by how much and by what made most of it, in money; what is bought is told by who took it [R13.3].
import type { KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const figure = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
type Both = readonly [value: number, previous: number]
type Day = { readonly cost: Both; readonly grid: Both; readonly solar?: Both; readonly pumps?: Both }
/** The cost of a time and of the one before, and the energy of both. */
const bill = ({ cost, grid, solar = [100, 100], pumps = [200, 200] }: Day) =>
  figures(
    (body): KpiBody => ({
      ...body,
      energy: {
        ...body.energy,
        cost: figure(...cost),
        gridKwh: figure(...grid),
        solarKwh: figure(...solar),
        pumpKwh: figure(...pumps),
      },
      water: { ...body.water, producedM3: figure(605, 500), storedDeltaM3: figure(80, 0) },
    }),
  )
const question = 'Pourquoi hier a coûté plus cher ?'

describe('why a day cost more', () => {
  test('is the sun that gave less and the pumps that took more, at the mean price of before, and the rest is named [R13.3]', () => {
    const month = bill({
      cost: [13_900, 12_500],
      grid: [13_700, 12_400],
      solar: [3_818, 4_627],
      pumps: [6_812, 6_272],
    })
    const { sentences } = answered('Pourquoi la facture a augmenté par rapport à octobre ?', month)
    expect(sentences.slice(0, 4)).toEqual([
      '1 400 MAD de plus que le mois d’avant (11 %), surtout moins d’énergie solaire (+816 MAD) et plus d’énergie aux pompes (+544 MAD).',
      'Coût de l’énergie, tout le site (novembre 2026) : 13 900 MAD, contre 12 500 MAD le mois d’avant.',
      'Le reste : moins d’énergie aux autres usages (−49,4 MAD), un kWh plus cher (+89,5 MAD).',
      'Au prix moyen d’avant, 1,01 MAD/kWh : énergie solaire 3 818 kWh contre 4 627 kWh, pompes 6 812 kWh contre 6 272 kWh, réseau 13 700 kWh contre 12 400 kWh.',
    ])
    expect(sentences.length).toBeLessThanOrEqual(6)
    expect(sentences.join(' ')).not.toMatch(/m³ pompé/)
  })

  test('is the price of a kWh, where it was bought at dearer hours [R13.3]', () => {
    const { sentences } = answered(question, bill({ cost: [500, 400], grid: [400, 400] }))
    expect(sentences[0]).toBe('100 MAD de plus que la veille (25 %), surtout un kWh plus cher (+100 MAD).')
  })

  test('what went the other way stands apart [R13.3]', () => {
    const { sentences } = answered(
      question,
      bill({ cost: [480, 400], grid: [480, 400], solar: [140, 100], pumps: [320, 200] }),
    )
    expect(sentences[0]).toBe('80 MAD de plus que la veille (20 %), surtout plus d’énergie aux pompes (+120 MAD).')
    expect(sentences).toContain('À l’inverse : plus d’énergie solaire (−40 MAD).')
  })

  test('names no part below a tenth of the difference, the largest first [R13.3]', () => {
    const [lead = ''] = answered(question, bill({ cost: [600, 400], grid: [500, 400], pumps: [204, 200] })).sentences
    expect(lead).toBe(
      '200 MAD de plus que la veille (50 %), surtout un kWh plus cher (+100 MAD) et plus d’énergie aux autres usages (+96 MAD).',
    )
  })

  test('and says no yes, nor what rang meanwhile [R13.3]', () => {
    const said = answered(question, bill({ cost: [484, 400], grid: [484, 400] })).sentences
    expect(said[0]).not.toMatch(/^Oui/)
    expect(said.join(' ')).not.toMatch(/alarme|coupure|durait déjà/)
  })

  test('of pumps that took more than there was is told by what was bought [R13.3]', () => {
    const said = answered(question, bill({ cost: [484, 400], grid: [484, 400], pumps: [900, 200] })).sentences
    expect(said[0]).toMatch(/surtout plus d’électricité achetée \(\+84 MAD\)\.$/)
  })

  test('of parts that undo each other many times over is told by none of them [R13.3]', () => {
    const undone = bill({ cost: [401, 400], grid: [400, 400], solar: [2_100, 100], pumps: [2_201, 201] })
    expect(answered(question, undone).sentences[0]).not.toMatch(/surtout/)
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
