import { expect, test } from 'vitest'
import type { ChartPoint } from '@/ui/charts/gaps'
import { axisWords, calmAxis, levelAxis } from './level-axis.ts'

const levels = (...values: (number | null)[]): readonly ChartPoint[] =>
  values.map((value, place) => [place, value, value, value])

test.each([
  ['a tank that is nearly full all week', levels(85, 97, 90), [80, 100], 4],
  ['one that moves more', levels(67, 97), [60, 100], 4],
  ['a day of it', levels(70.4, 88), [65, 90], 5],
  ['one that stands still, within what its gauge wavers by', levels(99.2, 99.4), [90, 100], 2],
  ['one that went far down: the reserve is in sight', levels(31, 96), [0, 100], 4],
  ['one that comes near to its reserve', levels(22, 40), [0, 100], 4],
  ['one of which nothing is known', levels(null), [0, 100], 4],
] as const)('[R10] the axis of a level shows that it moves: %s', (_, points, range, parts) => {
  expect(levelAxis(points)).toEqual({ range, parts })
})

test('[R10] a limit near to the levels is drawn, one far from them makes no room for itself', () => {
  expect(levelAxis(levels(52, 60), [40]).range).toEqual([35, 60])
  expect(levelAxis(levels(85, 97), [10]).range).toEqual([80, 100])
})

test('[R10] an axis that does not begin at nothing says so', () => {
  expect(axisWords('level_pct', levels(85, 97))).toBe(' · échelle de 80 à 100\u00a0%')
  expect(axisWords('level_pct', levels(15, 97))).toBe('')
  expect(axisWords('flow_m3h', levels(85, 97))).toBe('')
})

test('[R8.2] what a probe of a well wavers by while its pump rests is no rise: the axis spans half a metre', () => {
  expect(calmAxis(levels(39.62, 39.65))).toEqual({ range: [39.4, 39.9], parts: 5 })
  expect(calmAxis(levels(39.45, 39.84))).toEqual({ range: [39.4, 39.9], parts: 5 })
  expect(calmAxis(levels(30.6, 39.6))).toBeUndefined()
  expect(calmAxis(levels(null))).toBeUndefined()
})
