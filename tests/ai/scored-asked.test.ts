// What was told wrongly where somebody outside scored it: each class by what is said [R13.3].
import { type Body, callLine } from '@vigie/analyst/question'
import { HOUR_MS, type SeriesBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { NOW } from './farm.ts'
import type { FINDINGS } from './world.ts'

const findings =
  (all: readonly (typeof FINDINGS)[number][]) =>
  (one: Body): Body =>
    one.read === 'findings' ? { ...one, body: { findings: all, seen: true } } : one

describe('a share set against another', () => {
  const share = (value: number, previous: number) =>
    figures((body) => ({
      ...body,
      energy: { ...body.energy, solarSharePct: { value, previous, completenessPct: 100 } },
    }))

  test.each([
    ['la part solaire a-t-elle baissé ?', 30, 42, 'Oui. ', /^C’est 12 points de moins que .* \(42,0 %\)\.$/],
    ['la part solaire a-t-elle baissé ?', 42, 41, 'Non. ', /^C’est 1,0 point de plus que /],
    ['part du solaire hier', 60, 10, 'Part', /^C’est 50 points de plus que la veille \(10,0 %\)\.$/],
    ['part du solaire hier', 10.02, 10, 'Part', /^Autant que la veille/],
  ])('« %s »: in points, never percent of a percentage [R13.3]', (question, value, previous, first, second) => {
    const { sentences } = answered(question, share(value, previous))
    expect(sentences[0]).toMatch(new RegExp(`^${first}`))
    expect(sentences[1]).toMatch(second)
  })

  test('so does why it moved [R13.3]', () => {
    const { sentences } = answered('pourquoi la part solaire a baissé hier ?', share(30, 42))
    expect(sentences[0]).toBe('12 points de moins que la veille.')
  })
})

describe('wear', () => {
  test('is told by what may show it, and by the energy of a cubic metre [R13.3]', () => {
    const { sentences } = answered('la pompe 1 s’use ?')
    expect(sentences[0]).toBe(
      'Un signe possible : filtre qui se colmate – Forage Aït Amira 1, depuis le 19 octobre 2026.',
    )
    expect(sentences[2]).toMatch(/^Forage Aït Amira 1 – énergie par m³ pompé, 30 derniers jours : .*, contre /)
    expect(sentences.at(-1)).toBe('L’usure elle-même n’est pas mesurée.')
  })

  test('has no sign where nothing was found on the pump [R13.3]', () => {
    expect(answered('la pompe 2 est usée ?').sentences[0]).toMatch(/^Aucun signe d’usure : /)
  })
})

describe('whether a leak grows', () => {
  const night = (flowM3h: number) =>
    figures((body) => ({
      ...body,
      consumptions: body.consumptions.map((one) =>
        one.device === 'secteur-1'
          ? { ...one, night: { at: NOW, flowM3h, recentM3h: [], usualM3h: 0.24, leakSince: NOW } }
          : one,
      ),
    }))

  test.each([
    [3, 'Oui : 3 m³/h la dernière nuit, contre 2,11 m³/h en moyenne depuis le 29 octobre 2026.'],
    [2.2, 'Non, elle est stable : 2,2 m³/h la dernière nuit, contre 2,11 m³/h en moyenne depuis le 29 octobre 2026.'],
    [1, 'Non, elle faiblit : 1 m³/h la dernière nuit, contre 2,11 m³/h en moyenne depuis le 29 octobre 2026.'],
  ])('%d m³/h: by the last night, with what was usual [R13.3]', (flow, first) => {
    const { sentences } = answered('la fuite empire ?', night(flow))
    expect(sentences[0]).toBe(first)
    // what runs now is that of the last night, as on every page
    expect(sentences.at(-1)).toContain(`est passé de 0,24 m³/h à ${String(flow).replace('.', ',')} m³/h`)
  })

  test('no leak is none that grows, and no night tells nothing [R13.3]', () => {
    expect(answered('la fuite empire ?', findings([])).sentences).toEqual(['Aucun constat en cours : fuite possible.'])
    expect(answered('la fuite empire ?').sentences[0]).toMatch(/^Je ne peux pas dire/)
  })

  test('since when it leaks is told of what was found, without alarms [R13.3]', () => {
    expect(answered('depuis quand fuit le secteur 1 ?').sentences).toEqual([
      'Fuite possible – Secteur agrumes nord : depuis le 29 octobre 2026. Établi le 9 novembre 2026.',
    ])
  })
})

describe('what pumps cost and take', () => {
  test('their cost is that of their meters, and none of the site’s is told [R13.3]', () => {
    const { call, sentences } = answered('combien ont coûté les pompes cette semaine ?')
    expect(callLine(call)).toBe('figure cost sources w:2026-11-16')
    expect(sentences[0]).toMatch(/: 1 307 MAD en tout ; le plus, Forage Sidi Bibi : 612 MAD/)
    expect(callLine(answered('quel forage est le plus cher ?').call)).toBe('figure cost sources 7d most')
  })

  test('their energy is of pumps, not of the meter where water comes in [R13.3]', () => {
    const { told } = answered('combien d’énergie les pompes ont-elles consommée hier ?')
    expect(told.table?.rows.map(([name]) => name)).not.toContain('Arrivée réseau ORMVA')
    expect(told.table?.rows).toHaveLength(3)
  })
})

describe('since when a pump runs', () => {
  const course =
    (points: SeriesBody['points'], runs: boolean) =>
    (one: Body): Body => {
      if (one.read === 'series') return { ...one, body: { ...one.body, bucketMs: HOUR_MS / 12, points: [...points] } }
      if (one.read !== 'latest') return one
      const readings = one.body.readings.map((row): (typeof one.body.readings)[number] =>
        row[1] === 'running' ? [row[0], row[1], row[2], Number(runs)] : row,
      )
      return { ...one, body: { ...one.body, readings } }
    }
  const at = (hours: number, share: number): SeriesBody['points'][number] => [
    NOW - hours * HOUR_MS,
    share,
    share,
    share,
  ]

  test('is read of its course [R13.3]', () => {
    const since = course([at(24, 1), at(3, 0), at(2, 0.5), at(1, 1)], true)
    expect(answered('depuis combien de temps la pompe 1 tourne ?', since).sentences).toEqual([
      'Forage Aït Amira 1 : en marche depuis 12:07 environ.',
    ])
    expect(answered('depuis quand tourne le forage 2 ?', course([at(24, 1), at(1, 1)], true)).sentences).toEqual([
      'Forage Aït Amira 2 : en marche depuis plus d’un jour.',
    ])
  })

  test('one that stands is told so, and a course that lacks tells no moment [R13.3]', () => {
    expect(
      answered('depuis quand tourne le forage 2 ?', course([at(24, 1), at(5, 1), at(4, 0)], false)).sentences,
    ).toEqual(['Forage Aït Amira 2 n’est pas en marche : à l’arrêt depuis 09:07 environ.'])
    expect(answered('depuis quand tourne le forage 2 ?', course([], true)).sentences[0]).toMatch(/sa courbe le montre/)
  })

  test('why it stands is told by what stops a pump: its power [R13.3]', () => {
    const stands =
      (powered: boolean) =>
      (one: Body): Body => {
        const made = course([], false)(one)
        if (made.read === 'alarms') return { ...made, body: { alarms: [], next: null } }
        if (made.read !== 'latest') return findings([])(made)
        const statuses = made.body.statuses.map((status) => ({
          ...status,
          powered,
          poweredAt: new Date(NOW - HOUR_MS).toISOString(),
          online: true,
        }))
        return { ...made, body: { ...made.body, statuses } }
      }
    const question = 'pourquoi la pompe 3 est arrêtée ?'
    expect(answered(question, stands(false)).sentences).toEqual([
      'Forage Sidi Bibi est à l’arrêt : sans alimentation, elle ne peut pas tourner, coupé depuis 13:02 (en cours).',
    ])
    expect(answered(question, stands(true)).sentences).toEqual([
      'Forage Sidi Bibi est à l’arrêt, en ligne.',
      'Rien de mesuré ne dit pourquoi : qui ou quoi commande une pompe n’est pas enregistré.',
    ])
    expect(answered(question).sentences[0]).toMatch(/^Forage Sidi Bibi n’est pas à l’arrêt : en marche/)
  })
})

test('whether the data are of now is told by what does not answer [R13.3]', () => {
  expect(answered('les données sont-elles à jour ?').sentences[0]).toMatch(/^Non : 7 appareils hors ligne – /)
  const on = (one: Body): Body =>
    one.read === 'latest'
      ? { ...one, body: { ...one.body, statuses: one.body.statuses.map((status) => ({ ...status, online: true })) } }
      : one
  expect(answered('les données sont-elles à jour ?', on).sentences[0]).toBe('Oui : aucun appareil n’est hors ligne.')
})

test.each([
  ['qui est coupé ?', /^8 appareils hors tension : .*, .*, .* et 5 autres\.$/],
  ['liste des pompes', 'Ce site a 3 pompes : Forage Aït Amira 1, Forage Aït Amira 2, Forage Sidi Bibi.'],
  ['quels bassins avons-nous ?', 'Ce site a 2 bassins : Bassin haut, Bassin bas.'],
])('« %s »: up to three by name, and how many more [R13.3]', (question, first) => {
  expect(answered(question).sentences[0]).toMatch(first)
})

describe('what is usual', () => {
  const question = 'a-t-on consommé plus que d’habitude hier ?'

  test('of a day that is over is the mean of the same weekdays before [R13.3]', () => {
    const { sentences } = answered(question)
    expect(sentences[1]).toMatch(
      /^D’habitude un tel jour : 783 m³, en moyenne des 4 mêmes jours de semaine d’avant ; c’est 50 % de moins\.$/,
    )
    expect(sentences[0]).toMatch(/^Non\. /)
  })

  test('that is not known is said, and neither yes nor no [R13.3]', () => {
    const bare = figures((body) => ({ ...body, buckets: [] }))
    for (const one of [answered(question, bare), answered('la facture est plus élevée que d’habitude ce mois-ci ?')]) {
      expect(one.sentences[0]).not.toMatch(/^(?:Oui|Non)/)
      expect(one.sentences).toContain(
        'Ce qui est habituel n’est pas connu ici ; je ne peux que comparer avec ce qui précède.',
      )
    }
  })
})

test('what a month will come to is not told where nothing of it is to come: what it came to so far is [R13.3]', () => {
  const { sentences } = answered('combien va-t-on payer à la fin du mois ?')
  expect(sentences[0]).toMatch(/^Je ne sais pas ce que cela fera en fin de période/)
  expect(sentences[1]).toMatch(/^Jusqu’ici, coût de l’énergie : \d+ MAD \(novembre 2026\)\.$/)
  expect(sentences[2]).toMatch(/^C’est .* le mois d’avant/)
  expect(sentences[3]).toMatch(/^Mesuré du 01\/11\/2026 00:00 au 18\/11\/2026 14:02\.$/)
  expect(answered('va-t-on finir le mois dans le budget ?').sentences[0]).toMatch(/^(?:Oui|Non) : /)
})
