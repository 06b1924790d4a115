// What people outside found told wrongly of water without pumping, of what a pump costs and of a leak [R13.3].
import { type Body, understand } from '@vigie/analyst/question'
import type { Figure, NightKpi } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, answeredOf, figures } from './asked.ts'
import { NOW } from './farm.ts'
import { FACTS } from './score.ts'
import { FINDINGS } from './world.ts'

const figure = (value: number, previous: number): Figure => ({ value, previous, completenessPct: 100 })

describe('whether the water lasts without pumping', () => {
  const lasts = (hours: number) =>
    figures((body) => ({
      ...body,
      water: { ...body.water, autonomyHours: hours },
      storages: body.storages.map((one) => ({ ...one, autonomyHours: one.device === 'bassin-1' ? hours : 500 })),
    }))
  const sector = 'Est-ce que je peux irriguer les avocatiers cette nuit sans démarrer les pompes ?'

  test('is told of the tank that supplies the sector, by yes or no, and until when [R13.3]', () => {
    expect(answered(sector, lasts(30)).sentences).toEqual([
      'Sans pompage, oui : Bassin haut 30 h, jusqu’au 19/11/2026 20:00.',
      'Demandé jusqu’au 19/11/2026 06:00.',
      expect.stringMatching(/^Bassin haut alimente Secteur avocatiers, et contient .* m³ \(.* %\)\.$/),
      'La durée compte la demande habituelle ; ce qu’un arrosage de plus demande n’est pas connu ici.',
    ])
    expect(answered(sector, lasts(9)).sentences[0]).toBe(
      'Sans pompage, non : Bassin haut 9 h, jusqu’au 18/11/2026 23:00.',
    )
  })

  test.each([
    ['peut-on arroser sans pompe jusqu’à demain ?', 20, 9],
    ['l’eau suffit-elle pour irriguer ce soir sans pomper ?', 11, 9],
  ])('« %s » is told of each tank, the first to end first [R13.3]', (question, enough, little) => {
    expect(answered(question, lasts(enough)).sentences[0]).toMatch(/^Sans pompage, oui : Bassin haut /)
    const { sentences } = answered(question, lasts(little))
    expect(sentences[0]).toMatch(/^Sans pompage, non : Bassin haut 9 h, jusqu’au 18\/11\/2026 23:00 ; Bassin bas /)
  })

  test('without a time that is named it is no yes or no [R13.3]', () => {
    const { sentences } = answered('Combien de temps peut-on irriguer sans pomper ?', lasts(30))
    expect(sentences[0]).toBe('Autonomie : 30 h sans pompage, jusqu’au 19/11/2026 20:00.')
  })

  test('of another site is refused [R13.3]', () => {
    const facts = { ...FACTS, otherSites: ['Massa'] }
    expect(understand('Peut-on irriguer à Massa cette nuit sans pomper ?', facts, null)).toMatchObject({
      kind: 'refuse',
      why: 'other-site',
    })
  })
})

describe('which pump cost most', () => {
  const costing = (cost: number | null) =>
    figures((body) => ({
      ...body,
      sources: body.sources.map((one) => ({ ...one, energyKwh: figure(one.device === 'forage-2' ? 2_117 : 100, 100) })),
      meters: body.meters.map((one) => ({
        ...one,
        cost: one.device === 'forage-2' ? cost : cost === null ? null : 90,
      })),
    }))

  test('is the rank of their cost, each hour at the price of its slot [R13.3]', () => {
    const { sentences } = answered('Quelle pompe m’a coûté le plus cher ?', costing(1_480))
    expect(sentences[0]).toMatch(/^Forage Aït Amira 2 : 1 480 MAD \(7 derniers jours\)/)
    expect(sentences[1]).toBe(
      'Chaque heure est comptée au prix de sa tranche ; ce que le soleil en donne n’est pas déduit.',
    )
  })

  test('is the rank of their energy where no price is known [R13.3]', () => {
    const { sentences } = answered('Quelle pompe m’a coûté le plus cher ?', costing(null))
    expect(sentences[0]).toMatch(/^Forage Aït Amira 2 : 2 117 kWh \(7 derniers jours\)/)
    expect(sentences[1]).toBe('C’est en énergie : son coût n’est pas connu ici.')
  })

  test('and why is told behind it [R13.3]', () => {
    const { sentences } = answered('Quelle pompe coûte le plus cher, et pourquoi ?', costing(1_480))
    expect(sentences[0]).toMatch(/^Forage Aït Amira 2 : 1 480 MAD/)
    expect(sentences.length).toBeGreaterThan(2)
  })
})

