// How things stand now: cuts to the second, alarms that hold, yes or no to what is asked of a device [R13.3].
import { type Body, callLine, readsOf, tell, understand } from '@vigie/analyst/question'
import { MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { answerRead } from './world.ts'

const { now } = FACTS
/** What a question comes to, and what is said to it of a site whose cuts are these. */
const asked = (question: string, change: (body: Body) => Body = (body) => body) => {
  const understood = understand(question, FACTS, null)
  if (understood.kind !== 'call') throw new Error(`${question}: ${JSON.stringify(understood)}`)
  const { call } = understood
  const reads = readsOf(call, FACTS)
  const bodies = reads.map(answerRead).map(change)
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  return { line: callLine(call), reads, told, said: told.sentences.map((one) => one.replaceAll('\u00a0', ' ')) }
}
const withCuts =
  (...outages: Outage[]) =>
  (body: Body): Body =>
    body.read === 'outages' ? { read: 'outages', body: { outages } } : body
const cut = (device: string, minutesAgo: number, lasted: number | null): Outage => {
  const from = now - minutesAgo * MINUTE_MS
  return { device, from, to: lasted === null ? null : from + lasted * MINUTE_MS }
}

describe('cuts are told up to now, not to the last step of the figures', () => {
  test.each(['Dernière coupure ?', 'Depuis quand le forage Aït Amira 1 est-il coupé ?'])(
    '« %s » reads whole days, today’s included [R13.3]',
    (question) => {
      const { reads, said } = asked(question, withCuts(cut('forage-1', 3, null), cut('forage-1', 10, 0.5)))
      expect(reads[0]).toEqual({ read: 'outages', period: { unit: 'range', date: '2026-10-19', end: '2026-11-18' } })
      expect(said).toEqual(['Forage Aït Amira 1 : coupé depuis 13:59 (en cours), soit 3 min.'])
    },
  )

  test('of a device that has power again the last cut is said to be over [R13.3]', () => {
    const ended = withCuts(cut('forage-1', 10, 4))
    expect(asked('Depuis quand le forage Aït Amira 1 est-il coupé ?', ended).said).toEqual([
      'La dernière : Forage Aït Amira 1, le 18/11/2026 13:52, pendant 4 min ; elle est terminée.',
    ])
  })

  test('a table that is shorter than the list of cuts says so, and has the latest [R13.3]', () => {
    const cuts = Array.from({ length: 25 }, (_, index) => cut('forage-1', 300 - 10 * index, 1))
    const { said, told } = asked('Combien de coupures du forage 1 aujourd’hui ?', withCuts(...cuts))
    expect(said.at(-1)).toBe('Le tableau montre les 20 coupures les plus récentes, sur 25.')
    expect(told.table?.rows).toHaveLength(20)
    expect(told.table?.rows[0]?.[1]).toContain('13:02')
  })

  test('of the days that are read only what falls into the period is told [R13.3]', () => {
    const before = cut('forage-1', 30 * 24 * 60 + 30, 10)
    expect(asked('Dernière coupure ?', withCuts(before)).said).toEqual(['Aucune coupure (30 derniers jours).'])
  })
})

describe('alarms that are open are told by how they stand', () => {
  const template = answerRead({ read: 'alarms', filter: { limit: 1 } })
  const alarms = (active: number, returned: number) => (): Body => {
    if (template.read !== 'alarms' || template.body.alarms[0] === undefined) throw new Error('no alarm')
    const [one] = template.body.alarms
    const make = (state: 'returned' | 'unacknowledged', count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...one,
        id: `${state}${index}`,
        state,
        device: state === 'returned' ? 'forage-1' : 'forage-2',
      }))
    return {
      read: 'alarms',
      body: { alarms: [...make('returned', returned), ...make('unacknowledged', active)], next: null },
    }
  }

  test.each(['Combien d’alarmes actives ?', 'Quelles alarmes sont actives ?'])(
    '« %s »: those that hold and those that do not any more, and how many of them the table shows [R13.3]',
    (question) => {
      const { said, told } = asked(question, alarms(3, 27))
      expect(said).toEqual([
        '30 alarmes ouvertes, dont 3 actives et 27 revenues à la normale.',
        'Le tableau en montre 20 sur 30, les actives d’abord ; le lien les ouvre toutes.',
      ])
      expect(told.table?.rows.slice(0, 4).map(([device]) => device)).toEqual([
        ...Array.from({ length: 3 }, () => 'Forage Aït Amira 2'),
        'Forage Aït Amira 1',
      ])
    },
  )

  test('what is all told needs no more said of the table [R13.3]', () => {
    const [first, ...named] = asked('Quelles alarmes sont à acquitter ?', alarms(0, 2)).said
    expect(first).toBe('2 alarmes à acquitter, toutes revenues à la normale.')
    expect(named).toHaveLength(2)
    for (const one of named) expect(one).toMatch(/^Alimentation coupée – .+, revenue à la normale\.$/)
  })
})

