// What people outside found told wrongly of ranks, reasons, projections, losses and budgets [R13.3].
import type { Body } from '@vigie/analyst/question'
import { HOUR_MS, type Outage } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, answeredOf, figures, pumps, pumpsRun } from './asked.ts'
import { NOW } from './farm.ts'
import { FINDINGS } from './world.ts'

const leak = FINDINGS.find(({ kind, feedback }) => kind === 'leak' && feedback === null)
if (leak === undefined) throw new Error('no leak')
const cutOf = (device: string, hoursAgo: number, ms: number): Outage => ({
  device,
  from: NOW - hoursAgo * HOUR_MS,
  to: NOW - hoursAgo * HOUR_MS + ms,
})

test('who is cut now is told with since when [R13.3]', () => {
  const at = new Date(NOW - HOUR_MS).toISOString()
  const { told, sentences } = answered(
    'Qui est coupé, et depuis quand ?',
    pumpsRun(true, (id) => (id === 'forage-2' ? { powered: false, poweredAt: at } : {})),
  )
  expect(sentences).toEqual(['1 appareil hors tension : Forage Aït Amira 2 (depuis 13:02).'])
  expect(told.table?.rows).toEqual([['Forage Aït Amira 2', '13:02']])
})

describe('a rank that is asked with why', () => {
  const question = 'Quel forage me coûte le plus cher par m³ cette semaine, et pourquoi ?'
  const most = pumps((one) => ({
    ...one,
    kwhPerM3: { ...one.kwhPerM3, value: one.device === 'forage-1' ? 0.9 : 0.5 },
  }))

  test('is the rank, that it is in energy, then what is known of the first; never yes [R13.3]', () => {
    const { sentences } = answered(question, most)
    expect(sentences[0]).toMatch(/^Forage Aït Amira 1 : 0,90? kWh\/m³ .* C’est le plus/)
    expect(sentences[1]).toBe('C’est en énergie : plus il en faut pour un m³, plus ce m³ coûte cher.')
    expect(sentences[2]).toMatch(/^Constat en cours : Filtre qui se colmate – Forage Aït Amira 1, depuis /)
    expect(sentences.join(' ')).not.toMatch(/\b(?:Oui|Non)\b/)
  })

  test('of which nothing is known, that is said [R13.3]', () => {
    const quiet = (one: Body): Body => {
      const made = most(one)
      if (made.read === 'alarms') return { ...made, body: { alarms: [], next: null } }
      return made.read === 'findings' ? { ...made, body: { findings: [], seen: true } } : made
    }
    expect(answered(question, quiet).sentences.at(-1)).toMatch(
      /aucune alarme active ni constat en cours ; pourquoi n’est pas connu\.$/,
    )
  })
})

test('values that are written alike are stable [R13.3]', () => {
  const alike = figures((body) => ({
    ...body,
    energy: { ...body.energy, kwhPerM3: { value: 0.501, previous: 0.5, completenessPct: 100 } },
  }))
  expect(answered('pourquoi l’énergie par m³ a augmenté cette semaine ?', alike).sentences.join(' ')).toContain(
    'Non, pas de hausse de l’énergie par m³ : stable. ',
  )
  expect(answered('énergie par m³ cette semaine', alike).sentences.join(' ')).toMatch(/Autant que/)
})

test('why the level of a tank moved is told with the cuts of what fills it [R13.3]', () => {
  const { said } = answeredOf('Pourquoi le bassin haut est-il monté ?', {
    cuts: [cutOf('forage-1', 3, 60_000), cutOf('forage-2', 2, 60_000), cutOf('forage-3', 2, 60_000)],
  })
  expect(said).toContain('Dans la période, en amont : 2 coupures – Forage Aït Amira 1 (1), Forage Aït Amira 2 (1).')
})

