import { sql } from 'kysely'
import { float8Array, int4Array, int8Array } from './arrays.ts'
import { loadNeighbours } from './neighbours.ts'
import { partialsOf } from './partials.ts'
import { type Adjustment, adjustRollups, mergeRollups, rebuildRollups, type SeriesInstant } from './rollups.ts'
import type { SeriesSpec } from './spec.ts'
import type { RollupRow, Tx } from './tables.ts'
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
 * Idempotent; late and corrected readings change what they touch. Each series at most once.
 */
export const storeReadings = async <P extends Point>(tx: Tx, incoming: readonly Incoming<P>[]): Promise<Stored<P>> => {
  if (incoming.length === 0) return { refused: [], fresh: [] }
  const latest = await lockLatest(tx, incoming)
  const neighbours = await loadNeighbours(tx, incoming, latest)
  const plan = planOf(incoming, neighbours, latest)
  await writeReadings(tx, plan.written)
  await mergeRollups(tx, plan.partials)
  await adjustRollups(tx, plan.adjustments)
  await rebuildRollups(tx, plan.corrections)
  await writeLatest(tx, plan.fresh)
  return plan
}

type Plan<P extends Point> = Stored<P> & {
  readonly written: { readonly seriesId: number; readonly reading: StoredReading }[]
  readonly partials: RollupRow[]
  readonly adjustments: Adjustment[]
  readonly corrections: SeriesInstant[]
}

const planOf = <P extends Point>(
  incoming: readonly Incoming<P>[],
  neighbours: ReadonlyMap<number, readonly Neighbour[]>,
  latest: ReadonlyMap<number, Point>,
): Plan<P> => {
  const plan: Plan<P> = { refused: [], fresh: [], written: [], partials: [], adjustments: [], corrections: [] }
  for (const { spec, points } of incoming) {
    const { added, corrected, adjusted, refused } = weave(spec, neighbours.get(spec.id) ?? [], points)
    plan.refused.push(...refused)
    for (const reading of added) plan.written.push({ seriesId: spec.id, reading })
    for (const reading of corrected) plan.written.push({ seriesId: spec.id, reading })
    for (const { after } of adjusted) plan.written.push({ seriesId: spec.id, reading: after })
    for (const row of partialsOf(spec, added)) plan.partials.push(row)
    for (const change of adjusted) plan.adjustments.push({ spec, ...change })
    for (const { ts } of corrected) plan.corrections.push({ spec, ts })
    const newest = newestOf(added.at(-1), corrected.at(-1))
    const known = latest.get(spec.id)
    if (newest !== undefined && (known === undefined || newest.ts >= known.ts)) plan.fresh.push({ spec, ...newest })
  }
  return plan
}

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

const writeReadings = async (tx: Tx, written: Plan<Point>['written']): Promise<void> => {
  if (written.length === 0) return
  await sql`
    insert into readings (series_id, span, ts, value, inc)
    select * from unnest(
      ${int4Array(written.map(({ seriesId }) => seriesId))}::int4[],
      ${int4Array(written.map(({ reading }) => reading.span))}::int4[],
      ${int8Array(written.map(({ reading }) => reading.ts))}::int8[],
      ${float8Array(written.map(({ reading }) => reading.value))}::float8[],
      ${float8Array(written.map(({ reading }) => reading.inc))}::float8[])
    on conflict (series_id, ts) do update
      set value = excluded.value, inc = excluded.inc, span = excluded.span`.execute(tx)
}

const writeLatest = async (tx: Tx, fresh: Plan<Point>['fresh']): Promise<void> => {
  if (fresh.length === 0) return
  await sql`
    update latest l set ts = f.ts, value = f.value
    from unnest(
      ${int4Array(fresh.map(({ spec }) => spec.id))}::int4[],
      ${int8Array(fresh.map(({ ts }) => ts))}::int8[],
      ${float8Array(fresh.map(({ value }) => value))}::float8[]) as f (series_id, ts, value)
    where l.series_id = f.series_id`.execute(tx)
}
