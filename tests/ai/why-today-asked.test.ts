// A question why of the day that runs is set against what is usual by now too, as the home page is; a why is a few sentences [R13.3].
import type { KpiBody, PlannedKpi } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const figure = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
const planned = (byNow: number, more: Partial<PlannedKpi> = {}): PlannedKpi => ({
  basis: 'weekdays',
  byNow,
  whole: 2 * byNow,
  projected: null,
  ...more,
})
type Day = { readonly cost: readonly [value: number, previous: number]; readonly plan: PlannedKpi }
/** A day that runs: its cost, that of the day before by now, and what is expected; water went as it is said. */
const day = ({ cost: [value, previous], plan }: Day) =>
  figures(
    (body): KpiBody => ({
      ...body,
      period: { ...body.period, to: body.until + 36_000_000 },
      energy: { ...body.energy, cost: figure(value, previous) },
      water: { ...body.water, producedM3: figure(700, 900), consumedM3: figure(640, 800) },
      plan: {
        days: 4,
        buckets: [],
        cost: plan,
        producedM3: planned(650),
        consumedM3: planned(500),
      },
    }),
  )
const question = 'Pourquoi la facture est plus élevée aujourd’hui ?'
const dearer = day({ cost: [888, 906], plan: planned(800) })

describe('why the day that runs costs more', () => {
  test('is yes by what is usual and no by the day before, both in one sentence, and what was pumped more [R13.3]', () => {
    const { sentences } = answered(question, dearer)
    expect(sentences.slice(0, 3)).toEqual([
      '88 MAD de plus que d’habitude à cette heure (4 mercredis), surtout plus d’eau produite (+61,5 MAD) et un m³ produit plus cher (+26,5 MAD) ; face à la veille, 2 % de moins.',
      'Coût de l’énergie, tout le site (aujourd’hui, mercredi 18 novembre 2026) : 888 MAD, contre 800 MAD d’habitude et 906 MAD la veille au même moment.',
      expect.stringMatching(
        /^Eau produite : 700 m³, contre 650 m³ d’habitude à cette heure ; [\d,]+ m³ mis en réserve\.$/,
      ),
    ])
    // what took less than the day before does not tell why it is more than usual
    expect(sentences.join(' ')).not.toMatch(/En énergie|Face à la veille, surtout|Pompes|durait déjà/)
  })

  test.each([
    [
      'more than both',
      { cost: [888, 800], plan: planned(800) },
      /^88 MAD de plus que d’habitude à cette heure \(4 mercredis\), surtout plus d’eau produite .* ; face à la veille, 11 % de plus\.$/,
    ],
    [
      'more than the day before alone',
      { cost: [888, 800], plan: planned(900) },
      /^88 MAD de plus que la veille au même moment \(11 %\).* ; par rapport à l’habitude \(4 mercredis\), 12 MAD de moins à cette heure\.$/,
    ],
    [
      'less than both',
      { cost: [700, 800], plan: planned(900) },
      /^Non, pas de hausse : par rapport à l’habitude \(4 mercredis\), 200 MAD de moins à cette heure ; face à la veille, 13 % de moins\.$/,
    ],
    [
      'as usual',
      { cost: [800, 906], plan: planned(800) },
      /^Non, pas de hausse : par rapport à l’habitude \(4 mercredis\), autant à cette heure ; face à la veille, 12 % de moins\.$/,
    ],
    [
      'more than its budget',
      { cost: [888, 906], plan: planned(800, { basis: 'target' }) },
      /^88 MAD de plus que le budget à cette heure \(4 mercredis\) ; face à la veille, 2 % de moins\.$/,
    ],
    [
      'more than the mean of one such day',
      { cost: [888, 906], plan: planned(800, { days: 1 }) },
      /^88 MAD de plus que d’habitude à cette heure \(1 mercredi\)/,
    ],
  ] as const)('%s [R13.3]', (_, changed, lead) => {
    expect(answered(question, day(changed)).sentences[0]).toMatch(lead)
  })

  test('is told by what made it where it went the same way from the day before [R13.3]', () => {
    expect(answered(question, day({ cost: [888, 800], plan: planned(800) })).sentences[2]).toMatch(
      /^Eau produite|^Face à la veille, surtout /,
    )
  })

  test('is not where another day is said, or none is expected [R13.3]', () => {
    for (const asked of [
      'Pourquoi le coût est plus élevé qu’hier ?',
      'Pourquoi la facture est plus élevée que la veille ?',
    ])
      expect(answered(asked, dearer).sentences[0]).toMatch(/^Non, pas de hausse : 2 % de moins\. Coût/)
    const none = (one: Parameters<typeof dearer>[0]) => figures((body) => ({ ...body, plan: null }))(dearer(one))
    expect(answered(question, none).sentences[0]).toMatch(/^Non, pas de hausse : 2 % de moins\. Coût/)
  })

  test('goes for water, and says neither yes nor no where nothing is said to have moved [R13.3]', () => {
    expect(answered('Pourquoi consomme-t-on plus d’eau aujourd’hui ?', dearer).sentences[0]).toBe(
      '140 m³ de plus que d’habitude à cette heure (4 mercredis) ; face à la veille, 20 % de moins.',
    )
    expect(answered('Pourquoi ce coût aujourd’hui ?', dearer).sentences[0]).toBe(
      '88 MAD de plus que d’habitude à cette heure (4 mercredis), surtout plus d’eau produite (+61,5 MAD) et un m³ produit plus cher (+26,5 MAD) ; face à la veille, 2 % de moins.',
    )
  })
})

test.each([
  question,
  'Pourquoi la facture est plus élevée cette semaine ?',
  'Pourquoi consomme-t-on plus d’eau cette semaine ?',
  'Pourquoi la production a baissé hier ?',
  'Pourquoi le forage 1 consomme plus ?',
  'Pourquoi la part solaire a baissé hier ?',
])('« %s » is told in six sentences at most, that none of it proves a cause last [R13.3]', (asked) => {
  for (const changed of [undefined, dearer]) {
    const { sentences } = answered(asked, changed)
    expect(sentences.length).toBeLessThanOrEqual(6)
    expect(sentences.at(-1)).toBe('Ces faits vont ensemble dans le temps ; ils ne prouvent pas la cause.')
  }
})

test('that what was found makes no difference stands right behind it [R13.3]', () => {
  const { sentences } = answered('Pourquoi consomme-t-on plus d’eau cette semaine ?')
  const at = sentences.findIndex((one) => one.startsWith('Constat en cours'))
  expect(sentences[at + 1]).toMatch(/durait déjà pendant la période comparée/)
})
