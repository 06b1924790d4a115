import { expect, test } from 'vitest'
import { offenderOf as of } from './offender.fixtures.ts'
import { toDoOf } from './to-do.ts'

test('[R11.8] what has stood for over a day is to be done, raised in the period or before it, each once', () => {
  const standing = [
    { device: 'forage-1', condition: 'efficiency-drift', raisedAt: 0 },
    { device: 'secteur-1', condition: 'night-flow', raisedAt: 1 },
    { device: 'niveau-1', condition: 'anomaly', raisedAt: 2 },
  ] as const
  const topTen = [of('niveau-1', { condition: 'anomaly', stale: true }), of('pv')]
  expect(toDoOf({ topTen, standing: [...standing] })).toHaveLength(3)
  expect(toDoOf({ topTen })).toHaveLength(1)
})

test('[R11.8] the first thing to do is the most urgent of what stands, then the longest, then what came most often', () => {
  const standing = [
    { device: 'forage-1', condition: 'efficiency-drift', priority: 'low', raisedAt: 0 },
    { device: 'niveau-1', condition: 'anomaly', priority: 'high', raisedAt: 2 },
    { device: 'secteur-1', condition: 'night-flow', priority: 'high', raisedAt: 1 },
  ] as const
  const topTen = [of('pompe-1', { raised: 9 }), of('pompe-2', { raised: 5 }), of('pompe-3', { raised: 2 })]
  expect(
    toDoOf({ topTen, standing: [...standing] }).map(({ device, since, raised }) => [device, since, raised]),
  ).toEqual([
    ['secteur-1', 1, 0],
    ['niveau-1', 2, 0],
    ['forage-1', 0, 0],
    ['pompe-1', null, 9],
    ['pompe-2', null, 5],
  ])
})

test('[R13.2] what stands is looked after as what was found asks for, else as its condition does', () => {
  const stands = (finding?: 'clogged-filter') =>
    toDoOf({ topTen: [], standing: [{ device: 'f', condition: 'efficiency-drift', raisedAt: 0, finding }] })[0]?.words
  expect(stands('clogged-filter')).toMatch(/^Nettoyer ou contre-laver le filtre/)
  expect(stands()).toMatch(/^Faire contrôler la pompe/)
})
