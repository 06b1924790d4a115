// The first sentence is what was asked: its place, its moment, its difference; a full question takes nothing from the one before [R13.3].
import { type Body, callLine, understand } from '@vigie/analyst/question'
import { HOUR_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures, pumpsRun, same } from './asked.ts'
import { FACTS } from './score.ts'

describe('what stands in tanks', () => {
  const before = { call: answered('Forage Aït Amira 2 hier ?').call, pending: null }

  test.each([
    'Combien d’eau me reste-t-il en stock ?',
    'combien reste-t-il d’eau en stock ?',
    'combien il me reste d’eau ?',
    'eau en stock ?',
    'et combien d’eau en stock ?',
  ])('« %s » is of the site and of now, whichever pump and day came before [R13.3]', (question) => {
    expect(callLine(answered(question, same, before).call)).toBe('figure storedM3 site now')
  })

  test.each([
    ['et avant-hier ?', 'figure volumeM3 forage-2 d:2026-11-16'],
    ['et pour le 1 ?', 'figure volumeM3 forage-1 d:2026-11-17'],
    ['combien a-t-il pompé ?', 'figure volumeM3 forage-2 d:2026-11-17'],
  ])('« %s » still goes on from that pump [R13.3]', (question, line) => {
    expect(callLine(answered(question, same, before).call)).toBe(line)
  })
})

test('until when a tank lasts is in the first sentence, and nothing else is said to feed it [R13.3]', () => {
  const lasts = figures((body) => ({
    ...body,
    storages: body.storages.map((one) => ({ ...one, autonomyHours: 79 })),
  }))
  for (const question of [
    'Jusqu’à quand tient le bassin haut sans pompage ?',
    'jusqu’à quand tient le bassin haut si j’arrête les pompes ?',
  ])
    expect(answered(question, lasts).sentences, question).toEqual([
      'Bassin haut – autonomie : 3 j 7 h sans pompage, jusqu’au 21/11/2026 21:00.',
    ])
  expect(answered('jusqu’à quand tient le bassin haut si j’arrête le forage 2 ?', lasts).sentences.at(-1)).toMatch(
    /tant qu’une autre source donne/,
  )
})

describe('a budget that is passed', () => {
  const over = (...ids: string[]) =>
    figures((body) => ({
      ...body,
      consumptions: body.consumptions.map((one) => ({
        ...one,
        budgetM3: 4_790,
        volumeM3: { ...one.volumeM3, value: ids.includes(one.device) ? 5_269 : 1_000 },
        budgetLeftM3: ids.includes(one.device) ? -479 : 3_790,
      })),
    }))

  test.each(['quel secteur a dépassé son budget ?', 'combien reste-t-il du budget des agrumes nord ?'])(
    '« %s » is told by how much and by which part [R13.3]',
    (question) => {
      expect(answered(question, over('secteur-1')).sentences[0]).toBe(
        'Secteur agrumes nord a dépassé son budget de 479 m³ (110 %) (novembre 2026).',
      )
    },
  )

  test('of several is told of each [R13.3]', () => {
    expect(answered('quel secteur a dépassé son budget ?', over('secteur-1', 'secteur-2')).sentences[0]).toBe(
      '2 secteurs ont dépassé leur budget (novembre 2026) : Secteur agrumes nord de 479 m³ (110 %) ; Secteur agrumes sud de 479 m³ (110 %).',
    )
  })
})

test.each([
  [
    'compare la consommation des serres tomates A et B hier',
    /Serre tomates A : 355 m³ ; Serre tomates B : 310 m³ ; soit \S+ m³ de plus \(\d+ %\) pour Serre tomates A\.$/,
  ],
  ['heures de marche des pompes hier', /^Heures de marche \(.*\) : .* h en tout ; le plus, /],
])('« %s » says the difference, or the sum [R13.3]', (question, first) => {
  expect(answered(question).sentences[0]).toMatch(first)
})

test.each(['prix de revient du m³', 'quel est le prix de revient du m³ d’eau ?', 'combien coûte un m³ ?'])(
  '« %s » is what pumping it takes [R13.3]',
  (question) => {
    const { call, sentences } = answered(question)
    expect(callLine(call)).toBe('figure kwhPerM3 site 7d')
    expect(sentences[0]).toMatch(/^Un mètre cube pompé coûte environ .* MAD d’énergie : /)
    expect(sentences.at(-1)).toBe('L’eau elle-même n’a pas de prix enregistré sur ce site.')
  },
)

describe('why a pump stands', () => {
  /** Pump 1 rests with power; at this hour of such days so much is made. */
  const stands =
    (made: number) =>
    (one: Body): Body => {
      const rested = pumpsRun(false)(one)
      if (rested.read === 'series')
        return {
          ...rested,
          body: { ...rested.body, points: rested.body.points.map(([at]) => [at, Number(at < STOPPED), 0, 1]) },
        }
      return figures((body) => ({
        ...body,
        plan: {
          days: 4,
          cost: null,
          consumedM3: null,
          producedM3: { basis: 'weekdays', byNow: 300, whole: 480, projected: null },
          buckets: body.buckets
            .slice(0, 1)
            .map((bucket) => ({ ...bucket, from: FACTS.now - 120_000, producedM3: made })),
        },
      }))(rested)
    }
  const STOPPED = FACTS.now - 6 * HOUR_MS
  const question = 'Pourquoi le forage 1 est-il à l’arrêt ?'

  test('is that it usually does at this hour, where no water is made in it as a rule [R13.3]', () => {
    expect(answered(question, stands(0)).sentences).toEqual([
      expect.stringMatching(
        /^Forage Aït Amira 1 est à l’arrêt depuis \d\d:\d\d environ, comme d’ordinaire à cette heure\.$/,
      ),
    ])
  })

  test('is not known elsewhere, and no alarm or finding is told as why [R13.3]', () => {
    expect(answered(question, stands(20)).sentences).toEqual([
      expect.stringMatching(/^Forage Aït Amira 1 est à l’arrêt depuis \d\d:\d\d environ, en ligne\.$/),
      expect.stringMatching(/^Rien de mesuré ne dit pourquoi/),
    ])
  })
})

test.each([
  [
    'Que se passe-t-il si je ne fais rien pour la fuite pendant un mois ?',
    720,
    / : environ 1 346 m³ de plus en 30 jours, /,
  ],
  ['si personne n’agit sur la fuite pendant deux semaines ?', 336, / : environ 628 m³ de plus en 14 jours, /],
  ['combien d’eau si je laisse la fuite une semaine ?', 168, / : environ 314 m³ de plus en 7 jours, /],
  ['si on ne répare pas la fuite ?', 720, / en 30 jours, /],
])('« %s » is what it takes in so long, and what pumping that costs [R13.3]', (question, hours, first) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toBe(`findings water leak ahead=${hours}h`)
  expect(sentences[0]).toMatch(first)
  expect(sentences[1]).toMatch(/^Énergie pour la pomper : environ \d+ MAD de plus en /)
})

test('what takes power at night is no question of who has none, and is not told of a whole day [R13.3]', () => {
  for (const question of ['Qu’est-ce qui consomme de l’électricité la nuit ?', 'quelle électricité la nuit ?'])
    expect(understand(question, FACTS, null), question).toMatchObject({ kind: 'refuse', why: 'hours' })
})
