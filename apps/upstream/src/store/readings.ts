import { sql } from 'kysely'
import { float8Array, int4Array, int8Array } from './arrays.ts'
import { bucketAt, bucketInstantOf, RES } from './buckets.ts'
import { type SiteDay, stampDays } from './day-stamps.ts'
import { loadNeighbours } from './neighbours.ts'
import { partialsOf } from './partials.ts'
import {
  type Adjustment,
  adjustRollups,
  insertRollups,
  mergeRollups,
  rebuildRollups,
  type SeriesInstant,
} from './rollups.ts'
import type { SeriesSpec } from './spec.ts'
import type { RollupRow, Tx } from './tables.ts'
import { runTogether, type Statement } from './together.ts'
import { type Neighbour, type Point, type StoredReading, weave } from './weave.ts'

/** Readings of one series, oldest first, each ts once. */
export type Incoming<P extends Point> = { readonly spec: SeriesSpec; readonly points: readonly P[] }

export type Stored<P extends Point> = {
  /** counters that jumped beyond what is possible; not stored */
  readonly refused: P[]
  /** series whose latest reading is another one now */
  readonly fresh: { readonly spec: SeriesSpec; readonly ts: number; readonly value: number }[]
}

/**
 * Stores readings with everything computed from them: increments, rollups, latest values.
 * Idempotent; late and corrected readings change what they touch, and stamp the days that were over by `nowMs`.
 * Each series at most once.
 */
export const storeReadings = async <P extends Point>(
  tx: Tx,
  incoming: readonly Incoming<P>[],
  nowMs: number,
): Promise<Stored<P>> => {
  if (incoming.length === 0) return { refused: [], fresh: [] }
  const latest = await lockLatest(tx, incoming)
  const neighbours = await loadNeighbours(tx, incoming, latest)
  const plan = planOf(incoming, neighbours, latest)
  await runTogether(tx, [
    insertReadings(plan.appended),
    upsertReadings(plan.changed),
    insertRollups(plan.newBuckets),
    mergeRollups(plan.openBuckets),
    writeLatest(plan.fresh),
    stampDays(pastDays(plan.touched, nowMs)),
  ])
  await adjustRollups(tx, plan.adjustments)
  await rebuildRollups(tx, plan.corrections)
  return plan
}

type SeriesReading = { readonly seriesId: number; readonly reading: StoredReading }
type Plan<P extends Point> = Stored<P> & {
  /** after the latest: these cannot exist yet, nor can the buckets that begin after it */
  readonly appended: SeriesReading[]
  readonly changed: SeriesReading[]
  readonly newBuckets: RollupRow[]
  readonly openBuckets: RollupRow[]
  readonly adjustments: Adjustment[]
  readonly corrections: SeriesInstant[]
  /** an instant of every day whose rollups change */
  readonly touched: SeriesInstant[]
}

const planOf = <P extends Point>(
  incoming: readonly Incoming<P>[],
  neighbours: ReadonlyMap<number, readonly Neighbour[]>,
  latest: ReadonlyMap<number, Point>,
): Plan<P> => {
  const plan: Plan<P> = {
    refused: [],
    fresh: [],
    appended: [],
    changed: [],
    newBuckets: [],
    openBuckets: [],
    adjustments: [],
    corrections: [],
    touched: [],
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
      if (row.res === RES.day) plan.touched.push({ spec, ts: row.last_ts })
    }
    for (const change of adjusted) {
      plan.adjustments.push({ spec, ...change })
      plan.touched.push({ spec, ts: change.after.ts })
    }
    for (const { ts } of corrected) {
      plan.corrections.push({ spec, ts })
      plan.touched.push({ spec, ts })
    }
    const newest = newestOf(added.at(-1), corrected.at(-1))
    if (newest !== undefined && (known === undefined || newest.ts >= known.ts)) plan.fresh.push({ spec, ...newest })
  }
  return plan
}

const pastDays = (touched: readonly SeriesInstant[], nowMs: number): SiteDay[] => {
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

/** The latest reading of each series that has one. Locks the series, in order, until the transaction ends. */
const lockLatest = async (tx: Tx, incoming: readonly Incoming<Point>[]): Promise<Map<number, Point>> => {
  const ids = int4Array(incoming.map(({ spec }) => spec.id))
  const { rows } = await sql<{ series_id: number; ts: number | null; value: number | null }>`
    select series_id, ts, value from latest where series_id = any(${ids}::int4[])
    order by series_id for update`.execute(tx)
  const latest = new Map<number, Point>()
  for (const { series_id, ts, value } of rows) if (ts !== null && value !== null) latest.set(series_id, { ts, value })
  return latest
}

const insertReadings = (readings: readonly SeriesReading[]): Statement | null =>
  readings.length === 0
    ? null
    : sql`insert into readings (series_id, span, ts, value, inc) select * from ${unnest(readings)}`

const upsertReadings = (readings: readonly SeriesReading[]): Statement | null =>
  readings.length === 0
    ? null
    : sql`
    insert into readings (series_id, span, ts, value, inc) select * from ${unnest(readings)}
    on conflict (series_id, ts) do update
      set value = excluded.value, inc = excluded.inc, span = excluded.span`

const unnest = (readings: readonly SeriesReading[]) => sql`unnest(
  ${int4Array(readings.map(({ seriesId }) => seriesId))}::int4[],
  ${int4Array(readings.map(({ reading }) => reading.span))}::int4[],
  ${int8Array(readings.map(({ reading }) => reading.ts))}::int8[],
  ${float8Array(readings.map(({ reading }) => reading.value))}::float8[],
  ${float8Array(readings.map(({ reading }) => reading.inc))}::float8[])`

const writeLatest = (fresh: Plan<Point>['fresh']): Statement | null =>
  fresh.length === 0
    ? null
    : sql`
    update latest l set ts = f.ts, value = f.value
    from unnest(
      ${int4Array(fresh.map(({ spec }) => spec.id))}::int4[],
      ${int8Array(fresh.map(({ ts }) => ts))}::int8[],
      ${float8Array(fresh.map(({ value }) => value))}::float8[]) as f (series_id, ts, value)
    where l.series_id = f.series_id`
