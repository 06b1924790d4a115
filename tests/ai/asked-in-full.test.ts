// Questions of two parts, and answers that say what to do, from when until when, and what can be asked on [R13.3].
import {
  type Body,
  callLine,
  followUpsOf,
  leftWords,
  readsOf,
  refusalWords,
  tell,
  understand,
} from '@vigie/analyst/question'
import { ALARM_OVER_TO_DO, alarmToDo } from '@vigie/contracts/alarm-to-do'
import { alarmPriority } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { ALARMS, answerRead } from './world.ts'

const answered = (question: string, changed: (body: Body) => Body = (body) => body) => {
  const understood = understand(question, FACTS, null)
  if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
  const { call, left } = understood
  const bodies = readsOf(call, FACTS).map(answerRead).map(changed)
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  return { call, left, told }
}

describe('a question of two parts', () => {
  test.each([
    [
      'combien d’eau a eu le secteur 1 hier et combien ça a coûté ?',
      'figure volumeM3 secteur-1 d:2026-11-17',
      'combien ça a coûté',
    ],
    [
      'Combien de m³ pour le secteur 2 cette semaine et quel est le coût ?',
      'figure volumeM3 secteur-2 w:2026-11-16',
      'quel est le coût',
    ],
  ])('« %s »: what can be answered is, the rest is named with its reason [R13.3]', (question, line, rest) => {
    const { call, left } = answered(question)
    expect(callLine(call)).toBe(line)
    expect(left?.question).toContain(rest)
    expect(left && leftWords(left)).toMatch(
      new RegExp(`^Sans réponse : «\\u00a0${rest}\\u00a0». .*pour tout le site et par forage, pas autrement`),
    )
  })

  test('neither of which can be answered is refused as one [R13.3]', () => {
    expect(understand('chante une chanson et quelle heure est-il sur Mars ?', FACTS, null).kind).toBe('refuse')
  })

  test.each([['coût du secteur agrumes nord'], ['coût de la serre tomates A hier']])(
    '« %s »: a refusal says what can be asked [R13.3]',
    (question) => {
      const understood = understand(question, FACTS, null)
      if (understood.kind !== 'refuse') throw new Error(understood.kind)
      expect(refusalWords(understood).join(' ')).toContain('Je réponds sur ce site')
    },
  )
})

describe('a question of few words', () => {
  test.each([
    ['que dois-je faire ?', 'alarms first open'],
    ['Bonjour, qu’est-ce que je dois faire maintenant ?', 'alarms first open'],
    ['par quoi je commence ce matin ?', 'alarms first open'],
    ['y a-t-il quelque chose d’urgent ?', 'alarms first open'],
    ['quoi de neuf ?', 'events d:2026-11-18'],
    ['on a assez d’eau pour demain ?', 'figure autonomyHours site now'],
    ['le bassin haut se vide à quelle heure ?', 'figure emptyInHours bassin-1 now'],
    ['est-ce qu’il reste assez d’eau pour le week-end ?', 'figure autonomyHours site now'],
    ['quand faut-il pomper pour payer moins ?', 'shift'],
    [
      'combien de kWh en heures de pointe et combien de dirhams hier ?',
      'figure gridKwh+cost site d:2026-11-17 slot=peak',
    ],
  ])('« %s » [R13.3]', (question, line) => {
    expect(callLine(answered(question).call)).toBe(line)
  })

  test('how long the water lasts is told with when that ends [R13.3]', () => {
    const { told } = answered('on a assez d’eau pour demain ?')
    expect(told.sentences[0]).toMatch(/^Sans pompage, .* jusqu’au \d\d\/\d\d\/\d{4} \d\d:[03]0\.$/)
  })

  test('what is the same of all of them has no most and no least [R13.3]', () => {
    const { told } = answered('heures de marche des pompes aujourd’hui', (body) =>
      body.read === 'kpis'
        ? {
            ...body,
            body: {
              ...body.body,
              sources: body.body.sources.map((one) => ({ ...one, runningHours: { ...one.runningHours, value: 0 } })),
            },
          }
        : body,
    )
    expect(told.sentences[0]).toMatch(/: 0\s(?:h|min) pour chacun\.$/)
  })

  test.each([
    ['combien d’eau et d’énergie pour le forage 1 hier ?', 'figure volumeM3+energyKwh forage-1 d:2026-11-17'],
    ['électricité et eau du forage 2 cette semaine', 'figure energyKwh+volumeM3 forage-2 w:2026-11-16'],
    ['combien d’énergie pour le forage 1 hier et avant-hier ?', 'figure energyKwh forage-1 d:2026-11-17'],
  ])('« %s »: of one pump its water and its energy, where both are asked for [R13.3]', (question, line) => {
    const { call, told } = answered(question)
    expect(callLine(call).startsWith(line)).toBe(true)
    expect(told.sentences.filter((one) => one.startsWith('Forage Aït Amira'))).toHaveLength(line.includes('+') ? 2 : 1)
  })
})

