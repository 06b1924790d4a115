// Parts of a day: which stretch a question asks about, what falls into it, and what is still to come of it [R13.3].
import {
  type Body,
  callLine,
  type Facts,
  linkOf,
  queryWords,
  readsOf,
  refusalWords,
  tell,
  understand,
} from '@vigie/analyst/question'
import { HOUR_MS, type KpiBody, MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { ALARMS, answerRead } from './world.ts'

const at = (text: string): number => Date.parse(`2026-11-${text}:00Z`)
const NIGHT = 'r:2026-11-17..2026-11-18 22:00..06:00'

const lineOf = (question: string, facts: Facts = FACTS): string => {
  const understood = understand(question, facts, null)
  return understood.kind === 'call'
    ? callLine(understood.call)
    : `${understood.kind}${understood.kind === 'refuse' ? ` ${understood.why}` : ''}`
}

/** What a question comes to, and what is said to it of records that were changed so. */
const asked = (question: string, change: (body: Body) => Body, facts: Facts = FACTS) => {
  const understood = understand(question, facts, null)
  if (understood.kind !== 'call') throw new Error(`${question}: ${JSON.stringify(understood)}`)
  const { call } = understood
  const reads = readsOf(call, facts)
  const bodies = reads.map(answerRead).map(change)
  const told = tell(call, bodies, facts)
  expect(untraced(told, bodies, facts, question)).toEqual([])
  return { call, reads, bodies, told, said: told.sentences.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' ')) }
}
const withCuts =
  (...outages: Outage[]) =>
  (body: Body): Body =>
    body.read === 'outages' ? { read: 'outages', body: { outages } } : body
const withKpis =
  (change: (body: KpiBody) => KpiBody) =>
  (body: Body): Body =>
    body.read === 'kpis' ? { read: 'kpis', body: change(body.body) } : body

describe('which stretch is meant', () => {
  test('this night is the one before this morning, and from 22:00 on the one that runs [R13.3]', () => {
    const late = { ...FACTS, now: at('18T23:10') }
    expect(lineOf('alarmes de cette nuit')).toBe(`alarms list ${NIGHT}`)
    expect(lineOf('alarmes de cette nuit', { ...FACTS, now: at('18T02:00') })).toBe(`alarms list ${NIGHT}`)
    expect(lineOf('alarmes de cette nuit', late)).toBe('alarms list r:2026-11-18..2026-11-19 22:00..06:00')
  })

  test('hours over midnight of no named day are the latest that have begun, of a named day those that begin on it [R13.3]', () => {
    expect(lineOf('alarmes entre 22h et 6h')).toBe(`alarms list ${NIGHT}`)
    expect(lineOf('alarmes entre 22h et 6h lundi')).toBe('alarms list r:2026-11-16..2026-11-17 22:00..06:00')
    expect(lineOf('coupures entre minuit et 6h30')).toBe('outages count site d:2026-11-18 00:00..06:30')
    expect(lineOf('coupures hier de 20h à minuit')).toBe('outages count site d:2026-11-17 20:00..24:00')
  })

  test.each([
    ['combien d’eau pompée ce soir ?', 'future'],
    ['alarmes de ce soir', 'future'],
    ['combien d’eau pompée entre 8h30 et 10h ?', 'hours'],
    ['combien d’eau la pépinière a reçue ce matin ?', 'hours'],
    ['kWh/m³ de ce matin', 'hours'],
    ['combien d’eau ce matin et cet après-midi ?', 'hours'],
    ['combien d’eau le matin cette semaine ?', 'hours'],
    ['alarmes à 14h', 'hours'],
    ['quel film passe ce soir', 'domain'],
  ])('« %s » is refused: %s [R13.3]', (question, why) => {
    expect(lineOf(question)).toBe(`refuse ${why}`)
  })

  test('what is refused of hours says what can be asked of them [R13.3]', () => {
    expect(refusalWords('hours').join(' ')).toMatch(/alarmes, les coupures et, par heures entières, les totaux du site/)
  })

  test('since when leaves no hour out, and the flow of the nights is a figure of its own [R13.3]', () => {
    expect(lineOf('alarmes depuis hier soir')).toBe('alarms list r:2026-11-17..2026-11-18 18:00..24:00')
    expect(lineOf('combien d’eau depuis ce matin ?')).toBe('figure consumedM3 site d:2026-11-18')
    expect(lineOf('débit de nuit hier')).toBe('figure nightFlowM3h consumptions d:2026-11-17')
  })
})

