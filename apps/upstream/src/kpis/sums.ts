import { sql } from 'kysely'
import { float8Array, int2Array, int4Array, int8Array } from '../store/arrays.ts'
import { dayAt, RES } from '../store/buckets.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from './period.ts'

/** What the rollups of one series say of a stretch. */
export type Sum = {
  readonly count: number
  /** time the readings vouch for, ms */
  readonly coveredMs: number
  /** increment of a counter in its unit; time a state was on, ms */
  readonly delta: number
  readonly mean: number | null
  readonly min: number | null
  readonly max: number | null
}

/** Sums of many series over one stretch that starts and ends with a 5-minute bucket. */
export type Sums = ReadonlyMap<number, Sum>

export const readSums = async (
  db: Database,
  series: readonly number[],
  stretch: Stretch,
  timeZone: string,
): Promise<Sums> => {
  const pieces = piecesOf(stretch, timeZone)
  if (series.length === 0 || pieces.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select r.series_id, sum(r.count)::float8 as count, sum(r.covered)::float8 as covered, sum(r.delta) as delta,
      sum(r.sum) / nullif(sum(r.count), 0) as mean, min(r.min) as min, max(r.max) as max
    from unnest(${int2Array(pieces.map(({ res }) => res))}::int2[], ${int8Array(pieces.map(({ from }) => from))}::int8[],
      ${int8Array(pieces.map(({ to }) => to))}::int8[]) as p (res, first, stop)
    join rollups r on r.res = p.res and r.start >= p.first and r.start < p.stop
      and r.series_id = any(${int4Array(series)}::int4[])
    group by r.series_id`.execute(db)
  return new Map(rows.map(({ series_id, covered, ...sum }) => [series_id, { ...sum, coveredMs: covered }]))
}

type Row = Omit<Sum, 'coveredMs'> & { series_id: number; covered: number }

/** Whole local days from the day rollups, the rest from the 5-minute ones. */
export const piecesOf = ({ from, to }: Stretch, timeZone: string) => {
  const first = dayAt(from, timeZone)
  const daysFrom = first.start === from ? from : first.end
  const daysTo = dayAt(to, timeZone).start
  if (daysFrom >= daysTo) return from < to ? [{ res: RES['5min'], from, to }] : []
  return [
    { res: RES['5min'], from, to: daysFrom },
    { res: RES.day, from: daysFrom, to: daysTo },
    { res: RES['5min'], from: daysTo, to },
  ].filter((piece) => piece.from < piece.to)
}

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
