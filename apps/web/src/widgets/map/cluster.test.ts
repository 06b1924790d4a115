import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterSpots } from './cluster.ts'

test('places within reach of each other are one group, others stand alone', () => {
  const spots = [
    { item: 'a', x: 0, y: 0 },
    { item: 'b', x: 30, y: 0 },
    { item: 'c', x: 100, y: 0 },
  ]
  expect(clusterSpots(spots, 40)).toEqual([['a', 'b'], ['c']])
  expect(clusterSpots(spots, 20)).toEqual([['a'], ['b'], ['c']])
})

test('every place is in one group, whatever the places', () => {
  const spot = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 60 }), fc.integer({ min: 0, max: 200 }), (places, radius) => {
      const groups = clusterSpots(
        places.map((place, item) => ({ item, ...place })),
        radius,
      )
      expect(groups.flat().toSorted((a, b) => a - b)).toEqual(places.map((_, item) => item))
      expect(groups.every(({ length }) => length > 0)).toBe(true)
    }),
  )
})
