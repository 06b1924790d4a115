// Pumps that missed a whole day do not rest as usual: since when they stand and what is known of it is told [R13.3].
import type { Body } from '@vigie/analyst/question'
import { DAY_MS, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures, pumpsRun } from './asked.ts'
import { FACTS } from './score.ts'

const MIDNIGHT = Date.parse('2026-11-18T00:00:00Z')
const STOPPED = MIDNIGHT - 8 * HOUR_MS - 19 * 60_000
const isOfToday = ({ period }: KpiBody) => period.to - period.from <= DAY_MS

type Day = {
  /** hours of each pump, today and by the same hour of the day before */
  readonly hours?: Readonly<Record<string, readonly [number, number]>>
  readonly sun?: readonly [number, number]
  /** water that was made on the day this many days ago, m³; 600 on any other */
  readonly made?: Readonly<Record<number, number>>
  /** when a device was cut, ms */
  readonly cut?: Readonly<Record<string, number>>
}
const madeBy = ({ sources }: KpiBody, hours: Day['hours'] = {}) => {
  const ran = sources.flatMap(({ device }) => (device === 'compteur-reseau' ? [] : [hours[device] ?? [0, 6]]))
  const total = (which: 0 | 1) => ran.reduce((sum, pair) => sum + 40 * (pair[which] ?? 0), 0)
  return { value: total(0), previous: total(1), completenessPct: 100 }
}

/** Pumps stand, at an hour at which they do as a rule. */
const stands =
  ({ hours = {}, sun = [300, 300], made = {}, cut = {} }: Day = {}) =>
  (one: Body): Body =>
    figures((body) => ({
      ...body,
      // what the pumps made, and nothing else
      water: isOfToday(body) ? { ...body.water, producedM3: madeBy(body, hours) } : body.water,
      energy: { ...body.energy, solarKwh: { value: sun[0], previous: sun[1], completenessPct: 100 } },
      plan: {
        ...{ days: 4, cost: null, consumedM3: null },
        producedM3: { basis: 'weekdays', byNow: 500, whole: 600, projected: null },
        buckets: body.buckets.slice(0, 1).map((bucket) => ({ ...bucket, from: FACTS.now - 120_000, producedM3: 0 })),
      },
      buckets: isOfToday(body)
        ? body.buckets
        : body.buckets.map((bucket) => ({
            ...bucket,
            producedM3: made[Math.round((MIDNIGHT - bucket.from) / DAY_MS)] ?? 600,
          })),
      sources: body.sources.map((row) => {
        if (row.device === 'compteur-reseau')
          return { ...row, runningHours: { value: null, previous: null, completenessPct: null } }
        const [now, before] = hours[row.device] ?? [0, 6]
        return {
          ...row,
          lastRanAt: now > 0 ? FACTS.now - 4 * HOUR_MS : STOPPED,
          runningHours: { value: now, previous: before, completenessPct: 100 },
          volumeM3: { value: 40 * now, previous: 40 * before, completenessPct: 100 },
        }
      }),
    }))(
      pumpsRun(false, (device) =>
        cut[device] === undefined ? {} : { powered: false, poweredAt: new Date(cut[device]).toISOString() },
      )(one),
    )

const LEAD = 'ucune pompe n’a tourné depuis hier 15:41 ; 720 m³ pompés hier à la même heure.'
const UNKNOWN = 'Rien de mesuré ne dit pourquoi : qui ou quoi commande une pompe n’est pas enregistré.'

