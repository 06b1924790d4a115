// A period summed up: its water, its energy and its cost, each against the stretch before, then alarms and cuts [R13.3].
import { type Body, callLine, followUpsOf, linkOf, queryWords } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures, same } from './asked.ts'
import { FACTS } from './score.ts'

test.each([
  ['résumé de la semaine', 'summary w:2026-11-16'],
  ['fais le bilan du mois', 'summary m:2026-11'],
  ['bilan d’hier', 'summary d:2026-11-17'],
  ['rapport du jour', 'summary d:2026-11-18'],
  ['bilan', 'summary d:2026-11-18'],
  ['compte rendu d’hier', 'summary d:2026-11-17'],
  ['rapport mensuel', 'summary m:2026-11'],
  ['récap de la journée', 'summary d:2026-11-18'],
  ['fais moi un point sur la semaine dernière', 'summary w:2026-11-09'],
  ['donne-moi la situation', 'summary d:2026-11-18'],
  ['peux-tu me résumer le mois d’octobre ?', 'summary m:2026-10'],
  ['bilan de l’eau de la semaine', 'summary w:2026-11-16 water'],
  ['bilan énergétique du mois', 'summary m:2026-11 energy'],
  ['fais moi un point sur la nuit', 'events r:2026-11-17..2026-11-18 22:00..06:00'],
])('« %s » [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test.each([
  ['bilan solaire d’octobre en kWh', 'figure solarKwh site m:2026-10'],
  [
    'Résumez-moi la production d’eau de la semaine dernière par rapport à la précédente',
    'figure producedM3 site w:2026-11-09 vs previous',
  ],
  ['Fais-moi le point sur l’eau produite la semaine dernière', 'figure producedM3 site w:2026-11-09'],
])('« %s » asks for one figure [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test('each figure stands beside the same of the stretch before, then alarms and cuts [R13.3]', () => {
  const one = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
  const { call, sentences } = answered(
    'bilan d’hier',
    figures((body) => ({
      ...body,
      water: { ...body.water, producedM3: one(400, 320), consumedM3: one(390, 390) },
      energy: { ...body.energy, gridKwh: one(210, 300), solarKwh: one(80, 0), cost: one(212, 280) },
    })),
  )
  expect(sentences.slice(0, 5)).toEqual([
    'Eau produite (mardi 17 novembre 2026) : 400 m³. C’est 25 % de plus que la veille (320 m³).',
    'Eau consommée : 390 m³. Autant que la veille (390 m³).',
    'Énergie du réseau : 210 kWh. C’est 30 % de moins que la veille (300 kWh).',
    'Énergie solaire : 80 kWh.',
    'Coût de l’énergie : 212 MAD. C’est 24 % de moins que la veille (280 MAD).',
  ])
  expect(sentences.slice(5).join(' ')).toMatch(/alarmes? \(mardi 17 novembre 2026\).* coupures? d’appareil /)
  expect(linkOf(call, FACTS)).toBe('/dashboard?date=2026-11-17')
  expect(queryWords(call, FACTS)).toBe('Bilan · tout le site · mardi 17 novembre 2026')
})

test('what is not known is left out, and nothing at all is said to be unknown [R13.3]', () => {
  const gone = { value: null, previous: null, completenessPct: null }
  const none = figures((body) => ({
    ...body,
    water: { ...body.water, producedM3: gone, consumedM3: gone },
    energy: { ...body.energy, gridKwh: gone, solarKwh: gone, cost: gone },
  }))
  const quiet = (one: Body): Body =>
    one.read === 'alarms'
      ? { ...one, body: { alarms: [], next: null } }
      : one.read === 'outages'
        ? { ...one, body: { outages: [] } }
        : none(one)
  expect(answered('bilan d’hier', quiet).told.known).toBe(false)
  expect(answered('bilan d’hier', none).sentences[0]).toMatch(/alarme/)
})

describe('goes on', () => {
  const { call } = answered('résumé de la semaine dernière')
  test.each([
    ['et celle d’avant ?', 'summary w:2026-11-02'],
    ['et la semaine d’avant ?', 'summary w:2026-11-02'],
    ['et hier ?', 'summary d:2026-11-17'],
    ['et le mois dernier ?', 'summary m:2026-10'],
  ])('« %s » [R13.3]', (question, line) => {
    expect(callLine(answered(question, same, { call, pending: null }).call)).toBe(line)
  })
  test('to the period before [R13.3]', () => {
    expect(followUpsOf(call)).toEqual(['Et la semaine d’avant ?'])
  })
})
