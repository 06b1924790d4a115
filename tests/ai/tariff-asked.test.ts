// The electricity contract: which slot runs, at what price, until when, and what follows, by the clock of the site [R13.3].
import { callLine, type Facts, readsOf, tell, understand } from '@vigie/analyst/question'
import type { Tariff } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered } from './asked.ts'
import { SITE } from './farm.ts'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'

/** What is said to a question at this instant, of this contract, in this zone. */
const saidAt = (question: string, at: string, site: Partial<Facts['site']> = {}): readonly string[] => {
  const now = Date.parse(at)
  const zone = site.timeZone ?? SITE.timeZone
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
  const facts: Facts = { ...FACTS, now, today, site: { ...SITE, ...site } }
  const understood = understand(question, facts, null)
  if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
  const told = tell(
    understood.call,
    readsOf(understood.call, facts).map(() => never()),
    facts,
  )
  expect(untraced(told, [], facts, question)).toEqual([])
  return told.sentences.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' '))
}
const never = (): never => {
  throw new Error('nothing is read of the records')
}
const plain = (sentences: readonly string[]) => sentences.join(' ')

test.each([
  'quel est le prix du kWh maintenant ?',
  'prix du kwh actuel',
  'quel est le tarif en ce moment ?',
  'c’est quoi le tarif actuel',
  'combien coûte le kWh maintenant ?',
])('« %s »: the price of the slot that runs, and the next [R13.3]', (question) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toBe('tariff now')
  expect(sentences).toEqual([
    'Heures pleines en ce moment : 1,01 MAD/kWh, jusqu’à 17:00.',
    'Ensuite, heures de pointe : 1,42 MAD/kWh, jusqu’à 22:00.',
  ])
})

test.each(['c’est l’heure de pointe ?', 'est-ce qu’on est en heures de pointe ?', 'on est en pointe ?'])(
  '« %s » is answered by yes or no [R13.3]',
  (question) => {
    expect(saidAt(question, '2026-11-18T14:02:00Z')).toEqual([
      'Non : heures pleines en ce moment, 1,01 MAD/kWh, jusqu’à 17:00.',
      'Les prochaines heures de pointe commencent à 17:00 : 1,42 MAD/kWh, jusqu’à 22:00.',
    ])
    expect(saidAt(question, '2026-11-18T21:30:00Z')).toEqual([
      'Oui : heures de pointe en ce moment, 1,42 MAD/kWh, jusqu’à 22:00.',
      'Ensuite, heures creuses : 0,74 MAD/kWh, jusqu’à demain 07:00.',
    ])
  },
)

test.each([
  'quand commence l’heure creuse ?',
  'à quelle heure commencent les heures creuses ?',
  'prochaines heures creuses',
])('« %s » [R13.3]', (question) => {
  expect(answered(question).sentences).toEqual([
    'Les prochaines heures creuses commencent à 22:00 : 0,74 MAD/kWh, jusqu’à demain 07:00.',
    'Heures pleines en ce moment : 1,01 MAD/kWh, jusqu’à 17:00.',
  ])
  expect(saidAt(question, '2026-11-18T23:30:00Z')).toEqual([
    'C’est en cours : heures creuses en ce moment, 0,74 MAD/kWh, jusqu’à demain 07:00.',
    'Les prochaines heures creuses commencent demain à 22:00 : 0,74 MAD/kWh, jusqu’au 20 novembre 2026 à 07:00.',
  ])
})

test('« à quelle heure finissent les heures de pointe ? » [R13.3]', () => {
  const question = 'à quelle heure finissent les heures de pointe ?'
  expect(answered(question).sentences).toEqual([
    'Les prochaines heures de pointe finissent à 22:00 ; elles commencent à 17:00.',
  ])
  expect(saidAt(question, '2026-11-18T18:00:00Z')).toEqual(['Les heures de pointe finissent à 22:00.'])
})

test.each(['quels sont les tarifs ?', 'quelles sont les tranches horaires ?', 'tarifs de l’électricité'])(
  '« %s »: every slot with its price and its hours in each season [R13.3]',
  (question) => {
    const { told, sentences } = answered(question)
    expect(sentences[0]).toBe(
      'Prix du kWh : heures creuses 0,74 MAD/kWh, heures pleines 1,01 MAD/kWh, heures de pointe 1,42 MAD/kWh.',
    )
    expect(told.table?.columns).toEqual([
      'Tranche',
      'Prix du kWh',
      'Heures, octobre à mars',
      'Heures, avril à septembre',
    ])
    expect(told.table?.rows.map(([name, , ...hours]) => [name, ...hours])).toEqual([
      ['Heures creuses', 'de 22:00 à 07:00', 'de 23:00 à 07:00'],
      ['Heures pleines', 'de 07:00 à 17:00', 'de 07:00 à 18:00'],
      ['Heures de pointe', 'de 17:00 à 22:00', 'de 18:00 à 23:00'],
    ])
  },
)