describe('pumps that missed a day', () => {
  test.each(['Pourquoi les pompes sont-elles arrêtées ?', 'Pourquoi le forage 1 est-il à l’arrêt ?'])(
    '« %s »: since when they stand, what was pumped the day before, and that they have power [R13.3]',
    (question) => {
      expect(answered(question, stands()).sentences).toEqual([
        `A${LEAD}`,
        'Toutes sont alimentées et en ligne.',
        UNKNOWN,
      ])
    },
  )

  test('with little sun, and after another such day, are told with both [R13.3]', () => {
    const { sentences } = answered(
      'Pourquoi les pompes sont-elles arrêtées ?',
      stands({ sun: [12, 240], made: { 2: 4 } }),
    )
    expect(sentences.slice(2)).toEqual([
      'Peu de soleil aujourd’hui : 12 kWh du solaire, contre 240 kWh hier à la même heure.',
      'Autre jour presque sans eau produite, des 7 d’avant : le lundi 16 novembre.',
      UNKNOWN,
    ])
  })

  test('and were cut only after they stood, were not stopped by the cut [R13.3]', () => {
    const { sentences } = answered(
      'Pourquoi les pompes sont-elles arrêtées ?',
      stands({ cut: { 'forage-2': MIDNIGHT + 2 * HOUR_MS, 'forage-3': STOPPED } }),
    )
    expect(sentences.slice(1, -1)).toEqual([
      'Forage Aït Amira 2 : coupé depuis 02:00 (en cours), après l’arrêt : ce n’est pas ce qui l’a arrêtée.',
      'Forage Sidi Bibi : coupé depuis le 17/11/2026 15:41 (en cours).',
    ])
  })

  test.each(['Les pompes tournent-elles normalement ?', 'Est-ce normal que les pompes soient arrêtées ?'])(
    '« %s » is no, with the same reasons [R13.3]',
    (question) => {
      expect(answered(question, stands()).sentences.slice(0, 2)).toEqual([
        `Non : a${LEAD}`,
        'Toutes sont alimentées et en ligne.',
      ])
    },
  )

  test('that ran a little at its beginning and stand since then are told as the screens tell them [R13.3]', () => {
    const little = { 'forage-1': [0.2, 6], 'forage-2': [0.1, 6], 'forage-3': [0, 6] } as const
    expect(answered('Pourquoi les pompes sont-elles arrêtées ?', stands({ hours: little })).sentences[0]).toBe(
      'Aucune pompe n’a tourné depuis 10:02 ; 720 m³ pompés hier à la même heure.',
    )
  })

  test('on the second day are told by what is usual of it [R13.3]', () => {
    const none = { 'forage-1': [0, 0], 'forage-2': [0, 0], 'forage-3': [0, 0] } as const
    expect(answered('Pourquoi les pompes sont-elles arrêtées ?', stands({ hours: none })).sentences[0]).toBe(
      'Aucune pompe n’a tourné depuis hier 15:41 ; 500 m³ produits d’habitude à cette heure.',
    )
  })
})

test('pumps that ran today and rest at an hour of rest do as usual [R13.3]', () => {
  const ran = stands({ hours: { 'forage-1': [5, 6], 'forage-2': [5, 6], 'forage-3': [5, 6] } })
  expect(answered('Les pompes tournent-elles normalement ?', ran).sentences).toEqual([
    'Oui : aucune pompe n’est en marche, comme d’ordinaire à cette heure.',
  ])
})

test('a pump that alone missed the day does not rest as usual [R13.3]', () => {
  const alone = stands({ hours: { 'forage-2': [5, 6], 'forage-3': [5, 6] } })
  const { sentences } = answered('Pourquoi les pompes sont-elles arrêtées ?', alone)
  expect(sentences[0]).toBe(
    'Forage Aït Amira 1 est à l’arrêt, sans avoir tourné aujourd’hui comme hier à la même heure, en ligne.',
  )
  expect(sentences[1]).toBe('Forage Aït Amira 2 est à l’arrêt, comme d’ordinaire à cette heure.')
})

test.each(['Que dois-je faire ?', 'Quel est mon plus gros problème ?'])(
  '« %s » tells pumps that missed the day first of what no alarm tells [R13.3]',
  (question) => {
    const { call, sentences } = answered(question, stands())
    expect(call).toMatchObject({ tool: 'alarms', operation: 'first', state: 'open' })
    expect(sentences.find((one) => one.startsWith('À voir aussi'))).toBe(
      'À voir aussi – aucune pompe n’a tourné depuis hier 15:41 ; 720 m³ pompés hier à la même heure (vérifier leurs commandes, et leur alimentation où elle manque).',
    )
  },
)
