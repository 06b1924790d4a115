// What follows an answer, what is asked of all of them, of a tank that fills, and whether the water lasts [R13.3].
import { type Body, type Context, callLine } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures, pumpsRun, same } from './asked.ts'

/** What follows a question. */
const after = (first: string, then: string, changed: (body: Body) => Body = same) => {
  const context: Context = { call: answered(first).call, pending: null }
  return answered(then, changed, context)
}

describe('whether the water lasts', () => {
  const lasts = (hours: number) =>
    figures((body) => ({
      ...body,
      water: { ...body.water, autonomyHours: hours },
      storages: body.storages.map((row) => ({ ...row, autonomyHours: hours })),
    }))

  test.each([
    ['est-ce que le bassin haut tiendra jusqu’à demain ?', 15.9, 16.1],
    ['on a assez d’eau pour demain ?', 33.9, 34.1],
    ['est-ce qu’on a assez d’eau pour cette nuit ?', 15.9, 16.1],
    ['y a-t-il assez d’eau pour le week-end ?', 105, 107],
  ])('« %s » is told of the autonomy and of that time [R13.3]', (question, short, long) => {
    expect(answered(question, lasts(short)).sentences[0]).toMatch(/^Sans pompage, non : Bassin/)
    expect(answered(question, lasts(long)).sentences[0]).toMatch(/^Sans pompage, oui : Bassin/)
  })

  test('after a tank it is of that tank [R13.3]', () => {
    const { call } = after('il reste combien dans le bassin haut', 'ça suffit jusqu’à demain ?')
    expect(callLine(call)).toBe('figure autonomyHours bassin-1 now')
  })
})

describe('whether a tank fills', () => {
  const net = (netFlowM3h: number | null, runs = true) => {
    const rose = figures((body) => ({
      ...body,
      storages: body.storages.map((row) => ({ ...row, netFlowM3h, levelPct: 76 })),
    }))
    return (one: Body): Body => pumpsRun(runs)(rose(one))
  }

  test('is told by its net flow of the last hour [R13.3]', () => {
    const question = 'le bassin haut se remplit ?'
    expect(answered(question, net(12.3)).sentences).toEqual([
      'Oui. Bassin haut se remplit : 12,3 m³/h de plus sur la dernière heure.',
      'Remplissage : 76,0 % en ce moment.',
    ])
    expect(answered(question, net(-12.3)).sentences[0]).toBe(
      'Non. Bassin haut se vide : 12,3 m³/h de moins sur la dernière heure.',
    )
    expect(answered(question, net(0.02)).sentences[0]).toMatch(/^Non\. Bassin haut ne bouge guère/)
    expect(answered(question, net(null)).sentences[0]).toMatch(/^Je ne sais pas si Bassin haut se remplit/)
  })

  test('« ça monte ou ça descend ? » goes on from its level [R13.3]', () => {
    const { sentences } = after('niveau du bassin haut', 'ça monte ou ça descend ?', net(-3))
    expect(sentences[0]).toBe('Bassin haut se vide : 3 m³/h de moins sur la dernière heure.')
  })
})

describe('of all of them', () => {
  test('a flow adds up, a pressure does not, and each stands in a table [R13.3]', () => {
    const flow = answered('débit total')
    expect(callLine(flow.call)).toBe('latest flow_m3h forage-1+forage-2+forage-3+compteur-reseau')
    expect(flow.sentences[0]).toMatch(/^Ensemble : [\d ,]+ m³\/h\.$/)
    expect(flow.told.table?.rows).toHaveLength(4)
    const pressure = answered('pression de tous les secteurs')
    expect(pressure.sentences[0]).toMatch(/^Pression : le plus, /)
    expect(pressure.told.table?.rows).toHaveLength(12)
  })

  test('which rose most is told by how much, not by how much there is [R13.3]', () => {
    const one = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
    const risen = figures((body) => ({
      ...body,
      consumptions: body.consumptions.map((row) => ({
        ...row,
        volumeM3: row.device === 'secteur-5' ? one(90, 20) : one(500, 520),
      })),
    }))
    for (const [first, then] of [
      ['conso eau par secteur ce mois', 'lequel a le plus augmenté ?'],
      ['conso eau par secteur ce mois', 'quel secteur a le plus augmenté ?'],
    ] as const) {
      const { call, sentences } = after(first, then, risen)
      expect(callLine(call)).toBe('figure volumeM3 consumptions m:2026-11 up')
      expect(sentences[0]).toMatch(
        /^Secteur avocatiers : 70 m³ de plus que la même durée du mois d’avant \(90 m³, contre 20 m³\)/,
      )
    }
  })

  test('« état des pompes » tells how each stands [R13.3]', () => {
    const { call, sentences } = answered('état des pompes')
    expect(callLine(call)).toBe('status running forage-1+forage-2+forage-3')
    expect(sentences).toHaveLength(3)
    expect(sentences[0]).toMatch(/^Forage Aït Amira 1 : en marche, en ligne/)
  })

  test('« on est sur le solaire ou le réseau ? » tells what each gives now [R13.3]', () => {
    expect(callLine(answered('on est sur le solaire ou le réseau ?').call)).toBe(
      'latest power_kw compteur-electrique+pv',
    )
  })
})

