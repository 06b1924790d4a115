import { sql } from 'kysely'
import { float8Array, int4Array } from '../store/arrays.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from './period.ts'
import { byWindow, piecesAndSeries, piecesOf, ROLLUPS_OF_PAIR } from './pieces.ts'

/** What the rollups of one series say of a stretch. */
export type Sum = {
  readonly count: number
  /** time the readings vouch for, ms */
  readonly coveredMs: number
  /** increment of a counter in its unit; time a state was on, ms */
  readonly delta: number
  /** of all values, in the unit */
  readonly total: number
  /** time of the latest reading, ms */
  readonly lastTs: number
}

/** Sums of many series over one stretch. */
export type Sums = ReadonlyMap<number, Sum>

/** Sums of the same series over each of several windows that start and end with a 5-minute bucket. */
export const readSums = async (
  db: Database,
  series: readonly number[],
  windows: readonly Stretch[],
  timeZone: string,
): Promise<Sums[]> => {
  const pieces = piecesOf(windows, timeZone)
  if (series.length === 0 || pieces.length === 0) return windows.map(() => new Map())
  const { rows } = await sql<Row>`
    select p.n, s.id as series_id, sum(a.count)::float8 as count, sum(a.covered)::float8 as covered,
      sum(a.delta) as delta, sum(a.total) as total, max(a.last_ts) as last_ts
    from ${piecesAndSeries(pieces, series)}, lateral (
      select sum(r.count) as count, sum(r.covered) as covered, sum(r.delta) as delta, sum(r.sum) as total,
        max(r.last_ts) as last_ts
      from ${ROLLUPS_OF_PAIR}) a
    where a.count > 0
    group by 1, 2`.execute(db)
  return byWindow(windows.length, rows, ({ count, covered, delta, total, last_ts }) => ({
    count,
    coveredMs: covered,
    delta,
    total,
    lastTs: last_ts,
  }))
}

type Row = {
  n: number
  series_id: number
  count: number
  covered: number
  delta: number
  total: number
  last_ts: number
}

/** The sums of one stretch from those of its parts. */
export const joinSums = (parts: readonly Sums[]): Sums => {
  const joined = new Map<number, Sum>()
  for (const part of parts)
    for (const [id, sum] of part) {
      const before = joined.get(id)
      joined.set(id, before === undefined ? sum : addUp(before, sum))
    }
  return joined
}

const addUp = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  coveredMs: one.coveredMs + other.coveredMs,
  delta: one.delta + other.delta,
  total: one.total + other.total,
  lastTs: Math.max(one.lastTs, other.lastTs),
})

/** What a gauge read at instants, interpolated between the readings around each; null where there is none on a side. */
export const readValuesAt = async (
  db: Database,
  asked: readonly { readonly series: number; readonly ts: number }[],
): Promise<(number | null)[]> => {
  if (asked.length === 0) return []
  const { rows } = await sql<Around>`
    select b.ts as before_ts, b.value as before_value, a.ts as after_ts, a.value as after_value
    from unnest(${int4Array(asked.map(({ series }) => series))}::int4[],
      ${float8Array(asked.map(({ ts }) => ts))}::float8[]) with ordinality as q (series_id, ts, n)
    left join lateral (select r.ts, r.value from readings r
      where r.series_id = q.series_id and r.ts <= q.ts::int8 order by r.ts desc limit 1) b on true
    left join lateral (select r.ts, r.value from readings r
      where r.series_id = q.series_id and r.ts > q.ts::int8 order by r.ts limit 1) a on true
    order by q.n`.execute(db)
  return rows.map((row, index) => interpolate(row, asked[index]?.ts ?? 0))
}

type Around = {
  before_ts: number | null
  before_value: number | null
  after_ts: number | null
  after_value: number | null
}

const interpolate = (around: Around, ts: number): number | null => {
  const { before_ts, before_value, after_ts, after_value } = around
  if (before_ts === null || before_value === null) return null
  if (after_ts === null || after_value === null) return before_value
  return before_value + ((after_value - before_value) * (ts - before_ts)) / (after_ts - before_ts)
}
