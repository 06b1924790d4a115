// What it would cost to fill tanks is made of what they lack, the energy of a pumped cubic metre and a price; what was bought is never told in its place [R13.3].
import { callLine, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const BASIS =
  'L’énergie d’un m³ est celle des pompes (7 derniers jours). L’eau tirée pendant ce temps vient en plus ; ce que le soleil donnerait n’est pas déduit.'

/** Tanks that hold so much of 1 000 m³ each, and pumps that take 0,6 kWh for a m³. */
const tanks = (held: readonly (number | null)[]) =>
  figures((body) => ({
    ...body,
    energy: { ...body.energy, kwhPerM3: { ...body.energy.kwhPerM3, value: 0.6 } },
    storages: body.storages.map((one, index) => ({ ...one, capacityM3: 1_000, volumeM3: held[index] ?? null })),
  }))

describe('what it would cost to fill tanks', () => {
  test.each([
    'Combien coûterait de remplir les bassins cette nuit ?',
    'Combien ça coûterait de remplir les bassins ?',
    'si je remplis les bassins, ça coûte combien ?',
    'ça me coûterait combien de remplir les réservoirs la nuit ?',
  ])('« %s » is what they lack at the price of the cheap hours [R13.3]', (question) => {
    const { call, sentences } = answered(question, tanks([400, 1_000]))
    expect(call).toMatchObject({ figure: 'kwhPerM3', of: 'site', asks: 'refill', slot: 'off-peak' })
    expect(sentences).toEqual([
      'Remplir les bassins demande 600 m³, à 0,60 kWh/m³, soit 360 kWh : environ 266 MAD, à 0,74 MAD/kWh (en heures creuses, de 22:00 à 07:00).',
      BASIS,
    ])
  })

  test('of one tank, and in the hours that are named, is that of it alone [R13.3]', () => {
    const { sentences } = answered('Combien coûterait de remplir le bassin bas en heures pleines ?', tanks([400, 900]))
    expect(sentences[0]).toBe(
      'Remplir Bassin bas demande 100 m³, à 0,60 kWh/m³, soit 60 kWh : environ 60,6 MAD, à 1,01 MAD/kWh (en heures pleines, de 07:00 à 17:00).',
    )
  })

  test('is nothing of tanks that are full, and not known of one whose volume is not [R13.3]', () => {
    const question = 'Combien coûterait de remplir les bassins ?'
    expect(answered(question, tanks([1_000, 1_000])).sentences).toEqual([
      'Rien à payer : les bassins sont déjà pleins.',
    ])
    expect(answered(question, tanks([400, null])).sentences).toEqual([
      'Je ne sais pas : ce qui manque pour remplir Bassin bas n’est pas connu.',
    ])
  })
})

test('so much water that would be pumped is told by what a cubic metre costs [R13.3]', () => {
  const { call, sentences } = answered('Combien coûterait de pomper 200 m³ ?')
  expect(callLine(call)).toBe('figure kwhPerM3 site 7d')
  expect(sentences[0]).toMatch(/^Pomper 200 m³ coûte environ \d+ MAD d’énergie\.$/)
})

test.each([
  'Combien coûterait d’arroser 2 heures ?',
  'combien me coûterait de faire tourner le forage 1 pendant 3 heures ?',
])('« %s » is not answered by what was bought [R13.3]', (question) => {
  expect(understand(question, FACTS, null)).toMatchObject({ kind: 'refuse', topic: 'what-if' })
})

test('what filling them has cost is no supposition [R13.3]', () => {
  const { call } = answered('Combien a coûté l’électricité cette nuit ?')
  expect(call).toMatchObject({ figure: 'cost' })
})
