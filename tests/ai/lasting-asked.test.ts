// What was there before a period and lasts in it is told with why and with what happened [R13.3].
import type { Body } from '@vigie/analyst/question'
import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { alarmOf, answeredOf, pumps } from './asked.ts'
import { NOW } from './farm.ts'
import { FINDINGS } from './world.ts'

const found = (...ids: string[]) => FINDINGS.filter(({ id }) => ids.includes(id))
const LEAK = 'Fuite possible – Secteur agrumes nord, depuis le 29 octobre 2026'
const FILTER = 'Filtre qui se colmate – Forage Aït Amira 1, depuis le 19 octobre 2026'
const CITED = [
  `Constat en cours : ${FILTER} ; 225 kWh d’énergie perdue depuis.`,
  'La perte de pression dans le filtre est passée de 0,23 bar à 1,28 bar, à débit égal.',
]
const NONE = 'Aucune alarme ni coupure dans la période.'

describe('why something moved', () => {
  test.each([
    'Pourquoi la pompe Forage Aït Amira 1 consomme plus ?',
    'Pourquoi le forage 1 prend plus d’énergie cette semaine ?',
    'pourquoi le forage 1 produit moins ?',
    'pourquoi le débit du forage 1 est faible ?',
  ])('« %s »: what was found on it stands first, behind whether it went as the question says [R13.3]', (question) => {
    const { said } = answeredOf(question, { findings: found('filter') })
    const first = /^(?:Non, |\d.* de (?:plus|moins) que )/.test(said[0] ?? '') ? 1 : 0
    expect(first).toBe(question.includes('faible') ? 0 : 1)
    expect(said.slice(first, first + 2)).toEqual(CITED)
    expect(said).not.toContain(NONE)
  })

  test.each([
    [
      'Pourquoi la pompe Forage Aït Amira 1 consomme plus ?',
      'Pas plus aujourd’hui que la veille au même moment : 106 kWh contre 106 kWh.',
    ],
    [
      'pourquoi le forage 1 consomme moins cette semaine ?',
      'Pas moins que la semaine d’avant au même moment (semaine du 16 novembre 2026) : 106 kWh contre 106 kWh.',
    ],
  ])('« %s » that is told as alike begins with that [R13.3]', (question, first) => {
    const alike = (one: Body): Body =>
      one.read === 'kpis'
        ? { ...one, body: { ...one.body, period: { ...one.body.period, to: one.body.until + HOUR_MS } } }
        : one
    const energy = pumps((one) => ({ ...one, energyKwh: { value: 106.2, previous: 105.9, completenessPct: 100 } }))
    const { said } = answeredOf(question, { findings: found('filter') }, (one) => alike(energy(one)))
    expect(said.slice(0, 3)).toEqual([first, ...CITED])
  })

  test('where something began since, only what lasted in both is said to make no difference [R13.3]', () => {
    const [filter] = found('filter')
    if (filter === undefined) throw new Error('no filter')
    const began = { ...filter, id: 'new', kind: 'efficiency-drift' as const, since: NOW - HOUR_MS }
    const { said } = answeredOf('pourquoi le forage 1 consomme plus ?', { findings: [filter, began] })
    expect(said).toContain('Ce qui durait déjà pendant la période comparée n’est pas ce qui a changé.')
  })

  test('an alarm that was raised before the period and is still active is not denied [R13.3]', () => {
    const alarms = [alarmOf('forage-1', 'offline', 42 * 24), alarmOf('secteur-1', 'offline', 42 * 24)]
    const { said, told } = answeredOf('pourquoi le forage 1 consomme plus ?', { alarms })
    expect(said).toContain('Aucune nouvelle alarme ni coupure dans la période.')
    expect(said).toContain('Toute la période : Hors ligne – Forage Aït Amira 1, depuis le 7 octobre 2026.')
    expect(told.table?.rows).toHaveLength(1)
  })

  test('one that ended in the period says until when, one that ended before it is not told [R13.3]', () => {
    const alarms = [alarmOf('forage-1', 'offline', 50, 3), alarmOf('forage-1', 'stale', 60, 40)]
    const { said } = answeredOf('pourquoi le forage 1 consomme plus ?', { alarms })
    expect(said).toContain(
      'Terminé dans la période : Hors ligne – Forage Aït Amira 1, depuis le 16 novembre 2026, jusqu’au 18/11/2026 11:02.',
    )
    expect(said.join(' ')).not.toContain('Sans mesure')
  })

  test('of the site, what bears on the figure is told with what it lost, not all the rest that lasts [R13.3]', () => {
    const { said } = answeredOf('pourquoi plus d’eau cette semaine ?', { findings: found('leak', 'filter') })
    expect(said).toContain(`Constat en cours : ${LEAK} ; 978 m³ d’eau perdue depuis.`)
    expect(said.join(' ')).not.toContain(FILTER)
    expect(said).toContain('Cela durait déjà pendant la période comparée : ce n’est pas ce qui a changé.')
  })

  test('an alarm on another part of the thing counts, and one that a finding raised is told once [R13.3]', () => {
    const alarms = [
      alarmOf('niveau-forage-1', 'offline', 100),
      { ...alarmOf('forage-1', 'anomaly', 30 * 24), finding: 'clogged-filter' as const },
    ]
    const { said } = answeredOf('pourquoi le forage 1 consomme plus ?', { alarms, findings: found('filter') })
    expect(said.filter((one) => one.includes('Filtre qui se colmate'))).toEqual([CITED[0]])
    expect(said).toContain('Toute la période : Hors ligne – Niveau Forage Aït Amira 1, depuis le 14 novembre 2026.')
  })

  test('where nothing was found, raised or cut, that is said [R13.3]', () => {
    expect(answeredOf('pourquoi le forage 1 consomme plus ?', {}).said).toContain(NONE)
  })

  test('what was found and rejected, or is over, is none [R13.3]', () => {
    const { said } = answeredOf('pourquoi plus d’eau cette semaine ?', { findings: found('over', 'rejected') })
    expect(said).toContain(NONE)
  })
})

