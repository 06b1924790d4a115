// A question why compares with what it says, « que d’habitude », « qu’hier », as the question whether it is so does [R13.3].
import type { Body } from '@vigie/analyst/question'
import type { KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const figure = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
const planned = (counted: number, expected: number) => ({
  basis: 'weekdays' as const,
  byNow: expected,
  whole: 2 * expected,
  projected: null,
  closed: { at: Date.parse('2026-11-18T13:00:00Z'), counted, expected },
})
/** Less than the day before, more than usual: what a plan of the day says of cost and water. */
const day = figures(
  (body): KpiBody => ({
    ...body,
    period: { ...body.period, to: body.until + 36_000_000 },
    energy: { ...body.energy, cost: figure(240, 282) },
    water: { ...body.water, producedM3: figure(700, 900), consumedM3: figure(640, 800) },
    plan: {
      days: 4,
      buckets: [],
      cost: planned(233, 220),
      producedM3: planned(680, 650),
      consumedM3: planned(600, 500),
    },
  }),
)
const expected = (text: string): RegExp => new RegExp(`^D’habitude un tel jour jusqu’à \\d{2}:\\d{2} : ${text}`)

describe('a question why that says « d’habitude »', () => {
  test.each([
    [
      'pourquoi le coût est plus élevé que d’habitude aujourd’hui ?',
      'le coût est-il plus élevé que d’habitude aujourd’hui ?',
      '220 MAD ; 233 MAD cette fois, c’est 6 % de plus\\.$',
      /^13 MAD de plus que d’habitude, surtout plus d’eau produite \(\+10,2 MAD\) et un m³ produit plus cher \(\+2,85 MAD\)\.$/,
    ],
    [
      'pourquoi consomme-t-on plus d’eau que prévu aujourd’hui ?',
      'consomme-t-on plus d’eau que prévu aujourd’hui ?',
      '500 m³ ; 600 m³ cette fois, c’est 20 % de plus\\.$',
      /^100 m³ de plus que d’habitude\.$/,
    ],
    [
      'pourquoi a-t-on produit plus d’eau que la normale ?',
      'a-t-on produit plus d’eau que la normale ?',
      '650 m³ ; 680 m³ cette fois, c’est 5 % de plus\\.$',
      /^30 m³ de plus que d’habitude\.$/,
    ],
  ])('« %s » compares as « %s » does [R13.3]', (why, whether, words, lead) => {
    const [first = '', , usual] = answered(why, day).sentences
    expect(first).toMatch(lead)
    expect(usual).toMatch(expected(words))
    expect(answered(whether, day).sentences.slice(0, 2)).toEqual([expect.stringMatching(/^Oui\. /), usual])
  })

  test('says no where it is less, and tells other figures of the day beside what is usual of them [R13.3]', () => {
    const { sentences } = answered('pourquoi le coût est plus bas que d’habitude aujourd’hui ?', day)
    expect(sentences[0]).toMatch(/^Non, pas de baisse\. Coût de l’énergie/)
    expect(sentences).toContainEqual(expect.stringMatching(/^Eau produite : 700 m³\. D’habitude un tel jour/))
    expect(sentences.join(' ')).not.toMatch(/la veille|Pompes, le plus grand écart/)
  })

  test('of a day that is over is of the same weekdays before, energy too [R13.3]', () => {
    for (const of of ['d’électricité', 'd’eau']) {
      const { sentences } = answered(`pourquoi a-t-on consommé plus ${of} que d’habitude hier ?`)
      expect(sentences.slice(1, 3).join(' ')).toMatch(
        /D’habitude un tel jour : .* en moyenne des 4 mêmes jours de semaine d’avant ; c’est /,
      )
    }
  })

  test('says where what is usual is not known, without yes or no [R13.3]', () => {
    const { sentences } = answered('pourquoi le coût est plus élevé que d’habitude ce mois-ci ?')
    expect(sentences[0]).toMatch(/^Coût de l’énergie.* le mois d’avant au même moment\.$|^Coût de l’énergie/)
    expect(sentences[1]).toMatch(/^Ce qui est habituel n’est pas connu ici/)
  })

  test('asked after the figure that was judged goes on with it [R13.3]', () => {
    const { call } = answered('le coût est-il plus élevé que d’habitude aujourd’hui ?', day)
    const { sentences } = answered('pourquoi ?', day, { call, pending: null })
    expect(sentences[0]).toMatch(/^13 MAD de plus que d’habitude, surtout /)
    expect(sentences[2]).toMatch(expected('220 MAD'))
  })
})

describe('a question why that says a day behind « que »', () => {
  test.each(['pourquoi l’eau produite est plus basse qu’hier ?', 'pourquoi produit-on moins d’eau qu’hier ?'])(
    '« %s » is of today against it [R13.3]',
    (question) => {
      const [lead, figure] = answered(question, day).sentences
      expect(lead).toMatch(/^200 m³ de moins que la veille au même moment \(22 %\)[,.]/)
      expect(figure).toMatch(
        /^Eau produite, tout le site \(aujourd’hui.*\) : 700 m³, contre 900 m³ la veille au même moment\.$/,
      )
    },
  )

  test('that is not the one just before has its own figures; a day that runs is not judged by one that is over [R13.3]', () => {
    const question = 'pourquoi a-t-on pompé moins d’eau que lundi ?'
    const runs = answered(question, (one: Body) => (one.read === 'kpis' ? day(one) : one)).sentences
    expect(runs[0]).toMatch(/^Eau produite, tout le site .* : 700 m³, contre .* m³ \(.*lundi 16 novembre 2026\)/)
    expect(runs[1]).toMatch(/^La période n’est pas finie/)
    const over = answered('pourquoi a-t-on pompé moins d’eau hier que dimanche ?').sentences
    expect(over[0]).toMatch(/^Non, pas de baisse : .*\. Eau produite, tout le site .*dimanche 15 novembre 2026\)\.$/)
    expect(answered('pourquoi a-t-on pompé plus d’eau hier que dimanche ?').sentences[0]).toMatch(
      /^\d.* m³ de plus que dimanche 15 novembre 2026 \(.* %\)\.$/,
    )
  })

  test('of the year before is of the same month of it [R13.3]', () => {
    expect(answered('pourquoi le coût d’octobre est plus élevé que l’an dernier ?').sentences[0]).toMatch(
      /, contre .* la même période de l’année d’avant\.$/,
    )
  })

  test('asked after a figure is of the running time of its kind [R13.3]', () => {
    const { call } = answered('combien d’eau produite aujourd’hui ?')
    expect(
      answered('et pourquoi plus que la semaine dernière ?', undefined, { call, pending: null }).call,
    ).toMatchObject({
      tool: 'why',
      period: { unit: 'week', date: '2026-11-16' },
    })
  })
})
