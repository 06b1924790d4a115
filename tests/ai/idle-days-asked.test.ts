// On which days pumps stood is told by dates, as the screens tell such days [R13.3].
import { type Body, callLine, readsOf } from '@vigie/analyst/question'
import { DAY_MS, HOUR_MS, SERIES_MAX_POINTS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

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

/** What a borehole counted in each hour, by the day of the month; none: that hour has no point. */
const counter =
  (rate: (day: number, hour: number) => number | null) =>
  (one: Body): Body => {
    if (one.read !== 'series') return one
    const { from, to } = one.body
    const points = Array.from({ length: Math.floor((to - from) / HOUR_MS) }, (_, index) => from + index * HOUR_MS)
    const counted = points.flatMap((at): [number, number, number, number][] => {
      const value = rate(new Date(at).getUTCDate(), new Date(at).getUTCHours())
      return value === null ? [] : [[at, value, value, value]]
    })
    return { ...one, body: { ...one.body, points: counted } }
  }

test.each([
  ['Quel jour le forage 1 n’a pas tourné', 'forage-1 30d'],
  ['quel jour le forage 1 était à l’arrêt ce mois-ci', 'forage-1 m:2026-11'],
  ['combien de jours la pompe 2 n’a pas pompé ce mois-ci', 'forage-2 m:2026-11'],
])('« %s » is by the counter of that borehole [R13.3]', (question, line) => {
  const { call } = answered(question)
  expect(callLine(call)).toBe(`series volume_m3 ${line} min idle`)
  expect(readsOf(call, FACTS)[0]).toMatchObject({ points: SERIES_MAX_POINTS })
})

test('of one borehole the days that gave hardly any water are told, no day that was counted in part [R13.3]', () => {
  const question = 'Quel jour le forage 1 n’a pas tourné ce mois-ci ?'
  const days = counter((day, hour) => (day === 5 ? 0 : day === 12 ? 0.5 : day === 9 && hour > 3 ? null : 10))
  const { sentences, told } = answered(question, days)
  expect(sentences).toEqual([
    '2 jours presque sans eau comptée pour Forage Aït Amira 1 (novembre 2026) : 0 m³ le jeudi 5 novembre, 12 m³ le jeudi 12 novembre ; d’ordinaire 240 m³ par jour. Le jour en cours n’est pas jugé.',
    'C’est jugé à son compteur d’eau : les heures de marche ne sont pas tenues jour par jour.',
  ])
  expect(told.table).toMatchObject({ columns: ['Jour', 'Volume compté'] })
  expect(
    answered(
      question,
      counter(() => 10),
    ).sentences[0],
  ).toBe(
    'Aucun jour presque sans eau comptée pour Forage Aït Amira 1 (novembre 2026) : d’ordinaire 240 m³ par jour. Le jour en cours n’est pas jugé.',
  )
  expect(
    answered(
      question,
      counter(() => 0),
    ).told.known,
  ).toBe(false)
})
