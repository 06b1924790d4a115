// How long the water lasts while nothing comes in, and whether it does until a time that is said [R13.3].

import { refusalWords, understand } from '@vigie/analyst/question'
import { HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

type Storage = KpiBody['storages'][number]
/** Whole hours from now until the water of the site and of each tank ends; `more`: of each tank. */
const lasts = (site: number, tanks: Readonly<Record<string, number>>, more: Partial<Storage> = {}) =>
  figures((body) => ({
    ...body,
    water: { ...body.water, autonomyHours: site, autonomyEndsAt: FACTS.now + site * HOUR_MS },
    storages: body.storages.map((one) => {
      const hours = tanks[one.device] ?? null
      return {
        ...one,
        autonomyHours: hours,
        ...(hours !== null && { autonomyEndsAt: FACTS.now + hours * HOUR_MS }),
        ...more,
      }
    }),
  }))
const WORST = /^C’est le pire des cas, sans aucune arrivée d’eau, à la demande attendue/

describe('whether the pumps may stand', () => {
  test.each([
    ['puis-je arrêter les pompes jusqu’à demain soir ?', 40, 'site', 'oui', '20/11/2026 00:00'],
    ['puis-je arrêter les pompes jusqu’à demain soir ?', 20, 'site', 'non', '20/11/2026 00:00'],
    ['est-ce que je peux couper le forage 2 jusqu’à vendredi ?', 50, ['bassin-1'], 'oui', '20/11/2026 06:00'],
    ['est-ce que je peux couper le forage 2 jusqu’à vendredi ?', 30, ['bassin-1'], 'non', '20/11/2026 06:00'],
    ['on peut laisser les pompes arrêtées jusqu’à vendredi midi ?', 47, 'site', 'oui', '20/11/2026 12:00'],
    ['je peux arrêter les forages jusqu’à 22h ?', 7, 'site', 'non', '18/11/2026 22:00'],
  ])('[R13.3] « %s » with %i h left', (question, hours, of, yes, until) => {
    const { call, sentences } = answered(question, lasts(hours, { 'bassin-1': hours, 'bassin-2': 900 }))
    expect(call).toMatchObject({ figure: 'autonomyHours', of, asks: 'unfed' })
    expect(sentences[0]).toMatch(new RegExp(`^Sans pompage, ${yes} : Bassin haut `))
    expect(sentences).toContain(`Demandé jusqu’au ${until}.`)
    expect(sentences.some((one) => WORST.test(one))).toBe(true)
  })

  test('[R13.3] an order with a time is refused as any other', () => {
    expect(understand('coupe les pompes jusqu’à demain', FACTS, null)).toMatchObject({ kind: 'refuse', why: 'action' })
  })
})

test('[R13.3] whether there is enough for some sectors is told by all tanks that feed them, the first to end decides', () => {
  const question = 'ai-je assez d’eau jusqu’à vendredi pour les tomates ?'
  const enough = answered(question, lasts(900, { 'bassin-1': 60, 'bassin-2': 50 }))
  expect(enough.call).toMatchObject({ of: ['bassin-1', 'bassin-2'] })
  expect(enough.sentences[0]).toMatch(/^Sans pompage, oui : Bassin bas .* ; Bassin haut /)
  expect(answered(question, lasts(900, { 'bassin-1': 60, 'bassin-2': 30 })).sentences[0]).toMatch(
    /^Sans pompage, non : Bassin bas /,
  )
  expect(answered(question, lasts(900, { 'bassin-1': 60 })).sentences[0]).toMatch(/^Sans pompage : /)
})

test.each([
  'combien de temps je tiens si l’ORMVA coupe ?',
  'combien de temps je tiens si le réseau coupe ?',
  'si le réseau ORMVA coupe, on tient combien de temps ?',
  'en cas de coupure de courant, combien de temps on tient ?',
])('[R13.3] « %s »: the autonomy of the site, as the worst case', (question) => {
  const { call, sentences } = answered(question, lasts(20, {}))
  expect(call).toMatchObject({ figure: 'autonomyHours', of: 'site', asks: 'unfed' })
  expect(sentences[0]).toBe('Autonomie : 20 h sans pompage, jusqu’au 19/11/2026 10:00.')
  expect(sentences.at(-1)).toMatch(WORST)
})

test('[R13.3] it is never said that the autonomy is not told by tank', () => {
  const said = refusalWords({ why: 'unsupported', figure: 'autonomyHours' })
  expect(said[0]).toMatch(/je le donne pour tout le site et par bassin, pas autrement\.$/)
  expect(refusalWords({ why: 'unsupported', figure: 'co2Kg' })[0]).toContain('n’est pas réparti par appareil')
})

test('[R13.3] how long it lasts is told from now to the very instant that is told as its end', () => {
  const facts = { ...FACTS, now: Date.parse('2026-11-18T17:40:00Z') }
  const end = Date.parse('2026-11-22T08:20:00Z')
  const ends = figures((body) => ({
    ...body,
    water: { ...body.water, autonomyHours: 86.8, autonomyEndsAt: end },
  }))
  const { sentences } = answered('quelle est l’autonomie ?', ends, null, facts)
  expect(sentences[0]).toBe('Autonomie : 3 j 14 h sans pompage, jusqu’au 22/11/2026 08:00.')
})

describe('what tanks will hold', () => {
  const MORNING = Date.parse('2026-11-19T06:00:00Z')
  const course = [MORNING - HOUR_MS, MORNING, MORNING + HOUR_MS].map((at, index) => ({
    at,
    volumeM3: 500 - 20 * index,
  }))
  test('[R13.3] is told by the course that is drawn, as a projection', () => {
    const { told, sentences } = answered(
      'combien d’eau demain matin dans les bassins ?',
      lasts(90, { 'bassin-1': 90, 'bassin-2': 90 }, { autonomyCourse: course }),
    )
    expect(told.main).toBe(960)
    expect(sentences[0]).toMatch(
      /^Le 19\/11\/2026 06:00 : 960 m³ en tout – Bassin haut : ≈ 480 m³ ; Bassin bas : ≈ 480 m³\.$/,
    )
    expect(sentences[1]).toMatch(/^C’est une projection : sans aucune arrivée d’eau/)
  })
  test('[R13.3] is not, where no course reaches so far; the autonomy stands in its place', () => {
    const { sentences } = answered(
      'combien d’eau y aura-t-il demain matin dans le bassin haut ?',
      lasts(9, { 'bassin-1': 9 }),
    )
    expect(sentences).toEqual([
      'Bassin haut : ce volume n’est pas projeté ; sans pompage, son eau dure encore 9 h avant sa réserve.',
    ])
  })
})
