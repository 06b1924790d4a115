import { DAY_MS, restLevels, restTrend } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { ChartPoint } from '@/ui/charts/gaps'
import { moreOfRest, restWords } from './rest-words.ts'

const DAYS = 84
const UNTIL = DAYS * DAY_MS
const days = (pointOn: (day: number) => readonly [mean: number, least: number, most: number]): ChartPoint[] =>
  Array.from({ length: DAYS }, (_, day) => [day * DAY_MS, ...pointOn(day)])
/** it pumps on two days of three, and rests all of the third */
const FLOW = days((day) => (day % 3 === 0 ? [0, 0, 0] : [12, 0, 40]))
const said = (words: string): string => words.replaceAll('\u00a0', ' ')

test('[R8.2] the level of each day at rest is the end that pumping leads away from, whichever way the probe counts', () => {
  const height = days((day) => (day % 3 === 0 ? [40, 40, 40] : [37, 31, 40]))
  expect(restLevels(height, FLOW, true).map(([, value]) => value)).toEqual(Array(DAYS).fill(40))
  const depth = days((day) => (day % 3 === 0 ? [12, 12, 12] : [15, 12, 21]))
  expect(restLevels(depth, FLOW, false).map(([, value]) => value)).toEqual(Array(DAYS).fill(12))
})

test('[R8.2] a day on which the pump never rested, or of which nothing is known, has no level at rest', () => {
  const flow = days((day) => (day === 83 ? [40, 38, 41] : [12, 0, 40])).filter(([at]) => at !== 82 * DAY_MS)
  const levels = restLevels(
    days(() => [37, 31, 40]),
    flow,
    true,
  )
  expect(levels.slice(-3).map(([, value]) => value)).toEqual([40, null, null])
})

test('[R8.2] a level that sinks is told against four and eleven weeks before, in the words of its water', () => {
  // a centimetre a day: 28 cm in four weeks, 77 cm in eleven
  const sinking = restLevels(
    days((day) => [40, 31, 40 - day / 100]),
    FLOW,
    true,
  )
  const trend = restTrend(sinking, UNTIL)
  if (trend === null) throw new Error('no trend')
  expect(said(restWords({ trend, isHeight: true }))).toBe(
    '39,20 m ces 7 jours : 0,28 m plus bas qu’il y a 4 semaines, 0,77 m plus bas qu’il y a 11 semaines',
  )
  const more = moreOfRest({ trend, isHeight: true })
  expect(said(more.instead ?? '')).toBe('au repos 0,28 m plus bas qu’il y a 4 semaines')
  expect(more).toMatchObject({ of: 'd’eau', isWorse: true })
  expect(moreOfRest({ trend, isHeight: false })).toMatchObject({ of: 'de profondeur', isWorse: false })
  // a depth that falls is water that rises
  expect(said(restWords({ trend, isHeight: false }))).toContain('0,28 m plus haut qu’il y a 4 semaines')
})

test('[R8.2] what moved by less than a gauge does is the same, what is not known is not compared', () => {
  const young = restLevels(
    days(() => [37, 31, 40]),
    FLOW,
    true,
  ).filter(([at]) => at >= 40 * DAY_MS)
  const trend = restTrend(young, UNTIL)
  if (trend === null) throw new Error('no trend')
  expect(said(restWords({ trend, isHeight: true }))).toBe('40,00 m ces 7 jours : comme il y a 4 semaines')
  expect(restTrend(young, UNTIL + 30 * DAY_MS)).toBe(null)
})
