// Water that is bought, what a device counts in hours of a day, words of findings, and whether what was compared is better [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const lineOf = (question: string) => {
  const made = understand(question, FACTS, null)
  return made.kind === 'call' ? callLine(made.call) : `${made.kind} ${made.kind === 'refuse' ? made.why : made.about}`
}

test.each([
  ['eau achetée', 'figure volumeM3 compteur-reseau d:2026-11-18'],
  ['combien d’eau achetée hier ?', 'figure volumeM3 compteur-reseau d:2026-11-17'],
  [
    'eau des forages vs eau du réseau cette semaine',
    'figure volumeM3 forage-1+forage-2+forage-3+compteur-reseau w:2026-11-16',
  ],
  ['eau forage vs ormva', 'figure volumeM3 forage-1+forage-2+forage-3+compteur-reseau d:2026-11-18'],
  ['énergie achetée hier', 'figure gridKwh site d:2026-11-17'],
])('[R13.3] « %s » is of the meter where it comes in, and beside the others where that is asked', (question, line) => {
  expect(lineOf(question)).toBe(line)
})

describe('what a device counts in hours of a day', () => {
  test.each([
    ['conso secteur 1 cette nuit', 'series volume_m3 secteur-1 r:2026-11-17..2026-11-18 22:00..06:00 sum'],
    ['combien d’eau le forage 1 a pompé entre 6h et 10h ?', 'series volume_m3 forage-1 d:2026-11-18 06:00..10:00 sum'],
    ['kwh du forage 2 ce matin', 'series energy_kwh forage-2 d:2026-11-18 06:00..12:00 sum'],
  ])('is the sum of its counter: « %s » [R13.3]', (question, line) => {
    expect(lineOf(question)).toBe(line)
  })

  test('is called as the figure of a whole day [R13.3]', () => {
    expect(answered('conso secteur 1 cette nuit').sentences[0]).toMatch(
      /^Secteur agrumes nord – volume compté : .* m³ \(du 17 novembre 2026 à 22:00 au 18 novembre 2026 à 06:00\)\.$/,
    )
  })

  test('at which hour most is consumed is told of water and of energy, where neither is named [R13.3]', () => {
    const { call, sentences } = answered('à quelle heure on consomme le plus ?')
    expect(callLine(call)).toBe('figure consumedM3+gridKwh site d:2026-11-18 max-day')
    expect(sentences[1]).toMatch(/^Énergie du réseau : le plus de \d\d:00 à \d\d:00/)
  })
})

test.each([
  ['que veut dire filtre qui se colmate', /^Constat « Filtre qui se colmate » : la perte de pression .*/],
  ['c’est quoi un capteur bloqué', /^Constat « Capteur bloqué » : la mesure reste la même .*/],
])('[R13.3] « %s » is explained, with what to do', (question, first) => {
  const { sentences } = answered(question)
  expect(sentences[0]).toMatch(first)
  expect(sentences[1]).toMatch(/^À faire : /)
})

test('[R13.3] « c’est mieux ? » after a comparison is yes or no, by which way is the better', () => {
  const dearer = figures((body) => ({
    ...body,
    energy: { ...body.energy, cost: { value: 900, previous: 600, completenessPct: 100 } },
  }))
  const { call } = answered('compare le coût de cette semaine avec la semaine dernière', dearer)
  const before = { call, pending: null }
  expect(answered('c’est mieux ?', dearer, before).sentences[0]).toMatch(/^Non\. /)
  expect(answered('c’est pire ?', dearer, before).sentences[0]).toMatch(/^Oui\. /)
})

test.each([
  ['pluie sur le secteur 3', 'Combien d’eau pour Serre tomates A cette semaine ?'],
  ['humidité du secteur avocatiers', 'Combien d’eau pour Secteur avocatiers cette semaine ?'],
  ['il va pleuvoir ?', 'Combien d’eau par secteur hier ?'],
])('[R13.3] what may be asked instead of « %s » is of the thing that was named', (question, instead) => {
  const made = understand(question, FACTS, null)
  if (made.kind !== 'refuse') throw new Error(made.kind)
  expect(refusalWords(made).join(' ').replaceAll('\u00a0', ' ')).toContain(`« ${instead} »`)
})
