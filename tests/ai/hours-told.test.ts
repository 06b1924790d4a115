// Parts of a day: what falls into them, what was before, and what is still to come [R13.3].
import { type Body, type Facts, linkOf, queryWords, readsOf, tell, understand } from '@vigie/analyst/question'
import { HOUR_MS, type KpiBody, MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { ALARMS, answerRead } from './world.ts'

const at = (text: string): number => Date.parse(`2026-11-${text}:00Z`)
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

  test('sums its hours of two days up, each from its own read, with the night before beside it [R13.3]', () => {
    const { reads, told, said } = asked('combien d’eau consommée cette nuit ?', (body) => body)
    expect(reads).toEqual(
      ['2026-11-17', '2026-11-18', '2026-11-16'].map((date) => ({ read: 'kpis', period: { unit: 'day', date } })),
    )
    expect(said).toEqual([
      expect.stringMatching(
        /^Eau consommée : [\d ]+ m³ \(du 17 novembre 2026 à 22:00 au 18 novembre 2026 à 06:00\)\.$/,
      ),
      expect.stringMatching(/^La veille aux mêmes heures : [\d ]+ m³\.$/),
    ])
    expect(told.chart?.points.map(([hour]) => hour)).toEqual(
      Array.from({ length: 8 }, (_, index) => at('17T22:00') + index * HOUR_MS),
    )
  })

  test('reads no day that has not begun [R13.3]', () => {
    const late = { ...FACTS, now: at('18T23:10') }
    const understood = understand('combien d’eau pompée cette nuit ?', late, null)
    if (understood.kind !== 'call') throw new Error(understood.kind)
    expect(linkOf(understood.call, late)).toBe('/eau/sources?date=2026-11-18')
    expect(readsOf(understood.call, late)).toEqual(
      ['2026-11-18', '2026-11-17'].map((date) => ({ read: 'kpis', period: { unit: 'day', date } })),
    )
  })
})

describe('a morning that still runs', () => {
  const facts = { ...FACTS, now: at('18T10:22') }
  const until = at('18T10:20')
  const running = (body: KpiBody): KpiBody => (body.period.from < at('18T00:00') ? body : runningOf(body))
  const runningOf = (body: KpiBody): KpiBody => ({
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
      expect.stringMatching(/^La veille, de 06:00 à 12:00 en entier : [\d ]+ m³\.$/),
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
      buckets: running(body).buckets.filter(({ from }) => from !== at('18T08:00') && from !== at('17T09:00')),
    })
    expect(asked('combien a-t-on pompé ce matin ?', withKpis(without), facts).said.slice(1)).toEqual([
      'Une partie des mesures attendues manque : ce chiffre est incomplet.',
      'Données jusqu’à 10:20.',
    ])
    const none = (body: KpiBody): KpiBody => ({ ...running(body), buckets: [] })
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
      expect.stringMatching(/^Toute la période : Filtre qui se colmate – .* ; et \d+ autres alarmes ou constats\.$/),
    ])
  })

  test('of a quiet night it is said that there was nothing [R13.3]', () => {
    const quiet = (body: Body): Body => {
      if (body.read === 'findings') return { read: 'findings', body: { findings: [], seen: true } }
      return body.read === 'alarms' ? { read: 'alarms', body: { alarms: [], next: null } } : withCuts()(body)
    }
    expect(asked('dis-moi ce qui s’est passé cette nuit', quiet).said).toEqual([
      'Rien : ni alarme ni coupure (du 17 novembre 2026 à 22:00 au 18 novembre 2026 à 06:00).',
    ])
  })
})

test('of a device its readings of the hours are told [R13.3]', () => {
  const { reads, said } = asked('pression max au forage 1 hier après-midi', (body) => body)
  expect(reads).toEqual([
    {
      read: 'series',
      device: 'forage-1',
      metric: 'pressure_bar',
      from: at('17T12:00'),
      to: at('17T18:00'),
    },
    // whether its sensor stands still
    { read: 'findings' },
  ])
  expect(said[0]).toMatch(/bar au plus haut \(mardi 17 novembre 2026, de 12:00 à 18:00\)\.$/)
})
