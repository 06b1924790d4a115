import { bucketAt, bucketInstantOf, RES } from './buckets.ts'
import { partialsOf, type RollupRow } from './partials.ts'
import type { SeriesSpec } from './spec.ts'
import { type Neighbour, type Point, type StoredReading, weave } from './weave.ts'

/** Readings of one series, oldest first, each ts once. */
export type Incoming<P extends Point> = { readonly spec: SeriesSpec; readonly points: readonly P[] }

/** A reading and the number of its series. */
export type SeriesReading = { readonly seriesId: number; readonly reading: StoredReading }
/** An instant of a series. */
export type SeriesInstant = { readonly spec: SeriesSpec; readonly ts: number }
/** A stored reading whose `inc` or `span` changed because another came before it. */
export type Adjustment = { readonly spec: SeriesSpec; readonly before: StoredReading; readonly after: StoredReading }
/** A local day of a site, by its first instant. */
export type SiteDay = { readonly site: string; readonly start: number }

/** What is to be written so that incoming readings, and all that is computed from them, are stored. */
export type Plan<P extends Point> = {
  /** counters that jumped beyond what is possible; not stored */
  readonly refused: P[]
  /** series whose latest reading is another one now */
  readonly fresh: { readonly spec: SeriesSpec; readonly ts: number; readonly value: number }[]
  /** readings after the latest: neither they nor the buckets that begin after it can exist yet */
  readonly appended: SeriesReading[]
  /** readings that may be there already: late, corrected or adjusted ones */
  readonly changed: SeriesReading[]
  readonly newBuckets: RollupRow[]
  /** what to add to buckets that may be there already */
  readonly openBuckets: RollupRow[]
  readonly adjustments: Adjustment[]
  /** corrected readings: their buckets are summed up anew */
  readonly corrections: SeriesInstant[]
  /** days that were over and are written to again; what was computed from them is to be computed anew */
  readonly pastDays: readonly SiteDay[]
}

/**
 * Plans the writing of readings. Each series at most once.
 * @param neighbours the stored readings around the incoming ones, per series, oldest first
 * @param latest the latest stored reading of each series that has one
 * @param nowMs days that ended by then are over
 */
export const planOf = <P extends Point>(
  incoming: readonly Incoming<P>[],
  neighbours: ReadonlyMap<number, readonly Neighbour[]>,
  latest: ReadonlyMap<number, Point>,
  nowMs: number,
): Plan<P> => {
  const touched: SeriesInstant[] = []
  const plan: Omit<Plan<P>, 'pastDays'> = {
    refused: [],
    fresh: [],
    appended: [],
    changed: [],
    newBuckets: [],
    openBuckets: [],
    adjustments: [],
    corrections: [],
  }
  for (const { spec, points } of incoming) {
    const { added, corrected, adjusted, refused } = weave(spec, neighbours.get(spec.id) ?? [], points)
    const known = latest.get(spec.id)
    const seriesId = spec.id
    for (const point of refused) plan.refused.push(point)
    for (const reading of added) {
      const isAfter = known === undefined || reading.ts > known.ts
      ;(isAfter ? plan.appended : plan.changed).push({ seriesId, reading })
    }
    for (const reading of corrected) plan.changed.push({ seriesId, reading })
    for (const { after } of adjusted) plan.changed.push({ seriesId, reading: after })
    for (const row of partialsOf(spec, added)) {
      ;(isNewBucket(spec, row, known) ? plan.newBuckets : plan.openBuckets).push(row)
      if (row.res === RES.day) touched.push({ spec, ts: row.last_ts })
    }
    for (const change of adjusted) {
      plan.adjustments.push({ spec, ...change })
      touched.push({ spec, ts: change.after.ts })
    }
    for (const { ts } of corrected) {
      plan.corrections.push({ spec, ts })
      touched.push({ spec, ts })
    }
    const newest = newestOf(added.at(-1), corrected.at(-1))
    if (newest !== undefined && (known === undefined || newest.ts >= known.ts)) plan.fresh.push({ spec, ...newest })
  }
  return { ...plan, pastDays: pastDaysOf(touched, nowMs) }
}

const pastDaysOf = (touched: readonly SeriesInstant[], nowMs: number): SiteDay[] => {
  const days = new Map<string, SiteDay>()
  for (const { spec, ts } of touched) {
    const { start, end } = bucketAt(RES.day, bucketInstantOf(spec, ts), spec.timeZone)
    if (end <= nowMs) days.set(`${spec.site}/${start}`, { site: spec.site, start })
  }
  return [...days.values()]
}

const isNewBucket = (spec: SeriesSpec, { res, start }: RollupRow, known: Point | undefined): boolean =>
  known === undefined || start > bucketAt(res, bucketInstantOf(spec, known.ts), spec.timeZone).start

const newestOf = (one: StoredReading | undefined, other: StoredReading | undefined): Point | undefined => {
  const newest = other === undefined || (one !== undefined && one.ts > other.ts) ? one : other
  return newest === undefined ? undefined : { ts: newest.ts, value: newest.value }
}
