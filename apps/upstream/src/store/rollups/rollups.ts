import { sql } from 'kysely'
import { ALL_RES, bucketAt, bucketInstantOf, offsetOf, RES, type Res } from '../../series/buckets.ts'
import type { RollupRow } from '../../series/partials.ts'
import type { Adjustment, SeriesInstant } from '../../series/plan.ts'
import type { SeriesSpec } from '../../series/spec.ts'
import { float8Array, int2Array, int4Array, int8Array } from '../arrays.ts'
import type { Tx } from '../tables.ts'
import type { Statement } from '../together.ts'

/** Writes buckets that cannot exist yet: cheaper than a merge. */
export const insertRollups = (rows: readonly RollupRow[]): Statement | null =>
  rows.length === 0 ? null : sql`insert into rollups (${COLUMNS}) select * from ${unnest(rows)}`

/** Adds what new readings bring to their buckets; each (res, series, start) at most once. */
export const mergeRollups = (rows: readonly RollupRow[]): Statement | null =>
  rows.length === 0
    ? null
    : sql`
    insert into rollups as old (${COLUMNS}) select * from ${unnest(rows)}
    on conflict (res, series_id, start) do update set
      count = old.count + excluded.count, covered = old.covered + excluded.covered,
      min = least(old.min, excluded.min), max = greatest(old.max, excluded.max), sum = old.sum + excluded.sum,
      first_value = case when excluded.first_ts < old.first_ts then excluded.first_value else old.first_value end,
      first_ts = least(old.first_ts, excluded.first_ts),
      last_value = case when excluded.last_ts > old.last_ts then excluded.last_value else old.last_value end,
      last_ts = greatest(old.last_ts, excluded.last_ts),
      delta = old.delta + excluded.delta`

const COLUMNS = sql.raw(
  'res, series_id, start, count, covered, min, max, sum, first_ts, first_value, last_ts, last_value, delta',
)

const unnest = (rows: readonly RollupRow[]) => sql`unnest(
  ${int2Array(rows.map((row) => row.res))}::int2[], ${int4Array(rows.map((row) => row.series_id))}::int4[],
  ${int8Array(rows.map((row) => row.start))}::int8[], ${int4Array(rows.map((row) => row.count))}::int4[],
  ${int8Array(rows.map((row) => row.covered))}::int8[], ${float8Array(rows.map((row) => row.min))}::float8[],
  ${float8Array(rows.map((row) => row.max))}::float8[], ${float8Array(rows.map((row) => row.sum))}::float8[],
  ${int8Array(rows.map((row) => row.first_ts))}::int8[], ${float8Array(rows.map((row) => row.first_value))}::float8[],
  ${int8Array(rows.map((row) => row.last_ts))}::int8[], ${float8Array(rows.map((row) => row.last_value))}::float8[],
  ${float8Array(rows.map((row) => row.delta))}::float8[])`

/** Computes anew, from the stored readings, every bucket that holds one of these instants. */
export const rebuildRollups = async (tx: Tx, instants: readonly SeriesInstant[]): Promise<void> => {
  if (instants.length === 0) return
  for (const res of ALL_RES) {
    const touched = bucketsOf(res, instants)
    const ids = int4Array(touched.map(({ spec }) => spec.id))
    const starts = int8Array(touched.map(({ start }) => start))
    const ends = int8Array(touched.map(({ end }) => end))
    const offsets = int8Array(touched.map(({ spec }) => offsetOf(spec)))
    const summed = res === RES['5min'] ? FROM_READINGS : FROM_FIVE_MIN
    await sql`
      insert into rollups (res, series_id, start, count, covered, min, max, sum, delta,
        first_ts, first_value, last_ts, last_value)
      select ${res}::int2, t.series_id, t.start, s.*
      from unnest(${ids}::int4[], ${starts}::int8[], ${ends}::int8[], ${offsets}::int8[])
        as t (series_id, start, stop, shift), lateral (${summed}) s
      where s.count > 0
      on conflict (res, series_id, start) do update set
        count = excluded.count, covered = excluded.covered, min = excluded.min, max = excluded.max,
        sum = excluded.sum, delta = excluded.delta, first_ts = excluded.first_ts, first_value = excluded.first_value,
        last_ts = excluded.last_ts, last_value = excluded.last_value`.execute(tx)
  }
}

const bucketsOf = (res: Res, instants: readonly SeriesInstant[]) => {
  const buckets = new Map<string, { spec: SeriesSpec; start: number; end: number }>()
  for (const { spec, ts } of instants) {
    const { start, end } = bucketAt(res, bucketInstantOf(spec, ts), spec.timeZone)
    buckets.set(`${spec.id}/${start}`, { spec, start, end })
  }
  return [...buckets.values()]
}

const FROM_READINGS = sql`
  select count(*)::int4 as count, coalesce(sum(r.span), 0)::int8 as covered, min(r.value), max(r.value), sum(r.value),
    coalesce(sum(r.inc), 0), min(r.ts), (array_agg(r.value order by r.ts))[1],
    max(r.ts), (array_agg(r.value order by r.ts desc))[1]
  from readings r
  where r.series_id = t.series_id and r.ts >= t.start + t.shift and r.ts < t.stop + t.shift`

const FROM_FIVE_MIN = sql`
  select sum(r.count)::int4 as count, sum(r.covered)::int8 as covered, min(r.min), max(r.max), sum(r.sum),
    sum(r.delta), min(r.first_ts), (array_agg(r.first_value order by r.start))[1],
    max(r.last_ts), (array_agg(r.last_value order by r.start desc))[1]
  from rollups r
  where r.res = ${RES['5min']} and r.series_id = t.series_id and r.start >= t.start and r.start < t.stop`

/** Corrects the buckets of readings whose increment changed because another came before them. */
export const adjustRollups = async (tx: Tx, adjustments: readonly Adjustment[]): Promise<void> => {
  const changes = new Map<string, { res: Res; id: number; start: number; delta: number; covered: number }>()
  for (const { spec, before, after } of adjustments) {
    for (const res of ALL_RES) {
      const { start } = bucketAt(res, bucketInstantOf(spec, after.ts), spec.timeZone)
      const key = `${res}/${spec.id}/${start}`
      const change = changes.get(key) ?? { res, id: spec.id, start, delta: 0, covered: 0 }
      change.delta += (after.inc ?? 0) - (before.inc ?? 0)
      change.covered += (after.span ?? 0) - (before.span ?? 0)
      changes.set(key, change)
    }
  }
  if (changes.size === 0) return
  const rows = [...changes.values()]
  await sql`
    update rollups r set delta = greatest(0, r.delta + c.delta), covered = r.covered + c.covered
    from unnest(
      ${int2Array(rows.map(({ res }) => res))}::int2[], ${int4Array(rows.map(({ id }) => id))}::int4[],
      ${int8Array(rows.map(({ start }) => start))}::int8[], ${float8Array(rows.map(({ delta }) => delta))}::float8[],
      ${int8Array(rows.map(({ covered }) => covered))}::int8[]) as c (res, series_id, start, delta, covered)
    where r.res = c.res and r.series_id = c.series_id and r.start = c.start`.execute(tx)
}
