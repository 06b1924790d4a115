import { z } from 'zod'
import { type Position, site } from './site.ts'
import { writtenLine } from './written.ts'

/** What a feature of a site plan is; each is drawn in its own way. */
export const planKind = z.enum(['parcel', 'greenhouse', 'tank', 'pipe', 'building', 'solar', 'track', 'watercourse'])
/** What a feature of a site plan is. */
export type PlanKind = z.infer<typeof planKind>

/** Bounds of a site plan; with the longest name they also bound its size, about 1 MB. */
export const PLAN_LIMITS = { features: 1_000, vertices: 20_000, nameLength: 80, offDegrees: 0.5 } as const

const longitude = z.number().min(-180).max(180).describe('longitude, degrees, WGS 84')
const latitude = z.number().min(-90).max(90).describe('latitude, degrees, WGS 84')
/** Longitude first, as RFC 7946 has it; a height may follow and is not drawn. */
const vertex = z.tuple([longitude, latitude], 'longitude and latitude in degrees').rest(z.number())
const line = z.array(vertex).min(2).max(PLAN_LIMITS.vertices)
const ring = z
  .array(vertex)
  .min(4)
  .max(PLAN_LIMITS.vertices)
  .refine((vertices) => isSameVertex(vertices[0], vertices.at(-1)), 'a ring ends where it begins')
const polygon = z.array(ring).min(1)

const geometry = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('Point'), coordinates: vertex }),
    z.object({ type: z.literal('LineString'), coordinates: line }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line).min(1) }),
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
  ],
  'not a Point, LineString, MultiLineString, Polygon or MultiPolygon',
)
/** Geometry of a feature of a site plan; positions are longitude, latitude. */
export type PlanGeometry = z.infer<typeof geometry>

const feature = z.object({
  type: z.literal('Feature'),
  geometry,
  properties: z.object({
    kind: planKind,
    name: writtenLine(PLAN_LIMITS.nameLength).optional().describe('as people call it'),
  }),
})
/** One thing on a site plan. */
export type PlanFeature = z.infer<typeof feature>

/** What lies on a site, under the marks of its map: a GeoJSON FeatureCollection (RFC 7946), longitudes first. */
export const sitePlan = z
  .object({ type: z.literal('FeatureCollection'), features: z.array(feature).max(PLAN_LIMITS.features) })
  .refine(({ features }) => verticesOf(features).length <= PLAN_LIMITS.vertices, {
    message: `more than ${PLAN_LIMITS.vertices} vertices`,
  })
/** What lies on a site: parcels, tanks, pipes and buildings, as GeoJSON. */
export type SitePlan = z.infer<typeof sitePlan>

/** A site as it is given to an upstream: with its plan, which is read apart from it. */
export const givenSite = site.extend({ plan: sitePlan.optional() }).superRefine(({ plan, position }, context) => {
  const stray = verticesOf(plan?.features ?? []).find((at) => isFar(at, position))
  if (stray === undefined) return
  const message = `${stray.join(', ')} is far from the site; GeoJSON has the longitude first`
  context.addIssue({ code: 'custom', path: ['plan'], message })
})
/** A site as it is given to an upstream, with its plan. */
export type GivenSite = z.infer<typeof givenSite>

type Vertex = z.infer<typeof vertex>

/** Every position of these features. */
export const verticesOf = (features: readonly PlanFeature[]): readonly Vertex[] =>
  features.flatMap(({ geometry: drawn }) => verticesIn(drawn))

const verticesIn = ({ type, coordinates }: PlanGeometry): readonly Vertex[] => {
  switch (type) {
    case 'Point':
      return [coordinates]
    case 'LineString':
      return coordinates
    case 'MultiLineString':
    case 'Polygon':
      return coordinates.flat()
    case 'MultiPolygon':
      return coordinates.flat(2)
  }
}

const isSameVertex = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1]

const isFar = ([lon, lat]: Vertex, { lat: siteLat, lon: siteLon }: Position): boolean =>
  Math.abs(lat - siteLat) > PLAN_LIMITS.offDegrees || Math.abs(lon - siteLon) > PLAN_LIMITS.offDegrees
