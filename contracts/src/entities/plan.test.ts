import { expect, test } from 'vitest'
import { givenSite, PLAN_LIMITS, type PlanGeometry, sitePlan } from './plan.ts'

const SQUARE = [
  [-9.55, 30.09],
  [-9.54, 30.09],
  [-9.54, 30.1],
  [-9.55, 30.09],
] as const
const planOf = (geometry: unknown, properties: unknown = { kind: 'parcel', name: 'Agrumes' }) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry, properties }],
})
const whyNot = (plan: unknown): string => {
  const issue = sitePlan.safeParse(plan).error?.issues[0]
  return issue === undefined ? 'accepted' : `${issue.path.join('.')}: ${issue.message}`
}

test.each<PlanGeometry>([
  { type: 'Point', coordinates: [-9.55, 30.09, 120] },
  { type: 'LineString', coordinates: [...SQUARE].map(([lon, lat]) => [lon, lat]) },
  { type: 'Polygon', coordinates: [SQUARE.map(([lon, lat]) => [lon, lat])] },
  { type: 'MultiPolygon', coordinates: [[SQUARE.map(([lon, lat]) => [lon, lat])]] },
])('a $type is a plan', (geometry) => {
  expect(whyNot(planOf(geometry))).toBe('accepted')
})

test('what is none of a plan is refused, and the refusal says where and why', () => {
  expect(whyNot({ type: 'Feature' })).toMatch(/^type: /)
  expect(whyNot(planOf({ type: 'Circle', coordinates: [0, 0] }))).toContain('not a Point, LineString')
  expect(whyNot(planOf({ type: 'Point', coordinates: [30.09, -95] }))).toContain('features.0.geometry.coordinates.1')
  expect(whyNot(planOf({ type: 'Polygon', coordinates: [SQUARE.slice(0, 3)] }))).toContain('coordinates.0: ')
  const open = [...SQUARE.slice(0, 3), [-9.6, 30.09]]
  expect(whyNot(planOf({ type: 'Polygon', coordinates: [open] }))).toContain('a ring ends where it begins')
  expect(whyNot(planOf({ type: 'Point', coordinates: [0, 0] }, { kind: 'moat' }))).toContain('properties.kind')
  expect(whyNot(planOf({ type: 'Point', coordinates: [0, 0] }, { kind: 'tank', name: 'x'.repeat(81) }))).toContain(
    'properties.name',
  )
})

test('a plan is bounded: features, and vertices of all of them', () => {
  const [point] = planOf({ type: 'Point', coordinates: [0, 0] }).features
  const many = Array.from({ length: PLAN_LIMITS.features + 1 }, () => point)
  expect(whyNot({ type: 'FeatureCollection', features: many })).toContain('features: ')
  const [line] = planOf({ type: 'LineString', coordinates: Array.from({ length: 15_000 }, () => [0, 0]) }).features
  expect(whyNot({ type: 'FeatureCollection', features: [line, line] })).toContain('vertices')
})

test('a plan far from its site is refused: most likely latitude and longitude are the wrong way round', () => {
  const position = { lat: 30.09, lon: -9.55 }
  const given = (coordinates: readonly number[]) =>
    givenSite.safeParse({
      slug: 'chaib',
      name: 'Chaib',
      link: 'http://chaib.test',
      position,
      plan: planOf({ type: 'Point', coordinates }),
    })
  expect(given([-9.551, 30.091]).success).toBe(true)
  expect(given([30.091, -9.551]).error?.issues[0]).toMatchObject({
    path: ['plan'],
    message: expect.stringContaining('longitude first'),
  })
})
