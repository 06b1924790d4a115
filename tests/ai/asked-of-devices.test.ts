// What somebody on the site asks of a tank, a sensor and a pump, and what has to be said first [R13.3].
import { type Body, type Context, callLine, understand } from '@vigie/analyst/question'
import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures, pumps } from './asked.ts'
import { FACTS } from './score.ts'
import { FINDINGS } from './world.ts'

describe('when a tank will be empty', () => {
  const question = 'quand est-ce que le bassin haut sera vide ?'

  test('its autonomy stands first, as the pages tell it, then the rate of the last hour by its name [R13.3]', () => {
    const soon = figures((body) => ({
      ...body,
      storages: body.storages.map((one) => ({ ...one, emptyInHours: 12 })),
    }))
    const [first, second] = answered(question, soon).sentences
    expect(first).toMatch(
      /^Bassin haut – autonomie, jusqu’à sa réserve \(10 %\), sans pompage, à la demande attendue : .*, vers le \d\d\/\d\d\/\d{4} \d\d:\d0\.$/,
    )
    expect(second).toMatch(/^Au rythme de la dernière heure : vide dans .*, vers le /)
  })

  test('one that fills now is told by its autonomy all the same [R13.3]', () => {
    const { told, sentences } = answered(
      question,
      figures((body) => ({ ...body, storages: body.storages.map((one) => ({ ...one, emptyInHours: null })) })),
    )
    expect(told.known).toBe(true)
    expect(sentences[0]).toContain('autonomie')
    expect(sentences[1]).toBe(
      'Au rythme de la dernière heure, il ne se vide pas ; sous sa réserve, quand il serait vide n’est pas prédit.',
    )
  })
})

describe('a reading of a sensor that stands still', () => {
  const warning = 'Capteur bloqué depuis le 15 novembre 2026, ne pas s’y fier : Niveau Forage Aït Amira 1.'

  test.each(['niveau du forage 1', 'niveau moyen du forage 1 hier'])('« %s » is told with that [R13.3]', (question) => {
    expect(answered(question).sentences).toContain(warning)
  })

  test.each([
    ['rejected', { feedback: { verdict: 'rejected', by: 'Nadia', at: 0 } }],
    ['over', { endedAt: FACTS.now }],
  ] as const)('a finding that is %s warns of nothing [R13.3]', (_, change) => {
    const changed = (one: Body): Body =>
      one.read === 'findings'
        ? { ...one, body: { ...one.body, findings: FINDINGS.map((found) => ({ ...found, ...change })) } }
        : one
    expect(answered('niveau du forage 1', changed).sentences).toHaveLength(1)
  })

  test('a day before it stood still is told without [R13.3]', () => {
    expect(answered('niveau moyen du forage 1 le 10 novembre').sentences).not.toContain(warning)
  })
})

describe('a question that was asked back', () => {
  const pending: Context = { call: null, pending: 'quelle pression à la Pépinière ?' }
  const lineOf = (text: string) => {
    const understood = understand(text, FACTS, pending)
    return understood.kind === 'call' ? callLine(understood.call) : understood.kind
  }

  test.each([
    ['est-ce que tout va bien ce matin ?', 'alarms list open'],
    ['y a-t-il des alarmes ouvertes en ce moment ?', 'alarms list open'],
    ['combien d’eau a consommé le secteur avocatiers hier ?', 'figure volumeM3 secteur-5 d:2026-11-17'],
  ])('« %s » is a question of its own, and none about the device [R13.3]', (text, line) => {
    expect(lineOf(text)).toBe(line)
  })

  test.each([
    ['Pression tête Pépinière', 'latest pressure_bar pression-secteur-6'],
    ['celle du bout de ligne', 'latest pressure_bar pression-bout-secteur-6'],
  ])('« %s » completes it [R13.3]', (text, line) => {
    expect(lineOf(text)).toBe(line)
  })
})

