// What can not be relied on is said before the number; money beside water; what happened together is one row [R13.3].
import type { Body } from '@vigie/analyst/question'
import { HOUR_MS, MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { alarmOf, answered, answeredOf } from './asked.ts'
import { DEVICES } from './farm.ts'
import { FACTS } from './score.ts'
import { FINDINGS } from './world.ts'

describe('a sensor that stands still', () => {
  const warning = 'Capteur bloqué depuis le 15 novembre 2026, ne pas s’y fier : Niveau Forage Aït Amira 1.'

  test.each([
    ['Le niveau du forage Aït Amira 1 ?', /^Dernière valeur – niveau : .* m \(mesuré le /],
    ['niveau moyen du forage Aït Amira 1 hier', /^Niveau Forage Aït Amira 1 – niveau : .* en moyenne/],
  ])('« %s »: first that it is not to be relied on, then what it says [R13.3]', (question, value) => {
    const { sentences } = answered(question)
    expect(sentences[0]).toBe(warning)
    expect(sentences[1]).toMatch(value)
  })

  test('is on neither side of a limit [R13.3]', () => {
    const still = (one: Body): Body =>
      one.read === 'findings'
        ? { ...one, body: { ...one.body, findings: FINDINGS.map((found) => ({ ...found, device: 'forage-1' })) } }
        : one
    const { sentences } = answered('la pression du forage 1 est-elle sous 2 bar ?', still)
    expect(sentences[0]).toMatch(/^Capteur bloqué depuis le .*, ne pas s’y fier : Forage Aït Amira 1\.$/)
    expect(sentences[1]).toMatch(/^Dernière valeur – pression : /)
  })

  test.each([
    'Quel est le niveau du bassin haut ?',
    'Combien d’eau dans le bassin haut ?',
    'Le bassin haut est-il plein ?',
  ])('« %s » of a tank whose level stands still says so first [R13.3]', (question) => {
    const still =
      (device: string) =>
      (one: Body): Body =>
        one.read === 'findings'
          ? { ...one, body: { ...one.body, findings: FINDINGS.map((found) => ({ ...found, device })) } }
          : one
    const { sentences } = answered(question, still('bassin-1'))
    expect(sentences[0]).toBe('Capteur bloqué depuis le 15 novembre 2026, ne pas s’y fier : Bassin haut.')
    expect(sentences.slice(1)).toEqual(answered(question, still('bassin-2')).sentences)
  })

  test('is judged by nothing: that stands before its value [R13.3]', () => {
    const { sentences } = answered('le niveau du forage Aït Amira 1 est-il normal ?')
    expect(sentences[0]).toMatch(/^Je ne peux pas le dire/)
    expect(sentences[1]).toBe(warning)
    expect(sentences[2]).toMatch(/^Niveau : /)
  })
})

test.each([
  ['combien on perd avec la fuite ?', /978 m³ depuis .* ; soit 472 MAD d’énergie pour la pomper\.$/],
  ['combien d’eau perd la fuite du secteur agrumes nord ?', / ; soit 472 MAD d’énergie pour la pomper\.$/],
  ['combien d’énergie perd-on avec la fuite ?', /467 kWh depuis .* ; soit 472 MAD\.$/],
])('« %s » says the money in the sentence [R13.3]', (question, words) => {
  expect(answered(question).sentences[0]).toMatch(words)
})

describe('the cuts of a summary', () => {
  const began = FACTS.now - 20 * HOUR_MS
  const cut = (device: string, from: number, minutes: number): Outage => ({
    device,
    from,
    to: from + minutes * MINUTE_MS,
  })
  const ids = DEVICES.map(({ id }) => id)
  const cuts = [
    ...ids.slice(0, 9).map((device, index) => cut(device, began + index * 4_000, 48 + (index % 2))),
    cut('forage-1', began + 5 * HOUR_MS, 10),
    cut('forage-2', began + 5 * HOUR_MS + 20_000, 10),
    cut('forage-3', began + 8 * HOUR_MS, 3),
  ]

  test.each(['bilan de la semaine', 'que s’est-il passé cette semaine ?'])(
    '« %s »: those of one moment are one row, the latest first [R13.3]',
    (question) => {
      const rows = answeredOf(question, { cuts }).told.table?.rows ?? []
      expect(rows.map(([device, , , length]) => [device, length?.replace(/[\u00a0\u202f]/g, ' ')])).toEqual([
        ['Forage Sidi Bibi', '3 min'],
        ['2 appareils (Forage Aït Amira 1, Forage Aït Amira 2)', '10 min'],
        ['9 appareils', 'jusqu’à 49 min'],
      ])
    },
  )

  test('are not said to stand in a table that is of alarms [R13.3]', () => {
    const many = Array.from({ length: 30 }, (_, index) => cut('forage-1', FACTS.now - (index + 1) * HOUR_MS, 5))
    const counted = /^Le tableau montre les 20 coupures/
    expect(answeredOf('bilan de la semaine', { cuts: many }).said).toContainEqual(expect.stringMatching(counted))
    const { said, told } = answeredOf('bilan de la semaine', { cuts: many, alarms: [alarmOf('forage-1', 'stale', 3)] })
    expect(told.table?.columns).toContain('Alarme')
    expect(said.join('\n')).not.toMatch(/Le tableau montre/)
  })

  test('each device has its row where its cuts are asked for [R13.3]', () => {
    expect(answeredOf('coupures de la semaine', { cuts }).told.table?.rows).toHaveLength(12)
  })
})
