// On which day, or in which hour of a day, one device counted most or least, and when the site had its peak [R13.3].
import { type Body, callLine, readsOf, understand } from '@vigie/analyst/question'
import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

/** A counter that counts so much in each hour of a day, day by day from the first one read; `rate` of the day of the month. */
const counter =
  (rate: (day: number, hour: number) => number) =>
  (one: Body): Body => {
    if (one.read !== 'series') return one
    const { from, to } = one.body
    const points = Array.from({ length: Math.floor((to - from) / HOUR_MS) }, (_, index) => {
      const at = from + index * HOUR_MS
      const site = new Date(at)
      const value = rate(site.getUTCDate(), site.getUTCHours())
      return [at, value, value, value] as [number, number, number, number]
    })
    return { ...one, body: { ...one.body, points } }
  }
const busiest = (busy: number) => counter((day) => (day === busy ? 10 : 2))

describe('the day on which one device had most', () => {
  test.each([
    [
      'quel jour la pompe du forage 1 a-t-elle le plus pompé cette semaine ?',
      16,
      'Forage Aït Amira 1 – volume compté : le plus lundi 16 novembre, avec 240 m³ (semaine du 16 novembre 2026).',
    ],
    [
      'quel jour le forage 2 a le plus consommé ce mois',
      8,
      'Forage Aït Amira 2 – énergie : le plus dimanche 8 novembre, avec 240 kWh (novembre 2026).',
    ],
    [
      'quel jour le secteur avocatiers a-t-il le plus consommé la semaine dernière',
      12,
      'Secteur avocatiers – volume compté : le plus jeudi 12 novembre, avec 240 m³ (semaine du 9 novembre 2026).',
    ],
  ])('« %s » is told by its counter [R13.3]', (question, busy, said) => {
    expect(answered(question, busiest(busy)).sentences[0]?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said)
  })

  test('the day that runs has not the least, nor have several that had nothing [R13.3]', () => {
    const question = 'quel jour le forage 1 a le moins pompé cette semaine'
    expect(
      answered(
        question,
        counter((day) => (day === 18 ? 0 : day)),
      ).sentences[0],
    ).toContain('le moins lundi 16')
    const none = counter((day) => (day === 17 ? 4 : 0))
    expect(answered('quel jour le forage 1 a le moins pompé la semaine dernière', none).sentences[0]).toMatch(
      /: rien de compté \(semaine du 9/,
    )
    const some = counter((day) => (day === 11 ? 4 : 0))
    expect(answered('quel jour le forage 1 a le moins pompé la semaine dernière', some).sentences[0]).toMatch(
      /: rien de compté lundi 9 novembre, ni 5.autres jours \(semaine/,
    )
    const site = (one: Body): Body =>
      one.read === 'kpis'
        ? {
            ...one,
            body: {
              ...one.body,
              buckets: one.body.buckets.map((each) => ({
                ...each,
                producedM3: ((each.to ?? each.from) - each.from) / DAY_MS,
              })),
            },
          }
        : one
    expect(answered('quel jour a-t-on le moins pompé cette semaine ?', site).sentences[0]).toContain(
      'lundi 16 novembre',
    )
  })

  test('goes on from the site to one device and to another week [R13.3]', () => {
    const { call } = answered('quel jour a-t-on le plus pompé cette semaine ?')
    const next = answered('et le forage 1 ?', busiest(17), { call, pending: null })
    expect(callLine(next.call)).toBe('series volume_m3 forage-1 w:2026-11-16 max which')
    const last = answered('et la semaine dernière ?', busiest(10), { call: next.call, pending: null })
    expect(last.sentences[0]).toContain('le plus mardi 10 novembre')
    expect(readsOf(last.call, FACTS)[0]).toMatchObject({ points: 2_000 })
  })

  test.each(['quel jour la pompe 1 a le plus tourné', 'quel jour le forage 1 a le plus pompé cette année'])(
    '« %s » is not told, with what may be asked [R13.3]',
    (question) => {
      const made = understand(question, FACTS, null)
      if (made.kind !== 'refuse') throw new Error(made.kind)
      expect(understand(made.instead ?? '', FACTS, null).kind).toBe('call')
    },
  )
})

test.each([
  ['à quelle heure le pic de consommation hier ?', 'figure consumedM3+gridKwh site d:2026-11-17 max-day'],
  ['heure du pic de conso', 'figure consumedM3+gridKwh site d:2026-11-18 max-day'],
  ['heure du pic de conso d’eau hier', 'figure consumedM3 site d:2026-11-17 max-day'],
  ['heure du pic de conso électrique', 'figure gridKwh site d:2026-11-18 max-day'],
  ['pic de pompage hier à quelle heure', 'figure producedM3 site d:2026-11-17 max-day'],
  ['pointe de puissance hier', 'figure peakKw compteur-electrique d:2026-11-17'],
  ['à quelle heure la pointe de puissance hier ?', 'figure peakKw compteur-electrique d:2026-11-17'],
  ['quand a eu lieu la pointe de puissance hier', 'figure peakKw compteur-electrique d:2026-11-17'],
  ['à quelle heure la pompe 1 a le plus pompé hier', 'series volume_m3 forage-1 d:2026-11-17 max which'],
  ['à quelle heure le débit max du forage 1 hier', 'series flow_m3h forage-1 d:2026-11-17 max'],
  ['à quelle heure commence la pointe', 'tariff begins peak'],
])('« %s » comes to the hour that had most [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})
