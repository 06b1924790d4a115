// On which days pumps stood is told by dates, as the screens tell such days [R13.3].
import { callLine } from '@vigie/analyst/question'
import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

const first = Date.parse('2026-11-01T00:00:00Z')
/** What each day of the month made; the last of them runs. */
const month = (all: readonly number[]) =>
  figures((body) => ({
    ...body,
    period: { from: first, to: first + 30 * DAY_MS },
    until: first + (all.length - 0.5) * DAY_MS,
    buckets: all.flatMap((producedM3, index) =>
      body.buckets
        .slice(0, 1)
        .map((one) => ({ ...one, from: first + index * DAY_MS, to: first + (index + 1) * DAY_MS, producedM3 })),
    ),
  }))

test.each([
  ['Quel jour les pompes n’ont pas tourné ce mois-ci ?', 'm:2026-11'],
  ['Quels jours aucune pompe n’a tourné ce mois-ci ?', 'm:2026-11'],
  ['quel jour on n’a pas pompé ce mois-ci', 'm:2026-11'],
  ['jours sans pompage en novembre', 'm:2026-11'],
  ['Quels jours les pompes n’ont pas tourné ?', '30d'],
])('« %s » [R13.3]', (question, period) => {
  const { call, sentences, told } = answered(question, month([600, 40, 650, 700, 620, 610, 63, 640, 660, 3]))
  expect(callLine(call)).toBe(`figure producedM3 site ${period} min-day`)
  expect(sentences[0]).toMatch(
    /^2 jours presque sans eau produite \(.*\) : 40 m³ le lundi 2 novembre, 63 m³ le samedi 7 novembre ; d’ordinaire 620 m³ par jour\. Le jour en cours n’est pas jugé\.$/,
  )
  expect(told.table?.rows).toHaveLength(2)
})

test('without any such day it says so, and of too few days nothing [R13.3]', () => {
  const asked = 'Quel jour les pompes n’ont pas tourné ce mois-ci ?'
  expect(answered(asked, month([600, 610, 650, 700, 620, 610, 3])).sentences[0]).toMatch(
    /^Aucun jour presque sans eau produite \(novembre 2026\) : d’ordinaire 6\d0 m³ par jour\./,
  )
  expect(answered(asked, month([600, 3])).told.known).toBe(false)
})

test('which pump did not run is still told by pump [R13.3]', () => {
  expect(callLine(answered('Quelle pompe n’a pas tourné ce mois-ci ?').call)).toBe(
    'figure runningHours sources m:2026-11',
  )
})