describe('what leads on', () => {
  test.each([
    ['puissance max aujourd’hui', 'à quelle heure ?', 'figure peakKw compteur-electrique d:2026-11-18'],
    ['combien d’alarmes non acquittées', 'les plus vieilles ?', 'alarms list unacknowledged'],
    ['quels appareils sont hors ligne ?', 'depuis quand ?', 'status offline site'],
    ['combien reste-t-il de budget pour les avocatiers', 'on va le dépasser ?', 'figure budgetM3 secteur-5 m:2026-11'],
    ['quel secteur a dépassé son budget ?', 'de combien ?', 'figure budgetLeftM3 consumptions m:2026-11'],
  ])('« %s », then « %s » [R13.3]', (first, then, line) => {
    expect(callLine(after(first, then).call)).toBe(line)
  })

  test('a peak has its moment, what is out of reach since when [R13.3]', () => {
    expect(answered('puissance max aujourd’hui').sentences.join(' ')).toMatch(/C’était vers \d\d:\d\d\./)
    expect(answered('quels appareils sont hors ligne ?').told.table?.columns).toEqual(['Appareil', 'Depuis'])
  })

  test('« hier » alone sums that day up, and goes on from an answer where there is one [R13.3]', () => {
    expect(callLine(answered('hier').call)).toBe('summary d:2026-11-17')
    expect(callLine(answered('hier matin').call)).toBe('events d:2026-11-17 06:00..12:00')
    expect(callLine(after('combien d’eau produite aujourd’hui ?', 'hier').call)).toBe(
      'figure producedM3 site d:2026-11-17',
    )
  })
})

describe('a leak whose alarm was put away', () => {
  test('is told by what was found [R13.3]', () => {
    const { sentences } = answered('y a-t-il une fuite sur les agrumes nord ?')
    expect(sentences[0]).toBe(
      'Oui. Fuite possible – Secteur agrumes nord : constat en cours depuis le 29 octobre 2026 ; 978 m³ d’eau perdue.',
    )
  })
})

test.each([
  ['le rendement des pompes a-t-il baissé ?', 120, 100, /^Oui\. /],
  ['le rendement des pompes a-t-il baissé ?', 80, 100, /^Non\. /],
])(
  '« %s »: less water for the energy is more energy for the water (%s after %s) [R13.3]',
  (question, value, previous, first) => {
    const changed = figures((body) => ({
      ...body,
      energy: { ...body.energy, kwhPerM3: { value, previous, completenessPct: 100 } },
    }))
    expect(answered(question, changed).sentences[0]).toMatch(first)
  },
)

test.each([
  ['chhal d lma f bassin haut ?', 'figure storedM3 bassin-1 now'],
  ['ch7al dyal lma lbareh', 'figure consumedM3 site d:2026-11-17'],
  ['wach kayn chi mochkil ?', 'alarms list open'],
])('« %s »: Darija among the French words [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test.each([
  ['est-ce que le forage 2 dérive ?', 'findings list efficiency-drift device=forage-2'],
  ['faut-il nettoyer le filtre du forage 1 ?', 'findings list clogged-filter device=pression-filtre-1'],
  ['la fuite est grave ?', 'alarms first open condition=night-flow'],
  ['qu’est-ce que je fais pour l’alarme du forage 1 ?', 'alarms first open device=forage-1'],
  ['y a pas de pression', 'latest pressure_bar site'],
  ['est-ce que la pompe 1 force ?', 'status running forage-1'],
  ['le site est coupé ?', 'status off site'],
  ['combien on a consommé en heures de pointe hier ?', 'figure gridKwh site d:2026-11-17 slot=peak'],
])('« %s » [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})
