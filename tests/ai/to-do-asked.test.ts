// What is to be done names three things at most, among them what no alarm tells: pumps that stood, budgets that are passed, a missed target [R13.3].
import { expect, test } from 'vitest'
import { answered, answeredOf, figures } from './asked.ts'

const site = (hours: number, left: number, share: number) =>
  figures((body) => ({
    ...body,
    sources: body.sources.map((one) => ({ ...one, runningHours: { ...one.runningHours, value: hours } })),
    consumptions: body.consumptions.map((one, index) => ({
      ...one,
      budgetM3: index === 0 ? 1_000 : null,
      volumeM3: { ...one.volumeM3, value: 1_000 - left },
    })),
    energy: { ...body.energy, solarSharePct: { ...body.energy.solarSharePct, value: share } },
  }))
const question = 'Que dois-je faire aujourd’hui ?'

const beyond = (hours: number, left: number, share: number) =>
  answered(question, site(hours, left, share)).sentences.find((one) => one.startsWith('À voir aussi'))

test('what no alarm tells has the last place, a pump that stood before a budget, and that before a target [R13.3]', () => {
  expect(beyond(0, -479, 22)).toBe('À voir aussi – aucune pompe n’a tourné aujourd’hui.')
  expect(beyond(3, -479, 22)).toBe('À voir aussi – Secteur agrumes nord, budget du mois dépassé de 479 m³.')
  expect(beyond(3, 200, 22)).toBe('À voir aussi – part du solaire ce mois-ci : 22,0 %, objectif 30,0 % au moins.')
})

test.each([
  'Qu’est-ce que je dois faire ce soir ?',
  'que faire ce soir',
  'que faire en premier',
  'Que dois-je faire demain ?',
  'Quelles sont les tâches du jour ?',
  'Quelle est la prochaine chose à faire ?',
])('« %s » is three things at most, in their order, each with its place and none twice [R13.3]', (asked) => {
  const named = (left: number) =>
    answered(asked, site(3, left, 40)).sentences.filter((one) => /^(?:À faire|Ensuite|Puis|À voir)/.test(one))
  expect(named(-479).map((one) => one.split(' – ')[0])).toEqual([
    'À faire en premier : Alimentation coupée',
    'Ensuite : Bientôt vide',
    'À voir aussi',
  ])
  const alarms = named(200)
  expect(alarms.map((one) => one.split(' : ')[0])).toEqual(['À faire en premier', 'Ensuite', 'Puis'])
  expect(new Set(alarms.map((one) => one.split(' – ')[1]?.split(',')[0])).size).toBe(3)
  expect(new Set(alarms.map((one) => one.split('. ').slice(1).join())).size).toBe(3)
})

test('without an alarm what none tells is named alone, three things at most [R13.3]', () => {
  const { said } = answeredOf(question, {}, site(0, -479, 22))
  expect(said.at(-1)).toBe(
    'À voir aussi – aucune pompe n’a tourné aujourd’hui ; Secteur agrumes nord, budget du mois dépassé de 479 m³ ; part du solaire ce mois-ci : 22,0 %, objectif 30,0 % au moins.',
  )
})

test('nothing of it is said where all is kept [R13.3]', () => {
  expect(answered(question, site(3, 200, 40)).sentences.join(' ')).not.toContain('À voir aussi')
})
