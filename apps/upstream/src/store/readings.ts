import { sql } from 'kysely'
import { type Incoming, type Plan, planOf, type SeriesReading } from '../series/plan.ts'
import type { Point } from '../series/weave.ts'
import { float8Array, int4Array, int8Array } from './arrays.ts'
import { stampDays } from './day-stamps.ts'
import { loadNeighbours } from './neighbours.ts'
import { adjustRollups, insertRollups, mergeRollups, rebuildRollups } from './rollups/rollups.ts'
import type { Tx } from './tables.ts'
import { runTogether, type Statement } from './together.ts'

/** What became of readings. */
export type Stored<P extends Point> = Pick<Plan<P>, 'refused' | 'fresh' | 'appended'> & {
  /** the latest reading before, of each series that had one */
  readonly latest: ReadonlyMap<number, Point>
  /** series on whose next reading an alarm depends; locked, like all that were written to */
  readonly watched: ReadonlySet<number>
}

/**
 * Stores readings with everything computed from them: increments, rollups, latest values. A reading that is there
 * already changes nothing; late and corrected ones change what they touch, and stamp the days that were over by
 * `nowMs`. Each series at most once.
 */
export const storeReadings = async <P extends Point>(
  tx: Tx,
  incoming: readonly Incoming<P>[],
  nowMs: number,
): Promise<Stored<P>> => {
  if (incoming.length === 0) return { refused: [], fresh: [], appended: [], latest: new Map(), watched: new Set() }
  const { latest, watched } = await lockLatest(tx, incoming)
  const neighbours = await loadNeighbours(tx, incoming, latest)
  const plan = planOf(incoming, neighbours, latest, nowMs)
  await runTogether(tx, [
    insertReadings(plan.appended),
    upsertReadings(plan.changed),
    insertRollups(plan.newBuckets),
    mergeRollups(plan.openBuckets),
    writeLatest(plan.fresh),
    stampDays(plan.pastDays),
  ])
  await adjustRollups(tx, plan.adjustments)
  await rebuildRollups(tx, plan.corrections)
  return { ...plan, latest, watched }
}

/** The latest reading of each series that has one, and which are watched. Locks the series, in order, for the transaction. */
const lockLatest = async (
  tx: Tx,
  incoming: readonly Incoming<Point>[],
): Promise<{ latest: Map<number, Point>; watched: Set<number> }> => {
  const ids = int4Array(incoming.map(({ spec }) => spec.id))
  const { rows } = await sql<{ series_id: number; ts: number | null; value: number | null; watched: boolean }>`
    select series_id, ts, value, watched from latest where series_id = any(${ids}::int4[])
    order by series_id for update`.execute(tx)
  const latest = new Map<number, Point>()
  const watchedOnes = new Set<number>()
  for (const { series_id, ts, value, watched } of rows) {
    if (ts !== null && value !== null) latest.set(series_id, { ts, value })
    if (watched) watchedOnes.add(series_id)
  }
  return { latest, watched: watchedOnes }
}

/** Notes whether an alarm depends on the next reading of series. */
export const watchSeries = async (tx: Tx, series: readonly number[], watched: boolean): Promise<void> => {
  if (series.length === 0) return
  await sql`
    update latest set watched = ${watched} where watched <> ${watched} and series_id in (
      select series_id from latest where series_id = any(${int4Array(series)}::int4[]) order by series_id for update)`.execute(
    tx,
  )
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
