// Whether a pump draws too much is told by its power beside what is usual of it at work; when a device was last heard of, by its latest measure [R13.3].
import { type Body, callLine, refusalWords, understand } from '@vigie/analyst/question'
import { MINUTE_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, pumps } from './asked.ts'
import { FACTS } from './score.ts'

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ')
/** A pump that draws so much now, and 16 kW on average at work; `runs`: whether it does. */
const drawing =
  (powerKw: number, runs = true, hours = 10) =>
  (one: Body): Body => {
    if (one.read === 'kpis')
      return pumps((source) => ({
        ...source,
        runningHours: { ...source.runningHours, value: hours },
        energyKwh: { ...source.energyKwh, value: 16 * hours },
      }))(one)
    if (one.read === 'alarms') return { ...one, body: { alarms: [], next: null } }
    if (one.read !== 'latest') return one
    return {
      ...one,
      body: {
        readings: one.body.readings.map((row): (typeof one.body.readings)[number] =>
          row[1] === 'power_kw'
            ? [row[0], row[1], row[2], powerKw]
            : row[1] === 'running'
              ? [row[0], row[1], row[2], Number(runs)]
              : row,
        ),
        statuses: one.body.statuses.map((status) => ({ ...status, powered: true, online: true })),
      },
    }
  }

describe('a pump that may draw too much', () => {
  test.each([
    [
      'le forage 1 est-il en surcharge ?',
      18.4,
      'Forage Aït Amira 1 tire 18,4 kW (mesuré le 18/11/2026 14:02), 15 % de plus que d’habitude (16,0 kW en moyenne en marche sur les 7 derniers jours).',
    ],
    [
      'surintensité forage 2',
      12,
      'Forage Aït Amira 2 tire 12,0 kW (mesuré le 18/11/2026 14:02), 25 % de moins que d’habitude (16,0 kW en moyenne en marche sur les 7 derniers jours).',
    ],
    [
      'surcharge pompe 1 ?',
      16.3,
      'Forage Aït Amira 1 tire 16,3 kW (mesuré le 18/11/2026 14:02), comme d’habitude (16,0 kW en moyenne en marche sur les 7 derniers jours).',
    ],
  ])('« %s » is set against what is usual, and never called an overload [R13.3]', (question, powerKw, said) => {
    const { sentences } = answered(question, drawing(powerKw))
    expect(plain(sentences[0])).toBe(said)
    expect(sentences.at(-1)).toMatch(/^La puissance nominale des moteurs n’est pas enregistrée/)
    expect(sentences.join(' ')).not.toMatch(/\b(?:Oui|Non)\b/)
  })

  test('one that rests, and one whose usual power is not known, say so [R13.3]', () => {
    expect(plain(answered('surcharge pompe 1 ?', drawing(0, false)).sentences[0])).toBe(
      'Forage Aït Amira 1 est à l’arrêt (0,0 kW, mesuré le 18/11/2026 14:02).',
    )
    expect(answered('surcharge pompe 1 ?', drawing(18, true, 0)).sentences[0]).toMatch(
      /d’habitude en marche n’est pas connu/,
    )
    expect(answered('y a-t-il une surcharge ?', drawing(16)).sentences).toHaveLength(4)
  })

  test.each([
    ['surcharge forage 2 hier', /^Une surcharge passée ne se voit pas/],
    ['surcharge du compteur', /^La puissance souscrite n’est pas enregistrée/],
  ])('« %s » is refused with the reason [R13.3]', (question, reason) => {
    const made = understand(question, FACTS, null)
    if (made.kind !== 'refuse') throw new Error(made.kind)
    expect(refusalWords(made)[0]).toMatch(reason)
    expect(understand(made.instead ?? '', FACTS, null).kind).toBe('call')
  })
})

/** Everything was measured so many minutes ago. */
const minutesAgo =
  (minutes: number) =>
  (one: Body): Body =>
    one.read === 'latest'
      ? {
          ...one,
          body: {
            readings: one.body.readings.map(([device, metric, , value]): (typeof one.body.readings)[number] => [
              device,
              metric,
              FACTS.now - minutes * MINUTE_MS,
              value,
            ]),
            statuses: one.body.statuses.map((status) => ({ ...status, powered: true, online: minutes < 60 })),
          },
        }
      : one

describe('a device that was heard of', () => {
  test.each([
    [
      'dernière communication du forage 1',
      12,
      'Forage Aït Amira 1 : dernière mesure reçue le 18/11/2026 13:50, il y a 12 min ; en ligne.',
    ],
    [
      'quand as-tu entendu parler du bassin haut pour la dernière fois ?',
      150,
      'Bassin haut : dernière mesure reçue le 18/11/2026 11:32, il y a 2 h 30 min ; hors ligne.',
    ],
    [
      'dernier message du compteur général',
      0,
      'Compteur général : dernière mesure reçue le 18/11/2026 14:02, à l’instant ; en ligne.',
    ],
  ])('« %s » is told with the age of its latest measure [R13.3]', (question, minutes, said) => {
    expect(plain(answered(question, minutesAgo(minutes)).sentences[0])).toBe(said)
  })

  test('goes on to another device; of the site the newest and the oldest are told [R13.3]', () => {
    const { call } = answered('dernière communication du forage 1')
    expect(answered('et le bassin bas ?', minutesAgo(5), { call, pending: null }).sentences[0]).toMatch(
      /^Bassin bas : .*5.min/,
    )
    const site = answered('dernière communication ?', minutesAgo(5)).sentences
    expect(site[0]).toMatch(/^Dernière mesure reçue du site : le 18\/11\/2026 13:57, il y a 5.min/)
    expect(site[1]).toMatch(/^La plus ancienne : /)
  })

  test('a device that never measured says so [R13.3]', () => {
    const nothing = (one: Body): Body => (one.read === 'latest' ? { ...one, body: { ...one.body, readings: [] } } : one)
    expect(answered('dernière communication du forage 1', nothing).sentences[0]).toMatch(
      /n’a encore envoyé aucune mesure/,
    )
    expect(callLine(answered('dernière alarme du forage 1').call)).toBe('alarms last device=forage-1')
  })
})
