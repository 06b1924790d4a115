import { sitePlan } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { shapesOf } from './plan-shapes.ts'

const SQUARE = [
  [-9.56, 30.08],
  [-9.54, 30.08],
  [-9.54, 30.1],
  [-9.56, 30.1],
  [-9.56, 30.08],
]
const plan = sitePlan.parse({
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', geometry: { type: 'Point', coordinates: [-9.55, 30.09] }, properties: { kind: 'tank' } },
    {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [SQUARE] },
      properties: { kind: 'parcel', name: 'Agrumes' },
    },
  ],
})

test('a plan is drawn from the ground up, latitudes first, names in the middle', () => {
  const [parcel, tank] = shapesOf(plan)
  expect(parcel).toMatchObject({ kind: 'parcel', name: 'Agrumes', isArea: true })
  expect(parcel?.paths[0]?.[0]).toEqual({ lat: 30.08, lon: -9.56 })
  expect(parcel?.middle.lat).toBeCloseTo(30.09)
  expect(parcel?.middle.lon).toBeCloseTo(-9.55)
  expect(tank).toMatchObject({ kind: 'tank', name: null, isArea: false })
})

test('without a plan nothing is drawn', () => {
  expect(shapesOf(null)).toEqual([])
})
