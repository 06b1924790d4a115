// Why a measure is as it is: its value, what is usual, and what is known of its thing and upstream of it; or that the cause is not known [R13.3].
import type { Body } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { alarmOf, answeredOf } from './asked.ts'
import { NOW } from './farm.ts'
import { FINDINGS } from './world.ts'

const found = (...ids: string[]) => FINDINGS.filter(({ id }) => ids.includes(id))
const FILTER =
  'Constat en cours : Filtre qui se colmate – Forage Aït Amira 1, depuis le 19 octobre 2026 ; 225 kWh d’énergie perdue depuis.'
const FACTS_ONLY = 'Ce sont les faits connus ; ils ne prouvent pas la cause.'

/** Everything has power, every pump runs. */
const well = (body: Body): Body =>
  body.read === 'latest'
    ? {
        read: 'latest',
        body: {
          readings: body.body.readings.map(([device, metric, at, value]) => [
            device,
            metric,
            at,
            metric === 'running' ? 1 : value,
          ]),
          statuses: body.body.statuses.map((one) => ({ ...one, powered: true, online: true })),
        },
      }
    : body

describe('why the pressure is low', () => {
  test('of a pump, what was found on it comes first, then its value and what is usual [R13.3]', () => {
    const { line, said, told } = answeredOf(
      'pourquoi la pression du forage 1 est basse ?',
      { findings: found('filter') },
      well,
    )
    expect(line).toBe('latest pressure_bar forage-1')
    expect(said).toEqual([
      FILTER,
      'La perte de pression dans le filtre est passée de 0,23 bar à 1,28 bar, à débit égal.',
      expect.stringMatching(/^Pression – Forage Aït Amira 1 : [\d ,]+ bar \(mesuré le 18\/11\/2026 14:02\)\.$/),
      expect.stringMatching(/^Sur les 7 derniers jours : [\d ,]+ bar en moyenne, de [\d ,]+ bar à [\d ,]+ bar\.$/),
      FACTS_ONLY,
    ])
    expect(told.main).not.toBeNull()
  })

  test('of a sector, what is found upstream of it is told, the filter of a pump that feeds its tank [R13.3]', () => {
    const known = {
      alarms: [alarmOf('bassin-1', 'tank-low', 20), alarmOf('bassin-2', 'tank-low', 20)],
      findings: found('filter'),
    }
    const { said } = answeredOf('pourquoi la pression est basse dans la serre tomates A ?', known, well)
    expect(said[0]).toBe(FILTER)
    expect(said).toContain('En cours, en amont : Niveau bas – Bassin haut, depuis le 17 novembre 2026.')
    // the other tank does not feed it
    const other = answeredOf('pourquoi la pression est basse au secteur agrumes sud ?', known, well)
    expect(other.said.join(' ')).not.toMatch(/Filtre|Bassin haut/)
  })

  test.each(['pourquoi la pression est basse ?', 'pourquoi la pression baisse ?', 'la pression est basse, pourquoi ?'])(
    '« %s »: of the site, both ends and everything that bears on it [R13.3]',
    (question) => {
      const { line, said } = answeredOf(question, { findings: found('filter', 'leak', 'stuck') }, well)
      expect(line).toBe('latest pressure_bar site')
      expect(said).toContain(FILTER)
      expect(said.filter((one) => one.startsWith('Constat en cours'))).toHaveLength(2)
      expect(said).toContain('En cours : Capteur bloqué – Niveau Forage Aït Amira 1, depuis le 15 novembre 2026.')
      expect(said.at(-1)).toBe(FACTS_ONLY)
    },
  )

  test('a pump that stands, a device without power and the cuts of today are known facts [R13.3]', () => {
    const cuts = [{ device: 'forage-2', from: NOW - 3_600_000, to: NOW - 3_000_000 }]
    const stands = (body: Body): Body => {
      const all = well(body)
      return all.read !== 'latest'
        ? all
        : {
            read: 'latest',
            body: {
              readings: all.body.readings.map(([device, metric, at, value]) => [
                device,
                metric,
                at,
                metric === 'running' && device === 'forage-2' ? 0 : value,
              ]),
              statuses: all.body.statuses.map((one) => ({ ...one, powered: one.device !== 'forage-2' })),
            },
          }
    }
    const { said } = answeredOf('pourquoi la pression du forage 2 est basse ?', { cuts }, stands)
    expect(said.slice(-4)).toEqual([
      'Hors tension : Forage Aït Amira 2.',
      'À l’arrêt : Forage Aït Amira 2.',
      'Aujourd’hui : 1 coupure – Forage Aït Amira 2.',
      FACTS_ONLY,
    ])
  })
})

test('cuts of today are told with the devices that had them, its own and those upstream apart [R13.3]', () => {
  const cuts = ['forage-1', 'forage-1', 'niveau-forage-1', 'bassin-1', 'forage-2', 'secteur-3', 'secteur-2'].map(
    (device, index) => ({ device, from: NOW - (index + 1) * 3_600_000, to: NOW - (index + 1) * 3_600_000 + 60_000 }),
  )
  const { said } = answeredOf('pourquoi la pression est basse à la serre tomates A ?', { cuts }, well)
  expect(said.slice(-3)).toEqual([
    'Aujourd’hui : 1 coupure – Serre tomates A.',
    'Aujourd’hui, en amont : 5 coupures – Forage Aït Amira 1 (2), Niveau Forage Aït Amira 1 (1), Bassin haut (1) et 1 autre appareil.',
    FACTS_ONLY,
  ])
})

test.each([
  ['pourquoi la pression du forage 2 est basse ?', 'latest pressure_bar forage-2', ', ici comme en amont.'],
  ['pourquoi la tension est basse ?', 'latest voltage_l1_v compteur-electrique', ', ici comme en amont.'],
  [
    'pourquoi le niveau de la nappe baisse ?',
    'latest level_m niveau-forage-1+niveau-forage-2+niveau-forage-3',
    ', ici comme en amont.',
  ],
  ['pourquoi la pression est basse ?', 'latest pressure_bar site', ' sur le site.'],
])('« %s »: where nothing is known, that the cause is not known [R13.3]', (question, line, where) => {
  const asked = answeredOf(question, {}, well)
  expect(asked.line).toBe(line)
  expect(asked.said.at(-1)).toBe(
    `La cause n’est pas connue : ni constat, ni alarme active, ni coupure aujourd’hui${where}`,
  )
})