describe('what happened', () => {
  const NIGHT = 'du 17 novembre 2026 à 22:00 au 18 novembre 2026 à 06:00'

  test.each(['Que s’est-il passé cette nuit ?', 'bilan de la nuit', 'est-ce que la nuit a été calme ?'])(
    '« %s »: that a leak ran all through it and an alarm was active [R13.3]',
    (question) => {
      const alarms = [alarmOf('bassin-1', 'tank-low', 60)]
      const { said } = answeredOf(question, { alarms, findings: found('leak') })
      expect(said).toEqual([
        `Rien de nouveau : ni alarme ni coupure (${NIGHT}).`,
        `Toute la période : ${LEAK} ; Niveau bas – Bassin haut, depuis le 16 novembre 2026.`,
      ])
    },
  )

  test('what began and what ended in it stand before what lasted [R13.3]', () => {
    const [leak] = found('leak')
    if (leak === undefined) throw new Error('no leak')
    const began = { ...leak, id: 'new', device: 'secteur-2', since: NOW - 10 * HOUR_MS }
    const ended = { ...leak, id: 'ended', device: 'secteur-3', endedAt: NOW - 9 * HOUR_MS }
    const { said } = answeredOf('Que s’est-il passé cette nuit ?', { findings: [leak, began, ended] })
    expect(said[0]).toBe(`Aucune nouvelle alarme ni coupure (${NIGHT}).`)
    expect(said.slice(1)).toEqual([
      'Commencé dans la période : Fuite possible – Secteur agrumes sud, depuis le 18 novembre 2026.',
      'Terminé dans la période : Fuite possible – Serre tomates A, depuis le 29 octobre 2026, jusqu’au 18/11/2026 05:02.',
      `Toute la période : ${LEAK}.`,
    ])
  })

  test('what began after the period is not told of it [R13.3]', () => {
    const [leak] = found('leak')
    if (leak === undefined) throw new Error('no leak')
    const later = { ...leak, since: NOW - HOUR_MS, provedAt: NOW }
    const alarms = [alarmOf('forage-1', 'offline', 1)]
    expect(answeredOf('Que s’est-il passé hier ?', { alarms, findings: [later] }).said).toEqual([
      'Rien : ni alarme ni coupure (mardi 17 novembre 2026).',
    ])
  })

  test('of many that last, the first are named and the others counted [R13.3]', () => {
    const alarms = ['forage-1', 'forage-2', 'forage-3', 'secteur-1', 'secteur-2', 'secteur-3'].map((one) =>
      alarmOf(one, 'offline', 72),
    )
    expect(answeredOf('Que s’est-il passé hier ?', { alarms }).said.at(-1)).toMatch(
      / ; et 2 autres alarmes ou constats\.$/,
    )
  })

  test.each([
    ['que s’est-il passé au forage 1 hier ?', 'events device=forage-1 d:2026-11-17'],
    ['que s’est-il passé sur le forage 1 ?', 'events device=forage-1 d:2026-11-18'],
    ['que s’est-il passé sur le forage 1 cette nuit ?', 'events device=forage-1 r:2026-11-17..2026-11-18 22:00..06:00'],
  ])('« %s »: of the thing, not of the rest of the site [R13.3]', (question, line) => {
    const alarms = [alarmOf('niveau-forage-1', 'offline', 3 * 24), alarmOf('secteur-1', 'offline', 3 * 24)]
    const asked = answeredOf(question, { alarms, findings: found('leak', 'filter') })
    expect(asked.line).toBe(line)
    expect(asked.said[0]).toMatch(/^Rien de nouveau : ni alarme ni coupure – Forage Aït Amira 1 \(/)
    expect(asked.said[1]).toBe(
      `Toute la période : ${FILTER} ; Hors ligne – Niveau Forage Aït Amira 1, depuis le 15 novembre 2026.`,
    )
  })

  test('the summary of a day has what lasted through it [R13.3]', () => {
    const since = NOW - 20 * DAY_MS
    const { said } = answeredOf('bilan d’hier', { findings: found('leak').map((one) => ({ ...one, since })) })
    expect(said).toContain(`Toute la période : ${LEAK}.`)
  })
})

test('where more alarms are open than are read, or the history is still being read, that is said [R13.3]', () => {
  const more = (body: Body): Body => {
    if (body.read === 'findings') return { read: 'findings', body: { findings: [], seen: false } }
    return body.read === 'alarms' ? { read: 'alarms', body: { alarms: [], next: 'more' } } : body
  }
  for (const question of ['Que s’est-il passé hier ?', 'pourquoi plus d’eau cette semaine ?'])
    expect(answeredOf(question, {}, more).said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^L’historique est en cours de lecture/),
        expect.stringMatching(/les plus anciennes manquent ici\.$/),
      ]),
    )
})
