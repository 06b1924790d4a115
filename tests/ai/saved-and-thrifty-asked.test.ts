// Which pump makes most of its energy, and what would have been paid without the sun [R13.3].
import { callLine } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered, figures, pumps } from './asked.ts'

const THRIFTY = { 'forage-1': 0.6, 'forage-2': 0.4, 'forage-3': 0.5 } as const
/** The second takes least energy by cubic metre, and gives least water. */
const made = pumps((one) => ({
  ...one,
  volumeM3: { ...one.volumeM3, value: one.device === 'forage-2' ? 10 : 500 },
  kwhPerM3: { ...one.kwhPerM3, value: THRIFTY[one.device as keyof typeof THRIFTY] ?? null },
}))

test.each([
  'quelle pompe est la plus économique et pourquoi ?',
  'quelle pompe est la plus économique ?',
  'quelle pompe est la plus efficace ?',
  'quel forage est le plus rentable ?',
  'quelle est la pompe la plus performante ?',
])('[R13.3] « %s »: the one that takes least energy by cubic metre', (question) => {
  const { call, sentences } = answered(question, made)
  expect(callLine(call)).toBe('figure kwhPerM3 sources 7d least')
  expect(sentences[0]).toMatch(/^Forage Aït Amira 2 : 0,40? kWh\/m³/)
})

test('[R13.3] the least thrifty takes most, and two that are named are set against each other alone', () => {
  expect(answered('quelle pompe est la moins économique ?', made).sentences[0]).toMatch(/^Forage Aït Amira 1 : 0,60? /)
  expect(answered('du forage 1 ou du forage Sidi Bibi, lequel est le plus économique ?', made).sentences[0]).toMatch(
    /^Forage Sidi Bibi : 0,50? /,
  )
})

test('[R13.3] the worst is named with its measure and its time, and the one that follows', () => {
  const { call, sentences } = answered('quel forage est le pire', made)
  expect(callLine(call)).toBe('figure kwhPerM3 sources 7d most')
  expect(sentences[0]).toMatch(
    /^Forage Aït Amira 1 : 0,60 kWh\/m³ \(7 derniers jours\)\. C’est le plus \(énergie par m³ pompé\)\.$/,
  )
  expect(sentences[1]).toBe('Ensuite, Forage Sidi Bibi : 0,50 kWh/m³.')
  expect(answered('quel est le meilleur forage', made).sentences[1]).toBe('Ensuite, Forage Sidi Bibi : 0,50 kWh/m³.')
})

const paid = figures((body) => ({
  ...body,
  energy: { ...body.energy, cost: { ...body.energy.cost, value: 401 }, solarSaved: 118 },
}))

test.each([
  'combien j’aurais payé sans panneaux solaires aujourd’hui ?',
  'sans les panneaux, la facture serait de combien ?',
  'quelle serait ma facture si je n’avais pas de panneaux ?',
  'combien aurait-on dépensé sans le solaire hier ?',
])('[R13.3] « %s »: what was paid and what was not bought, together, each named', (question) => {
  const { told, sentences } = answered(question, paid)
  expect(told.main).toBe(519)
  expect(sentences[0]).toMatch(
    /^Sans le solaire : 519 MAD \(.+\), soit 401 MAD payés au réseau et 118 MAD d’achat évité\.$/,
  )
})

test('[R13.3] what the sun saved is told as it was, and without a cost nothing is added up', () => {
  expect(answered('combien j’ai économisé grâce au solaire hier ?', paid).sentences[0]).toMatch(
    /^Achat évité : 118 MAD/,
  )
  const unpriced = figures((body) => ({
    ...body,
    energy: { ...body.energy, cost: { ...body.energy.cost, value: null }, solarSaved: 118 },
  }))
  expect(answered('combien j’aurais payé sans le solaire hier ?', unpriced).sentences[0]).toMatch(
    /^Je ne sais pas : le coût n’est pas connu/,
  )
})
