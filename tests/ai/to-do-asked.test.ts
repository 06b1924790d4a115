// What is to be done names what no alarm tells, too: pumps that stood, budgets that are passed, a missed target [R13.3].
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

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

test('what is to be done [R13.3]', () => {
  const { sentences } = answered(question, site(0, -479, 22))
  expect(sentences.some((one) => one.startsWith('À faire en premier : '))).toBe(true)
  expect(sentences.at(-1)).toBe(
    'À voir aussi – aucune pompe n’a tourné aujourd’hui ; Secteur agrumes nord, budget du mois dépassé de 479 m³ ; part du solaire ce mois-ci : 22,0 %, objectif 30,0 % au moins.',
  )
})

test('nothing of it is said where all is kept [R13.3]', () => {
  expect(answered(question, site(3, 200, 40)).sentences.join(' ')).not.toContain('À voir aussi')
})
