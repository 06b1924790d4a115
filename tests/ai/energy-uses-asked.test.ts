// Where the energy went is told by its uses, each with its share; when pumps have to run again by the tank that ends first [R13.3].
import { callLine } from '@vigie/analyst/question'
import { HOUR_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const figure = (value: number | null) => ({ value, previous: null, completenessPct: 100 })
const energy = (pumps: Readonly<Record<string, number | null>>) =>
  figures((body) => ({
    ...body,
    energy: { ...body.energy, gridKwh: figure(800), solarKwh: figure(200) },
    sources: body.sources.map((one) => ({ ...one, energyKwh: figure(pumps[one.device] ?? null) })),
  }))
const question = 'Où est allée l’énergie ce mois-ci ?'

describe('where the energy went', () => {
  test('is each pump and all other uses, the largest first, each with its share [R13.3]', () => {
    const { call, told, sentences } = answered(question, energy({ 'forage-1': 250, 'forage-2': 100, 'forage-3': 50 }))
    expect(callLine(call)).toBe('figure gridKwh site m:2026-11')
    expect(sentences.slice(0, 3)).toEqual([
      'Autres usages : 600 kWh (60 %) ; Forage Aït Amira 1 : 250 kWh (25 %) ; Forage Aït Amira 2 : 100 kWh (10 %) ; Forage Sidi Bibi : 50 kWh (5 %).',
      'Énergie consommée en tout (novembre 2026) : 1 000 kWh, dont 800 kWh du réseau et 200 kWh du soleil.',
      'Autres usages : tout ce qu’aucune pompe n’a pris ; rien d’autre n’est compté à part.',
    ])
    expect(told.table?.rows).toHaveLength(4)
  })

  test('tells no others where a pump is not known, and no share of less than the pumps took [R13.3]', () => {
    const unknown = answered(question, energy({ 'forage-1': 250, 'forage-2': null, 'forage-3': 50 })).sentences
    expect(unknown[0]).toBe('Forage Aït Amira 1 : 250 kWh (25 %) ; Forage Sidi Bibi : 50 kWh (5 %).')
    const more = answered(question, energy({ 'forage-1': 900, 'forage-2': 100, 'forage-3': 50 })).sentences
    expect(more.join(' ')).not.toMatch(/%|Autres usages/)
    expect(more).toContain('Les pompes en ont compté plus que le réseau et le soleil : aucune part n’en est dite.')
  })

  test.each(['où part l’électricité ?', 'Où va le courant ?', 'répartition de l’énergie'])(
    '« %s » [R13.3]',
    (asked) => {
      expect(answered(asked).call).toMatchObject({ figure: 'gridKwh', asks: 'uses' })
    },
  )
})

const tanks = (high: number, low: number) =>
  figures((body) => ({
    ...body,
    storages: body.storages.map((one) => {
      const hours = one.device === 'bassin-1' ? high : low
      return {
        ...one,
        volumeM3: hours * 10,
        levelPct: hours,
        autonomyHours: hours,
        autonomyEndsAt: FACTS.now + hours * HOUR_MS,
      }
    }),
  }))

describe('when pumps have to run again', () => {
  test('is when the first tank comes to its reserve, with what each holds, then the cheapest hours [R13.3]', () => {
    expect(answered('Quand faut-il relancer les pompes ?', tanks(20, 60)).sentences).toEqual([
      'Avant le 19/11/2026 10:00 : sans pompage, Bassin haut arrive alors à sa réserve (10 %), le premier, dans 20 h.',
      'Bassin haut contient 200 m³ (20 %).',
      expect.stringMatching(/^Bassin bas contient 600 m³ \(60 %\), et tient jusqu’au 21\/11\/2026 \d\d:\d\d\.$/),
      'Au moins cher : 0,74 MAD/kWh, en heures creuses, de 22:00 à 07:00 ce mois-ci.',
    ])
  })

  test('is now where one is there [R13.3]', () => {
    expect(answered('à quelle heure redémarrer les forages ?', tanks(0, 60)).sentences[0]).toBe(
      'Maintenant : Bassin haut est déjà à sa réserve (10 %).',
    )
  })

  test('when to pump is told by the price of the hours, as before [R13.3]', () => {
    expect(answered('quand faut-il pomper ?').call).toEqual({ tool: 'shift', asks: 'when' })
  })
})

test('whether there is enough until a day begins with its condition, tank by tank [R13.3]', () => {
  const asked = 'Y a-t-il assez d’eau jusqu’à vendredi ?'
  expect(answered(asked, tanks(60, 20)).sentences[0]).toMatch(
    /^Sans pompage, non : Bassin bas 20 h, jusqu’au 19\/11\/2026 10:00 ; Bassin haut .*, jusqu’au 21\/11\/2026 \d\d:\d\d\.$/,
  )
  expect(answered(asked, tanks(60, 70)).sentences[0]).toMatch(/^Sans pompage, oui : Bassin haut /)
})
