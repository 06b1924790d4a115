import type { AlarmOffender } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { judgedOf, toDoCount } from './to-do.ts'

const of = (device: string, given: Partial<AlarmOffender> = {}): AlarmOffender => ({
  device,
  condition: 'power-off',
  raised: 1,
  acknowledged: 0,
  followed: 0,
  atNight: 0,
  chattering: false,
  stale: false,
  lastedMedianMs: null,
  ...given,
})

test('[R11.8] what has stood for over a day is to be done, raised in the period or before it, each once', () => {
  const standing = [
    { device: 'forage-1', condition: 'efficiency-drift', raisedAt: 0 },
    { device: 'secteur-1', condition: 'night-flow', raisedAt: 1 },
    { device: 'niveau-1', condition: 'anomaly', raisedAt: 2 },
  ] as const
  const topTen = [of('niveau-1', { condition: 'anomaly', stale: true }), of('pv')]
  expect(toDoCount({ topTen, standing: [...standing] })).toBe(3)
  expect(toDoCount({ topTen })).toBe(1)
})

test('[R11.8] what came too seldom to be judged stands apart from what is judged', () => {
  const { judged, rare } = judgedOf({ topTen: [of('a'), of('b', { raised: 5 }), of('c', { raised: 2 })] })
  expect(judged.map(({ device }) => device)).toEqual(['b'])
  expect(rare.map(({ device }) => device)).toEqual(['a', 'c'])
})
