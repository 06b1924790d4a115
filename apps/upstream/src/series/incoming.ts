import type { Incoming } from './plan.ts'
import type { SeriesSpec } from './spec.ts'
import type { Point } from './weave.ts'

/** Gathers values, in order of arrival, by series. Of two values for one instant the later to arrive counts. */
export const bySeries = <P extends Point & { readonly spec: SeriesSpec }>(values: readonly P[]): Incoming<P>[] => {
  const series = new Map<number, { spec: SeriesSpec; points: P[] }>()
  for (const value of values) {
    const own = series.get(value.spec.id)
    if (own === undefined) series.set(value.spec.id, { spec: value.spec, points: [value] })
    else own.points.push(value)
  }
  return [...series.values()].map(({ spec, points }) => ({ spec, points: inOrder(points) }))
}

/** Oldest first, each instant once. Devices send in order: then there is nothing to do. */
const inOrder = <P extends Point>(points: readonly P[]): readonly P[] => {
  if (points.every((point, index) => index === 0 || point.ts > (points[index - 1]?.ts ?? 0))) return points
  return [...new Map(points.map((point) => [point.ts, point])).values()].sort((one, other) => one.ts - other.ts)
}
