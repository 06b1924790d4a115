// What an owner, an operator at night and an accountant asked and was first told otherwise [R13.3].
import { callLine, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, pumps } from './asked.ts'
import { FACTS } from './score.ts'

test.each([
  ['faut que je m’inquiète ?', 'alarms first open', /^28 alarmes ouvertes/],
  ['est-ce que la nuit a été calme ?', 'events r:2026-11-17..2026-11-18 22:00..06:00', /^1 alarme /],
  ['la pompe 3 a redémarré ?', 'status running forage-3', /^Forage Sidi Bibi : en marche/],
  ['quel bassin sera vide en premier ?', 'figure emptyInHours storages now least', /^Bassin haut : /],
  [
    'depuis combien de temps le bassin haut est en alarme ?',
    'alarms list open device=bassin-1',
    /^La plus ancienne : Bientôt vide – Pression sortie Bassin haut, apparue le .*, toujours active\.$/,
  ],
  ['y a-t-il une alarme sur la pression ?', 'latest pressure_bar site', /^Oui : 6 alarmes actives/],
  [
    'les volumes d’octobre sont-ils complets ?',
    'figure producedM3+consumedM3 site m:2026-10',
    /^Oui : eau produite \(octobre 2026\), 100 % des mesures attendues reçues\.$/,
  ],
  ['ça coûte combien de pomper la nuit ?', 'shift', /^Au moins cher : 0,74 MAD\/kWh, en heures creuses/],
])('« %s » is told of what was asked [R13.3]', (question, line, first) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toBe(line)
  expect(sentences[0]).toMatch(first)
})

describe('shares', () => {
  test('of each sector stand beside what they add up to [R13.3]', () => {
    const { told, sentences } = answered('quelle est la part de chaque secteur ce mois-ci ?')
    expect(sentences[0]).toMatch(/le plus, Secteur agrumes sud : 792 m³ \(27 %\)/)
    expect(told.table?.columns).toEqual(['Appareil', 'Volume compté', 'Part'])
  })

  test('of a slot are told of each, that one first; a part in money is an amount [R13.3]', () => {
    expect(answered('quelle part de l’électricité est achetée en heures de pointe ?').sentences[0]).toMatch(
      /heures de pointe .* \(5 %\), heures pleines .* \(71 %\), heures creuses .* \(24 %\)\.$/,
    )
    expect(callLine(answered('part facturée en heures de pointe la semaine dernière, en dh').call)).toBe(
      'figure cost site w:2026-11-09 slot=peak',
    )
  })

  test('what was produced and not consumed is told between both [R13.3]', () => {
    expect(answered('quel est l’écart entre l’eau produite et l’eau consommée ce mois-ci ?').sentences).toContain(
      'Écart entre produite et consommée : 387 m³ de plus produits ; le stock des bassins et l’eau non comptée l’expliquent.',
    )
  })
})

describe('which of them had none', () => {
  test('are those at zero; where none is, which had least [R13.3]', () => {
    const question = 'quelles pompes n’ont pas tourné hier ?'
    const ran = pumps((one) => ({
      ...one,
      runningHours: { ...one.runningHours, value: one.device === 'forage-2' ? 0 : 3 },
    }))
    expect(answered(question, ran).sentences[0]).toBe(
      'Heures de marche (mardi 17 novembre 2026) : zéro pour Forage Aït Amira 2.',
    )
    expect(answered('quel secteur n’a pas reçu d’eau hier ?').sentences[0]).toMatch(
      /aucun n’est resté à zéro ; le moins, Secteur agrumes sud : 126 m³\.$/,
    )
  })
})

test('hours of the tariff are told of what is bought: of anything else that is offered, not the whole day told [R13.3]', () => {
  const understood = understand('combien d’eau pompée en heures creuses hier ?', FACTS, null)
  if (understood.kind !== 'refuse') throw new Error(understood.kind)
  expect(callLine(answered(understood.instead ?? '').call)).toBe('figure gridKwh site d:2026-11-17 slot=off-peak')
})