describe('why a pump is cut', () => {
  const question = 'Pourquoi le forage 1 est coupé ?'
  const from = FACTS.now - 3 * MINUTE_MS
  const cut = (to: number | null, until: number) => (one: Body) => {
    if (one.read === 'latest')
      return {
        ...one,
        body: { ...one.body, statuses: one.body.statuses.map((status) => ({ ...status, powered: false })) },
      }
    if (one.read === 'outages')
      return { ...one, body: { outages: ['forage-1', 'forage-2', 'forage-3'].map((device) => ({ device, from, to })) } }
    return figures((body) => ({ ...body, until, period: { ...body.period, to: FACTS.now + 10 * HOUR_MS } }))(one)
  }

  test('the cut comes first with its start and length, then what was cut with it and how far the figures reach [R13.3]', () => {
    const { sentences } = answered(question, cut(null, from - MINUTE_MS))
    expect(sentences.slice(0, 4)).toEqual([
      'Forage Aït Amira 1 : coupé depuis 13:59 (en cours), soit 3 min.',
      'Coupés au même moment, autres appareils : 2.',
      'Les chiffres qui suivent s’arrêtent avant cette coupure.',
      'Données jusqu’à 13:58.',
    ])
    expect(sentences[4]).toContain('Disponibilité')
  })

  test('one that ended as it began, or began as it ended, is not of the same moment [R13.3]', () => {
    const to = from + MINUTE_MS / 2
    const beside = [
      { device: 'forage-2', from: from - MINUTE_MS / 2, to: from },
      { device: 'forage-1', from, to },
      { device: 'forage-3', from: to, to: to + MINUTE_MS },
    ]
    const of = (outages: typeof beside) => (one: Body) =>
      one.read === 'outages' ? { ...one, body: { outages } } : cut(to, FACTS.now)(one)
    expect(answered(question, of(beside)).sentences).toContain('Aucun autre appareil n’a été coupé au même moment.')
    const twice = [
      ...beside,
      { device: 'bassin-1', from: from + 1_000, to: from + 2_000 },
      { device: 'bassin-1', from: from + 3_000, to: from + 4_000 },
    ]
    expect(answered(question, of(twice)).sentences).toContain('Coupés au même moment, autres appareils : 1.')
  })

  test('one that is over is told as over [R13.3]', () => {
    const powered = (one: Body): Body =>
      one.read === 'latest'
        ? { ...one, body: { ...one.body, statuses: one.body.statuses.map((status) => ({ ...status, powered: true })) } }
        : cut(from + MINUTE_MS, FACTS.now)(one)
    expect(answered(question, powered).sentences.slice(0, 2)).toEqual([
      'Forage Aït Amira 1 : pas de coupure en cours, alimenté.',
      'Forage Aït Amira 1 : la dernière coupure, à 13:59, a duré 1 min.',
    ])
  })
})

describe('whether the pumps ran', () => {
  const hours = (of: (device: string) => number) =>
    pumps((one) => ({ ...one, runningHours: { ...one.runningHours, value: of(one.device) } }))

  test('none of them: no, first [R13.3]', () => {
    expect(
      answered(
        'Hier les pompes ont-elles tourné ?',
        hours(() => 0),
      ).sentences[0],
    ).toBe('Non, aucune n’a tourné (mardi 17 novembre 2026).')
  })

  test('some of them: yes, how many, and which [R13.3]', () => {
    expect(
      answered(
        'Les pompes ont tourné hier ?',
        hours((device) => (device === 'forage-2' ? 3 : 0)),
      ).sentences[0],
    ).toBe('Oui, 1 sur 3 (mardi 17 novembre 2026) – Forage Aït Amira 2 : 3 h.')
  })

  test.each([
    ['le forage 1 a tourné hier ?', 0, /^Non\. /],
    ['le forage 1 a tourné hier ?', 2, /^Oui\. /],
    ['combien d’heures a tourné le forage 1 hier ?', 2, /^Forage/],
  ])('« %s », %s h [R13.3]', (question, value, begun) => {
    expect(
      answered(
        question,
        hours(() => value),
      ).sentences[0],
    ).toMatch(begun)
  })

  const lastRan = (at: string | null) =>
    pumps((one) => ({ ...one, lastRanAt: at === null ? null : Date.parse(`${at}:00Z`) }))

  test('at what time one stopped is told by when it last ran [R13.3]', () => {
    expect(answered('à quelle heure le forage 2 s’est arrêté ?', lastRan('2026-11-17T14:35')).sentences[0]).toBe(
      'Forage Aït Amira 2 a tourné pour la dernière fois jusque vers le 17/11/2026 14:35.',
    )
  })

  test.each([
    ['2026-11-17T14:35', /^Non, Forage Aït Amira 1 n’a pas tourné/],
    ['2026-11-18T02:10', /^Oui, Forage Aït Amira 1 a tourné .*jusque vers le 18\/11\/2026 02:10\.$/],
    ['2026-11-17T22:00', /^Non, /],
    ['2026-11-18T06:00', /^Oui, /],
    ['2026-11-18T09:00', /^Je ne sais pas si/],
    [null, /^Non, /],
  ])('in the night, where it last ran at %s [R13.3]', (at, begun) => {
    expect(answered('le forage 1 a tourné cette nuit ?', lastRan(at)).sentences[0]).toMatch(begun)
  })
})