describe('a night over midnight', () => {
  test('counts of a cut that began before it what falls into it, and says so [R13.3]', () => {
    const { said, told, reads, call } = asked(
      'combien de temps le forage 1 a-t-il été coupé cette nuit ?',
      withCuts(
        { device: 'forage-1', from: at('18T05:50'), to: at('18T06:40') },
        { device: 'forage-1', from: at('17T21:30'), to: at('17T22:30') },
        { device: 'forage-1', from: at('17T20:00'), to: at('17T22:00') },
        { device: 'forage-1', from: at('18T06:00'), to: null },
      ),
    )
    expect(reads).toEqual([{ read: 'outages', period: { unit: 'range', date: '2026-11-17', end: '2026-11-18' } }])
    expect(told.main).toBeCloseTo(40 / 60)
    expect(said).toEqual([
      '40 min sans alimentation – Forage Aït Amira 1 (du 17 novembre 2026 à 22:00 au 18 novembre 2026 à 06:00) : 2 coupures.',
      'Ce qui était déjà coupé à 22:00 compte à partir de là.',
    ])
    expect(queryWords(call, FACTS)).toContain('du 17 novembre 2026 à 22:00 au 18 novembre 2026 à 06:00')
    expect(linkOf(call, FACTS)).toBe('/dashboard?periode=plage&date=2026-11-17&fin=2026-11-18')
  })

  test('of a cut that still lasts its part of the night is told, not its length up to now [R13.3]', () => {
    const { said, told } = asked(
      'dernière coupure de la nuit',
      withCuts({ device: 'forage-1', from: at('17T20:00'), to: null }),
    )
    expect(told.main).toBe(8)
    expect(said[0]).toMatch(/^La dernière : Forage Aït Amira 1, le 17\/11\/2026 20:00, toujours en cours : 8 h \(/)
  })

  test('has the alarms of its first instant, not those of its last [R13.3]', () => {
    const { reads, call } = asked('alarmes de cette nuit', (body) => body)
    expect(reads).toEqual([
      {
        read: 'alarms',
        filter: { from: '2026-11-17T22:00:00.000Z', to: '2026-11-18T06:00:00.000Z', limit: 200 },
      },
    ])
    expect(linkOf(call, FACTS)).toBe(
      '/alertes?etat=toutes&du=2026-11-17T22%3A00%3A00.000Z&au=2026-11-18T06%3A00%3A00.000Z',
    )
  })

  test('sums its hours of two days up, each from its own read [R13.3]', () => {
    const { reads, told } = asked('combien d’eau consommée cette nuit ?', (body) => body)
    expect(reads).toEqual(['2026-11-17', '2026-11-18'].map((date) => ({ read: 'kpis', period: { unit: 'day', date } })))
    expect(told.chart?.points.map(([hour]) => hour)).toEqual(
      Array.from({ length: 8 }, (_, index) => at('17T22:00') + index * HOUR_MS),
    )
  })

  test('reads no day that has not begun [R13.3]', () => {
    const late = { ...FACTS, now: at('18T23:10') }
    const understood = understand('combien d’eau pompée cette nuit ?', late, null)
    if (understood.kind !== 'call') throw new Error(understood.kind)
    expect(readsOf(understood.call, late)).toEqual([{ read: 'kpis', period: { unit: 'day', date: '2026-11-18' } }])
  })
})

describe('a morning that still runs', () => {
  const facts = { ...FACTS, now: at('18T10:22') }
  const until = at('18T10:20')
  const running = (body: KpiBody): KpiBody => ({
    ...body,
    until,
    period: { ...body.period, to: at('19T00:00') },
    buckets: body.buckets
      .filter(({ from }) => from < until)
      .map((one) => ({ ...one, to: Math.min(until, one.from + HOUR_MS) })),
  })

  test('is told with up to when there are data [R13.3]', () => {
    const { said, told } = asked('combien a-t-on pompé ce matin ?', withKpis(running), facts)
    expect(told.chart?.points).toHaveLength(5)
    expect(said).toEqual([
      expect.stringMatching(
        /^Eau produite : [\d ]+ m³ \(aujourd’hui, mercredi 18 novembre 2026, de 06:00 à 12:00\)\.$/,
      ),
      'Données jusqu’à 10:20.',
    ])
    expect(asked('alarmes de ce matin', (body) => body, facts).said.at(-1)).toBe('Données jusqu’à 10:22.')
    expect(asked('coupures de ce matin', withCuts(), facts).said).toEqual([
      'Aucune coupure (aujourd’hui, mercredi 18 novembre 2026, de 06:00 à 12:00).',
      'Données jusqu’à 10:22.',
    ])
  })

  test('an hour without data is said to be missing, and no data at all is no number [R13.3]', () => {
    const without = (body: KpiBody): KpiBody => ({
      ...running(body),
      buckets: running(body).buckets.filter(({ from }) => from !== at('18T08:00')),
    })
    expect(asked('combien a-t-on pompé ce matin ?', withKpis(without), facts).said).toContain(
      'Une partie des mesures attendues manque : ce chiffre est incomplet.',
    )
    const none = (body: KpiBody): KpiBody => ({ ...running(body), buckets: [], until: at('18T05:00') })
    expect(asked('combien a-t-on pompé ce matin ?', withKpis(none), facts).told.known).toBe(false)
  })

  test('buckets that are no hours are told as none [R13.3]', () => {
    const days = (body: KpiBody): KpiBody => ({
      ...body,
      buckets: body.buckets.slice(6, 7).map((one) => ({ ...one, to: one.from + 2 * HOUR_MS })),
    })
    expect(asked('combien a-t-on pompé ce matin ?', withKpis(days)).said).toEqual([
      'Je ne sais pas : ce chiffre n’est pas tenu heure par heure.',
    ])
  })
})

describe('what happened in a night', () => {
  test('is told by its alarms, the gravest of them, then its cuts [R13.3]', () => {
    const { said, told } = asked(
      'Que s’est-il passé cette nuit ?',
      withCuts({ device: 'forage-1', from: at('18T01:00'), to: at('18T01:00') + 5 * MINUTE_MS }),
    )
    const raised = ALARMS.filter(
      ({ raisedAt }) => Date.parse(raisedAt) >= at('17T22:00') && Date.parse(raisedAt) < at('18T06:00'),
    )
    expect(raised).toHaveLength(1)
    expect(told.table?.rows).toHaveLength(1)
    expect(said).toEqual([
      '1 alarme (du 17 novembre 2026 à 22:00 au 18 novembre 2026 à 06:00).',
      expect.stringMatching(/^La plus grave, de priorité haute : /),
      '1 coupure d’appareil : 5 min.',
    ])
  })

  test('of a quiet night it is said that there was nothing [R13.3]', () => {
    const quiet = (body: Body): Body =>
      body.read === 'alarms' ? { read: 'alarms', body: { alarms: [], next: null } } : withCuts()(body)
    expect(asked('dis-moi ce qui s’est passé cette nuit', quiet).said).toEqual([
      'Rien : ni alarme ni coupure (du 17 novembre 2026 à 22:00 au 18 novembre 2026 à 06:00).',
    ])
  })
})
