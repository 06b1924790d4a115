// A difference and what it is of are written with as many decimals, in the text and in its table [R13.3].
import type { KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const figure = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
const plain = (rows: readonly (readonly string[])[] | undefined) =>
  rows?.map((row) => row.map((cell) => cell.replaceAll(/[\u00a0\u202f]/g, ' ')))

test('why water moved by little shows what it moved by [R13.3]', () => {
  const little = figures(
    (body): KpiBody => ({
      ...body,
      water: { ...body.water, consumedM3: figure(180.6, 186.2) },
      consumptions: body.consumptions.map((row) => ({
        ...row,
        volumeM3: row.device === 'secteur-1' ? figure(180.6, 186.2) : figure(0, 0),
      })),
    }),
  )
  const { told, sentences } = answered('Pourquoi on consomme moins d’eau hier ?', little)
  expect(sentences[0]).toBe('5,6 m³ de moins que la veille (3 %), surtout Secteur agrumes nord (−5,6 m³).')
  expect(sentences[1]).toMatch(/ : 180,6 m³, contre 186,2 m³ la veille\.$/)
  expect(plain(told.table?.rows)?.find(([name]) => name === 'Secteur agrumes nord')).toEqual([
    'Secteur agrumes nord',
    '180,6 m³',
    '186,2 m³',
    '−5,6 m³',
  ])
})

test('so do pumps, by their energy [R13.3]', () => {
  const little = figures(
    (body): KpiBody => ({
      ...body,
      energy: { ...body.energy, pumpKwh: figure(180.6, 186.2) },
      sources: body.sources.map((row) => ({
        ...row,
        energyKwh: row.device === 'forage-1' ? figure(180.6, 186.2) : figure(0, 0),
      })),
    }),
  )
  const { told } = answered('Pourquoi l’énergie de pompage a baissé hier ?', little)
  expect(plain(told.table?.rows)?.[0]).toEqual(['Forage Aït Amira 1', '180,6 kWh', '186,2 kWh', '−5,6 kWh'])
})

test.each([
  [0.8462, '0,85'],
  [12.44, '12,4'],
  [151.3, '151'],
])('%d alarms a day are told as the screens write them [R13.3]', (perDay, written) => {
  const { sentences } = answered('combien d’alarmes par jour ?', (one) =>
    one.read === 'load' ? { ...one, body: { ...one.body, perDay } } : one,
  )
  expect(sentences[0]).toBe(`Alarmes par jour : ${written} (30 derniers jours).`)
})
