// Alarms of a thing that is asked about by the name of its main device: those of all its devices [R13.3].
import { linkOf, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { alarmOf, answeredOf } from './asked.ts'
import { FACTS } from './score.ts'

const PUMP = alarmOf('forage-1', 'offline', 30)
const LEVEL = alarmOf('niveau-forage-1', 'anomaly', 50)
const GAUGE = alarmOf('pression-filtre-1', 'stale', 70)
const OTHER = alarmOf('forage-2', 'offline', 30)

test.each([
  [
    'Y a-t-il une alarme sur Forage Aït Amira 1 ?',
    'Oui : 2 alarmes ouvertes, toutes actives – Forage Aït Amira 1, dont 1 sur Niveau Forage Aït Amira 1.',
  ],
  [
    'combien d’alarmes sur le forage 1',
    '2 alarmes ouvertes, toutes actives – Forage Aït Amira 1, dont 1 sur Niveau Forage Aït Amira 1.',
  ],
])('« %s »: of the pump and of its level sensor [R13.3]', (question, sentence) => {
  const { said, told } = answeredOf(question, { alarms: [PUMP, LEVEL, OTHER] })
  expect(said[0]).toBe(sentence)
  expect(told.main).toBe(2)
  expect(told.table?.rows).toHaveLength(2)
})

test('where only its sensors have some, they are named, and it is not denied [R13.3]', () => {
  expect(answeredOf('Y a-t-il une alarme sur le forage 1 ?', { alarms: [LEVEL, GAUGE] }).said[0]).toBe(
    'Oui : 2 alarmes ouvertes, toutes actives – Forage Aït Amira 1, dont 1 sur Niveau Forage Aït Amira 1, 1 sur Pression après filtre Forage Aït Amira 1.',
  )
  expect(answeredOf('Y a-t-il une alarme sur le forage 1 ?', { alarms: [OTHER] }).said[0]).toBe(
    'Non : aucune alarme ouverte – Forage Aït Amira 1.',
  )
})

test('of a camera that is named itself, its own [R13.3]', () => {
  const alarms = [alarmOf('bassin-1', 'tank-low', 30), alarmOf('camera-1', 'offline', 30)]
  expect(answeredOf('combien d’alarmes sur la caméra bassin haut', { alarms }).said[0]).toBe(
    '1 alarme ouverte, active – Caméra bassin haut.',
  )
})

test('the last one, the gravest and those of a period are of the thing, too [R13.3]', () => {
  const alarms = [LEVEL, { ...GAUGE, priority: 'critical' as const }]
  expect(answeredOf('dernière alarme du forage 1', { alarms }).said[0]).toMatch(
    /^La dernière : .* – Niveau Forage Aït Amira 1, apparue le 16\/11\/2026/,
  )
  expect(answeredOf('l’alarme la plus grave du forage 1', { alarms }).said[0]).toMatch(
    /^La plus grave, de priorité critique : Sans mesure – Pression après filtre Forage Aït Amira 1/,
  )
  expect(answeredOf('combien d’alarmes sur le forage 1 cette semaine', { alarms }).told.main).toBe(1)
})

test.each([
  ['Y a-t-il une alarme sur Forage Aït Amira 1 ?', '/eau/sources/forage-1'],
  ['combien d’alarmes sur la caméra bassin haut', '/alertes?appareil=camera-1'],
])('« %s » leads to where all of them stand [R13.3]', (question, link) => {
  const understood = understand(question, FACTS, null)
  expect(understood.kind === 'call' ? linkOf(understood.call, FACTS) : null).toBe(link)
})
