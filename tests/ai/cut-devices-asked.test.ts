// How many devices were cut: each once, however often, with the number of cuts beside it [R13.3].
import { MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answeredOf } from './asked.ts'
import { DEVICES, NOW } from './farm.ts'

const cut = (device: string, minutesAgo: number) => ({
  device,
  from: NOW - minutesAgo * MINUTE_MS,
  to: NOW - (minutesAgo - 2) * MINUTE_MS,
})
const cuts = [cut('forage-1', 30), cut('forage-1', 60), cut('forage-1', 90), cut('secteur-6', 120)]

test.each([
  'Combien d’appareils ont été coupés aujourd’hui ?',
  'combien d’appareils ont eu une coupure aujourd’hui',
  'nombre d’équipements coupés aujourd’hui',
])('« %s »: devices, and the cuts beside [R13.3]', (question) => {
  const { said, told } = answeredOf(question, { cuts })
  expect(said[0]).toBe(
    '2 appareils coupés, Forage Aït Amira 1 et Pépinière (aujourd’hui, mercredi 18 novembre 2026) : 4 coupures d’appareils, 8 min, durées des appareils additionnées.',
  )
  expect(told.main).toBe(2)
})

test('where the site was cut, the cuts are told apart as they are elsewhere [R13.3]', () => {
  const all = [...DEVICES.map(({ id }) => cut(id, 200)), ...cuts]
  const { said, told } = answeredOf('Combien d’appareils ont été coupés aujourd’hui ?', { cuts: all })
  expect(said[0]).toMatch(
    /^\d+ appareils coupés \(aujourd’hui, .*\) : site coupé 1 fois \(\d+ coupures d’appareils\), 4 coupures d’appareils à part,/,
  )
  expect(told.main).toBe(DEVICES.length)
})

test.each([
  ['combien de pompes ont été coupées aujourd’hui ?', 1],
  ['combien de secteurs ont été coupés aujourd’hui ?', 1],
  ['combien de bassins ont été coupés aujourd’hui ?', 0],
  ['combien de capteurs ont été coupés aujourd’hui ?', 1],
])('« %s »: of that kind alone [R13.3]', (question, count) => {
  expect(answeredOf(question, { cuts }).told.main).toBe(count)
})

test.each([
  ['combien de coupures aujourd’hui ?', 'outages count site d:2026-11-18'],
  ['combien de fois les pompes ont-elles été coupées aujourd’hui ?', 'outages count site d:2026-11-18'],
])('« %s »: the cuts [R13.3]', (question, line) => {
  expect(answeredOf(question, { cuts }).line).toBe(line)
})

test('« quels appareils » are all that were cut, not those that were cut most [R13.3]', () => {
  const more = [...cuts, cut('secteur-5', 130)]
  const { said, line, told } = answeredOf('Quels appareils ont été coupés aujourd’hui ?', { cuts: more })
  expect(line).toBe('outages devices site d:2026-11-18')
  expect(said[0]).toMatch(
    /^3 appareils coupés \(aujourd’hui, mercredi 18 novembre 2026\) : 5 coupures d’appareils, 10 min/,
  )
  expect(said[1]).toMatch(/^Ce sont : Forage Aït Amira 1, Pépinière, /)
  expect(told.main).toBe(3)
})

test.each([
  ['quelles pompes ont été coupées hier', 'outages devices'],
  ['quels appareils ont été coupés le plus souvent ce mois-ci ?', 'outages most site m:2026-11'],
  ['quel appareil a été coupé aujourd’hui ?', 'outages most site d:2026-11-18'],
])('« %s » [R13.3]', (question, start) => {
  expect(answeredOf(question, { cuts }).line.startsWith(start)).toBe(true)
})