describe('yes or no is answered of how it stands now', () => {
  const since = new Date(now - 8 * MINUTE_MS).toISOString()
  const stands = (powered: boolean, isAll = false) => {
    const cuts = withCuts(cut('forage-1', 20, 2), cut('forage-1', 12, 4), cut('forage-2', 12, 4))
    return (body: Body): Body =>
      body.read === 'latest'
        ? {
            ...body,
            body: {
              ...body.body,
              statuses: body.body.statuses.map((one) =>
                isAll || one.device === 'forage-1' || one.device === 'compteur-electrique'
                  ? { ...one, powered, poweredAt: since }
                  : one,
              ),
            },
          }
        : cuts(body)
  }

  test.each([
    ['Forage Aït Amira 1 est-il coupé ?', true, 'Non, alimenté depuis 13:54 – Forage Aït Amira 1.'],
    ['Forage Aït Amira 1 est-il coupé ?', false, 'Oui, coupé depuis 13:54 (en cours) – Forage Aït Amira 1.'],
    ['Le forage 1 est-il alimenté ?', true, 'Oui, alimenté depuis 13:54 – Forage Aït Amira 1.'],
    ['Le forage 1 a du courant ?', false, 'Non, coupé depuis 13:54 (en cours) – Forage Aït Amira 1.'],
  ])('« %s » (powered: %s), with the cuts of the day [R13.3]', (question, powered, first) => {
    expect(asked(question, stands(powered)).said).toEqual([first, '2 coupures aujourd’hui, 6 min.'])
  })

  test('a meter that had no cut today, and the whole site [R13.3]', () => {
    expect(asked('Le compteur général est-il alimenté ?', stands(true)).said).toEqual([
      'Oui, alimenté depuis 13:54 – Compteur général.',
      'Aucune coupure aujourd’hui.',
    ])
    const all = `sur ${FACTS.devices.length} dont l’alimentation est connue`
    expect(asked('Tout est-il alimenté ?', stands(true, true)).said).toEqual([
      `Oui : aucun appareil n’est hors tension, ${all}.`,
    ])
    expect(asked('Tout est-il alimenté ?', stands(false, true)).said).toEqual([
      expect.stringMatching(
        new RegExp(`^Non : ${FACTS.devices.length} appareils hors tension – .* et \\d+ autres\\.$`),
      ),
    ])
  })

  test.each([
    ['Combien de pompes sont en marche ?', 'status running site', /^\d pompes? en marche, sur 3(?: : Forage .*)?\.$/],
    [
      'combien de forages tournent en ce moment',
      'status running site',
      /^\d pompes? en marche, sur 3(?: : Forage .*)?\.$/,
    ],
    ['Combien de pompes sont à l’arrêt ?', 'status stopped site', /^(?:\d pompes?|Aucune pompe n’est) à l’arrêt/],
    [
      'Combien d’appareils sont coupés ?',
      'status off site',
      /^\d+ appareils hors tension : .*, .*, .* et \d+ autres\.$/,
    ],
    ['Quels appareils sont coupés ?', 'status off site', /^\d+ appareils hors tension : .*, .*, .* et \d+ autres\.$/],
  ])('« %s »: how many, and which [R13.3]', (question, line, sentence) => {
    const { line: got, said, told } = asked(question)
    expect(got).toBe(line)
    expect(said[0]).toMatch(sentence)
    expect(told.table?.rows.length ?? 0).toBe(told.main)
  })

  test.each([
    ['Combien de fois le forage 1 a-t-il été coupé ?', 'outages count forage-1 d:2026-11-18'],
    ['Est-ce que le forage 1 a été coupé hier ?', 'outages count forage-1 d:2026-11-17'],
    ['Combien d’heures les pompes ont tourné hier ?', 'figure runningHours sources d:2026-11-17'],
  ])('« %s » is of what was [R13.3]', (question, line) => {
    expect(asked(question).line).toBe(line)
  })

  test.each([
    [true, 'Forage Aït Amira 1 : pas de coupure en cours, alimenté depuis 13:54.'],
    [false, 'Forage Aït Amira 1 : coupé depuis 13:54 (en cours).'],
  ])('why a device is cut says first whether it is (powered: %s) [R13.3]', (powered, first) => {
    expect(asked('Pourquoi le forage 1 est-il coupé ?', stands(powered)).said[0]).toBe(first)
  })
})