test.each([
  ['prix du kwh en heures creuses', 'Heures creuses : 0,74 MAD/kWh, de 22:00 à 07:00 ce mois-ci.'],
  ['c’est quoi l’heure la moins chère ?', 'Heures creuses : 0,74 MAD/kWh, de 22:00 à 07:00 ce mois-ci.'],
  ['quand l’électricité est-elle la plus chère ?', 'Heures de pointe : 1,42 MAD/kWh, de 17:00 à 22:00 ce mois-ci.'],
])('« %s » [R13.3]', (question, first) => {
  expect(answered(question).sentences[0]).toBe(first)
})

test('where the site has no tariff none is made up [R13.3]', () => {
  for (const question of [
    'quels sont les tarifs ?',
    'c’est l’heure de pointe ?',
    'c’est quoi l’heure la moins chère ?',
  ])
    expect(saidAt(question, '2026-11-18T14:02:00Z', { tariff: null })).toEqual([
      'Je ne sais pas : aucun tarif d’électricité n’est enregistré pour ce site.',
    ])
})

describe('by the clock on site', () => {
  const tariff: Tariff = {
    ...(SITE.tariff as Tariff),
    rules: [
      { months: [3, 4, 10], fromHour: 3, toHour: 8, slot: 'standard' },
      { months: [4], fromHour: 8, toHour: 9, slot: 'peak' },
    ],
  }

  test('a night in which clocks go forward or back ends by them [R13.3]', () => {
    const at = (instant: string) =>
      saidAt('quel est le prix du kWh maintenant ?', instant, { tariff, timeZone: 'Europe/Paris' })[0]
    // 01:30, an hour before 03:00; then 02:30 twice, the second an hour before it, too
    expect(at('2027-03-28T00:30:00Z')).toBe('Heures creuses en ce moment : 0,74 MAD/kWh, jusqu’à 03:00.')
    expect(at('2027-03-28T01:00:00Z')).toBe('Heures pleines en ce moment : 1,01 MAD/kWh, jusqu’à 08:00.')
    expect(at('2027-10-31T00:30:00Z')).toBe('Heures creuses en ce moment : 0,74 MAD/kWh, jusqu’à 03:00.')
    expect(at('2027-10-31T01:59:00Z')).toBe('Heures creuses en ce moment : 0,74 MAD/kWh, jusqu’à 03:00.')
  })

  test('hours that no rule names are off-peak, and a season may be months away [R13.3]', () => {
    const question = 'quand commencent les heures de pointe ?'
    expect(plain(saidAt(question, '2026-11-18T14:02:00Z', { tariff, timeZone: 'UTC' }))).toBe(
      'Les prochaines heures de pointe commencent le 1er avril 2027 à 08:00 : 1,42 MAD/kWh, jusqu’au 1er avril 2027 à 09:00. Heures creuses en ce moment : 0,74 MAD/kWh, jusqu’au 1er mars 2027 à 03:00.',
    )
  })

  test('a zone that is half an hour off has its hours at its own clock [R13.3]', () => {
    expect(saidAt('tarif actuel', '2026-11-18T03:00:00Z', { timeZone: 'Asia/Kolkata' })[0]).toBe(
      'Heures pleines en ce moment : 1,01 MAD/kWh, jusqu’à 17:00.',
    )
  })

  test('a contract of one price has neither an end nor hours of pointe [R13.3]', () => {
    const one = { tariff: { ...tariff, rules: [] } }
    expect(saidAt('tarif actuel', '2026-11-18T14:02:00Z', one)).toEqual([
      'Heures creuses en ce moment : 0,74 MAD/kWh, à toute heure.',
    ])
    expect(saidAt('quand commencent les heures de pointe ?', '2026-11-18T14:02:00Z', one)).toEqual([
      'Le tarif de ce site n’a pas d’heures de pointe.',
    ])
  })
})

test.each([
  ['prix moyen du kWh', 'figure pricePerKwh site d:2026-11-18'],
  ['prix du kWh hier', 'figure pricePerKwh site d:2026-11-17'],
  ['combien de kwh en heures de pointe hier', 'figure gridKwh site d:2026-11-17 slot=peak'],
  ['combien on a dépensé en heures creuses', 'figure cost site d:2026-11-18 slot=off-peak'],
  ['répartition du coût par tranche horaire', 'figure cost site d:2026-11-18 by-slot'],
  ['puissance de pointe', 'figure peakKw compteur-electrique d:2026-11-18'],
])('« %s » is of what was drawn, not of the contract [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test.each([
  'quel est le moment le plus économique pour pomper ?',
  'à quelle heure est-ce le plus avantageux de pomper ? c’est quoi l’heure la plus avantageuse ?',
])('[R13.3] the thriftiest hour is the cheapest one: %s', (question) => {
  expect(plain(answered(question).sentences)).toMatch(/^Heures creuses : 0,74 MAD\/kWh/)
})