test('what a running month will come to stands beside the whole month before [R13.3]', () => {
  const { sentences } = answered('Combien va nous coûter l’électricité en novembre par rapport à octobre ?')
  expect(sentences[1]).toMatch(/^En entier, octobre 2026 : .* MAD\.$/)
  expect(sentences[2]).toMatch(/^Jusqu’ici/)
})

test('what was lost is told as water first, then its energy and money [R13.3]', () => {
  const { sentences } = answered('Combien d’eau avons-nous perdu à cause de la fuite et combien ça a coûté ?')
  expect(sentences).toHaveLength(3)
  expect(sentences[0]).toMatch(/^Fuite possible – Secteur agrumes nord : 978 m³ depuis le 29 octobre 2026/)
  expect(sentences[1]).toMatch(/^Énergie pour la pomper : .* kWh, soit 472 MAD\.$/)
})

test('the first of a month is « 1er », and a short cut is told to the second [R13.3]', () => {
  expect(answered('eau produite du 1 au 28 octobre').sentences[0]).toContain('du 1er octobre 2026 au 28 octobre 2026')
  const { said } = answeredOf('durée des coupures aujourd’hui', {
    cuts: [cutOf('forage-1', 3, 120_000), cutOf('forage-2', 2, 93_000)],
  })
  expect(said[0]).toMatch(/^3 min 33 s sans alimentation/)
})

describe('whether a budget is passed because of the leak', () => {
  const used = (value: number) =>
    figures((body) => ({
      ...body,
      consumptions: body.consumptions.map((one) => ({
        ...one,
        volumeM3: { ...one.volumeM3, value: one.device === 'secteur-1' ? value : 10 },
        budgetM3: 3_000,
      })),
    }))
  const question = 'Le dépassement de budget vient-il de la fuite ?'
  const began = { ...leak, since: Date.parse('2026-11-03T00:00:00Z') }

  test('is told by what was taken too much and what of it the leak took [R13.3]', () => {
    const said = (value: number, findings: readonly (typeof leak)[]) =>
      answeredOf(question, { findings }, used(value)).said[0]
    expect(said(3_333, [began])).toBe(
      'Oui, en grande partie : 333 m³ de trop, la fuite en a pris 978 m³ – Secteur agrumes nord (novembre 2026).',
    )
    expect(said(6_000, [began])).toMatch(/^Pour peu : 3 000 m³ de trop, la fuite en a pris 978 m³/)
    expect(said(3_333, [leak])).toMatch(/^Oui, en grande partie : 333 m³ de trop, la fuite en a pris environ \d+ m³/)
    expect(said(3_333, [])).toMatch(/^Non, rien ne le montre : 333 m³ de trop/)
    expect(said(2_000, [leak])).toBe('Non : aucun secteur n’a dépassé son budget (novembre 2026).')
  })
})

describe('who is cut of a kind of devices', () => {
  const at = new Date(NOW - HOUR_MS).toISOString()
  const cut = (...ids: readonly string[]) =>
    answered(
      'Quelles pompes sont coupées ?',
      pumpsRun(true, (id) => (ids.includes(id) ? { powered: false, poweredAt: at } : {})),
    )

  test('is told of that kind, and what else is cut after it [R13.3]', () => {
    expect(cut('forage-2', 'bassin-1').sentences).toEqual([
      '1 pompe hors tension : Forage Aït Amira 2 (depuis 13:02).',
      'En dehors de cela, 1 autre appareil hors tension : Bassin haut (depuis 13:02).',
    ])
    expect(cut('forage-2').told.table?.rows).toEqual([['Forage Aït Amira 2', '13:02']])
  })

  test('is nobody, where only others are [R13.3]', () => {
    expect(cut('bassin-1').sentences).toEqual([
      'Aucune pompe n’est hors tension.',
      'En dehors de cela, 1 autre appareil hors tension : Bassin haut (depuis 13:02).',
    ])
    expect(cut().sentences).toEqual(['Aucune pompe n’est hors tension.'])
  })
})