describe('alarms that are open', () => {
  const question = 'quelles alarmes sont actives et que dois-je faire ?'

  test('each has what to do beside it, as the pages say it [R13.3]', () => {
    const { columns, rows } = answered(question).told.table ?? { columns: [], rows: [] }
    expect(columns.at(-1)).toBe('À faire')
    const sentences = new Set([...ALARMS.map((alarm) => alarmToDo(alarm)), ALARM_OVER_TO_DO])
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) expect(sentences).toContain(row.at(-1))
  })

  test('the gravest stand first, of one priority the longest standing [R13.3]', () => {
    const { told } = answered(question)
    const open = ALARMS.filter(({ state }) => state !== 'normal')
    const order = open.toSorted(
      (a, b) =>
        alarmPriority.options.indexOf(a.priority) - alarmPriority.options.indexOf(b.priority) ||
        Date.parse(a.raisedAt) - Date.parse(b.raisedAt),
    )
    const nameOf = (id: string) => FACTS.devices.find((one) => one.id === id)?.name
    expect(told.table?.rows.map(([device]) => device)).toEqual(order.slice(0, 20).map(({ device }) => nameOf(device)))
  })

  test('those that hold stand before those that returned, however grave these are [R13.3]', () => {
    const { told } = answered(question, (body) =>
      body.read === 'alarms'
        ? {
            ...body,
            body: {
              ...body.body,
              alarms: body.body.alarms
                .slice(0, 15)
                .map((one) => (one.priority === 'critical' ? { ...one, state: 'returned' as const } : one)),
            },
          }
        : body,
    )
    const states = told.table?.rows.map(([, , , state]) => state) ?? []
    expect(new Set(states)).toEqual(new Set(['Active', 'Revenue']))
    expect(states).toEqual(states.toSorted())
  })

  test.each([
    'quelles alarmes sont actives et que dois-je faire en premier ?',
    'quelle alarme traiter d’abord ?',
    'quelles alarmes sont actives et par quoi commencer ?',
  ])('« %s »: the first to see to is named with its act, and heads the table [R13.3]', (asked) => {
    const { sentences, table } = answered(asked).told
    const [device = '', alarm = ''] = table?.rows[0] ?? []
    const said = sentences.find((one) => one.startsWith('À faire en premier')) ?? ''
    expect(said).toContain(`${alarm} – ${device}`)
    expect(said).toContain(table?.rows[0]?.at(-1))
    expect(table?.rows.length).toBeGreaterThan(5)
  })

  test('states are a column where they differ [R13.3]', () => {
    const differ = answered(question, (body) =>
      body.read === 'alarms'
        ? {
            ...body,
            body: {
              ...body.body,
              alarms: body.body.alarms
                .slice(0, 10)
                .map((one, index) => (index === 0 ? { ...one, state: 'returned' as const } : one)),
            },
          }
        : body,
    )
    expect(differ.told.table?.columns).toContain('État')
    expect(differ.told.table?.rows.filter((row) => row.includes('Revenue'))).toHaveLength(1)
    expect(answered('quelles alarmes sont à acquitter ?').told.table?.columns).not.toContain('État')
  })

  test('what is offered next has an answer that is neither empty nor the same [R13.3]', () => {
    const { call, told } = answered(question)
    const next = followUpsOf(call, told)
    expect(next).toContain('Lesquelles sont critiques ?')
    for (const one of next) {
      const understood = understand(one, FACTS, { call, pending: null })
      if (understood.kind !== 'call') throw new Error(`${one}: ${understood.kind}`)
      const { main } = tell(understood.call, readsOf(understood.call, FACTS).map(answerRead), FACTS)
      expect(main).toBeGreaterThan(0)
      expect(main).toBeLessThan(told.main ?? 0)
    }
    const low = answered(question, (body) =>
      body.read === 'alarms'
        ? { ...body, body: { ...body.body, alarms: body.body.alarms.filter(({ priority }) => priority === 'low') } }
        : body,
    )
    expect(followUpsOf(low.call, low.told)).not.toContain('Lesquelles sont critiques ?')
  })
})

test('a figure of several days says from when until when, and how much was measured below 95 % [R13.3]', () => {
  const said = (completenessPct: number) =>
    answered('combien d’eau le secteur agrumes nord sur les 7 derniers jours ?', (body) =>
      body.read === 'kpis'
        ? {
            ...body,
            body: {
              ...body.body,
              consumptions: body.body.consumptions.map((one) => ({
                ...one,
                volumeM3: { ...one.volumeM3, completenessPct },
              })),
            },
          }
        : body,
    ).told.sentences.join(' ')
  expect(said(100)).toMatch(/Mesuré du \d\d\/11\/2026 \d\d:\d\d au \d\d\/11\/2026 \d\d:\d\d\./)
  expect(said(100)).not.toContain('Mesures reçues')
  expect(said(87)).toMatch(/Mesures reçues : 87\s%/)
})
