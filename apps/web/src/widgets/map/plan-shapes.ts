import type { PlanFeature, PlanGeometry, PlanKind, SitePlan } from '@vigie/contracts/entities'
import type { Place, Shape } from '@/ui/map/leaflet-map'

/** Something on the plan as it is drawn, and where its name stands. */
export type PlanShape = Shape & {
  readonly kind: PlanKind
  readonly key: string
  readonly name: string | null
  readonly middle: Place
}

/** From the ground up: what is drawn later lies over what came before. */
const LAYERS: readonly PlanKind[] = [
  'parcel',
  'watercourse',
  'track',
  'greenhouse',
  'solar',
  'pipe',
  'building',
  'tank',
]

/** What is drawn of a plan, in the order in which it is. */
export const shapesOf = (plan: SitePlan | null): readonly PlanShape[] =>
  (plan?.features ?? []).map(shapeOf).toSorted((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind))

const shapeOf = ({ geometry, properties: { kind, name } }: PlanFeature, nth: number): PlanShape => {
  const form = formOf(geometry)
  return { key: `plan-${nth}`, kind, name: name ?? null, ...form, middle: middleOf(form) }
}

type Form = Pick<Shape, 'isArea' | 'paths'>

/** Areas by their outer edges and holes, lines by their vertices, a point as a path of one. */
const formOf = ({ type, coordinates }: PlanGeometry): Form => {
  switch (type) {
    case 'Point':
      return { isArea: false, paths: [[placeOf(coordinates)]] }
    case 'LineString':
      return { isArea: false, paths: [coordinates.map(placeOf)] }
    case 'MultiLineString':
      return { isArea: false, paths: coordinates.map((line) => line.map(placeOf)) }
    case 'Polygon':
      return { isArea: true, paths: coordinates.map((ring) => ring.map(placeOf)) }
    case 'MultiPolygon':
      return { isArea: true, paths: coordinates.flatMap((polygon) => polygon.map((ring) => ring.map(placeOf))) }
  }
}

const placeOf = ([lon, lat]: readonly number[]): Place => ({ lat: lat ?? 0, lon: lon ?? 0 })

/** The middle of the box around an area, the middle vertex of a line. */
const middleOf = ({ isArea, paths: [first = []] }: Form): Place => {
  if (!isArea) return first[Math.floor(first.length / 2)] ?? { lat: 0, lon: 0 }
  const [lats, lons] = [first.map(({ lat }) => lat), first.map(({ lon }) => lon)]
  return { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lon: (Math.min(...lons) + Math.max(...lons)) / 2 }
}