describe('a leak', () => {
  const [leak, filter] = ['leak', 'filter'].map((id) => FINDINGS.find((one) => one.id === id))
  if (leak === undefined || filter === undefined) throw new Error('no leak')
  const found = { ...leak, usual: 0.22, present: 2.15 }
  const night: NightKpi = {
    at: NOW - 8 * 3_600_000,
    flowM3h: 2.11,
    usualM3h: 0.24,
    unusualFromM3h: 0.5,
    leakSince: leak.since,
    recentM3h: [],
  }
  const nights = (last: NightKpi | null) =>
    figures((body) => ({
      ...body,
      consumptions: body.consumptions.map((one) => (one.device === 'secteur-1' ? { ...one, night: last } : one)),
    }))
  const said = (question: string, last: NightKpi | null) =>
    answeredOf(question, { findings: [found, filter] }, nights(last)).said.join(' ')
  const byNights = 'est passé de 0,24 m³/h à 2,11 m³/h'
  const byItself = 'est passé de 0,22 m³/h à 2,15 m³/h'

  test.each([
    'Quels constats sont en cours ?',
    'La fuite est-elle certaine ?',
    'La fuite s’aggrave-t-elle ?',
    'Est-ce que le secteur agrumes nord va bien ?',
    'Pourquoi le débit du secteur agrumes nord est-il élevé ?',
    'Pourquoi le secteur agrumes nord consomme plus cette semaine ?',
    'Pourquoi le secteur agrumes nord consomme plus aujourd’hui ?',
    'Pourquoi le secteur agrumes nord consomme plus que l’an dernier ce mois-ci ?',
    'Quel secteur a le plus consommé cette semaine, et pourquoi ?',
  ])('« %s » is told by the nights of today’s figures, as on every page [R13.3]', (question) => {
    // the rank is led by the sector that leaks
    const first = (one: Body) =>
      figures((body) => ({
        ...body,
        consumptions: body.consumptions.map((row) =>
          row.device === 'secteur-1' ? { ...row, volumeM3: figure(90_000, 80_000) } : row,
        ),
      }))(nights(night)(one))
    expect(answeredOf(question, { findings: [found, filter] }, first).said.join(' ')).toContain(byNights)
  })

  test.each([
    ['no night is judged', null],
    ['the last night is not one of a leak', { ...night, leakSince: null }],
    ['what is usual is not known', { ...night, usualM3h: null }],
  ])('where %s it is told by what was found [R13.3]', (_, last) => {
    expect(said('La fuite est-elle certaine ?', last)).toContain(byItself)
    expect(said('Est-ce que le secteur agrumes nord va bien ?', last)).toContain(byItself)
  })

  test('a filter is told by its own measures [R13.3]', () => {
    expect(said('Quels constats sont en cours ?', night)).toContain('est passée de 0,23 bar à 1,28 bar')
  })
})

test.each([
  [
    'heures de marche du forage 1 et du forage 2 hier',
    / – Forage Aït Amira 1 : .* h ; Forage Aït Amira 2 : .* h ; soit .* h de plus \(\d+ %\) pour Forage Aït Amira \d\.$/,
  ],
  ['combien d’énergie par forage hier ?', /le plus, .* : .* kWh .* ; le moins, Forage Aït Amira 1 : 174 kWh/],
  ['pression de tous les secteurs', /^Pression : le plus, .* : .* bar ; le moins, .* : .* bar\.$/],
])('« %s »: a name that ends in a number does not run into its figure [R13.3]', (question, told) => {
  expect(answered(question).sentences[0]).toMatch(told)
})

describe('what was asked in other words', () => {
  test('alarms of a week are set against those of another, in French [R13.3]', () => {
    const { sentences } = answered("Combien d'alarmes cette semaine par rapport à la semaine passée ?")
    expect(sentences[0]).toMatch(/^Nouvelles alarmes : /)
    expect(sentences[1]).toMatch(/ que la semaine du 9 novembre 2026 \(/)
  })

  test('whether the water lasts for so many days is told by yes or no, under its condition [R13.3]', () => {
    const said = (days: number) =>
      answered(
        `Est-ce que j'ai assez d'eau pour ${days} jours ?`,
        figures((body) => ({ ...body, storages: body.storages.map((one) => ({ ...one, autonomyHours: 60 })) })),
      ).sentences[0]
    expect([said(2), said(3)].map((lead) => lead?.slice(0, 17))).toEqual(['Sans pompage, oui', 'Sans pompage, non'])
  })
})
