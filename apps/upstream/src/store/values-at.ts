import { sql } from 'kysely'
import { lineAt } from '../series/line.ts'
import { MINUTE_MS } from '../time.ts'
import { float8Array, int4Array } from './arrays.ts'
import type { Database } from './tables.ts'

/** Readings so near to an instant tell of it. */
const NEAR_MS = 5 * MINUTE_MS
/** So many on each side of it are enough. */
const A_SIDE = 30
/** Fewer near readings make no line: each of them is taken as it is. */
const FEWEST = 5

/**
 * What a gauge read at instants, without the noise of single readings: the robust line through those within five minutes
 * on either side. Where there are fewer than five the value is interpolated between the readings around the instant;
 * after the last reading it is that reading, before the first null.
 */
export const readValuesAt = async (
  db: Database,
  asked: readonly { readonly series: number; readonly ts: number }[],
): Promise<(number | null)[]> => {
  if (asked.length === 0) return []
  const { rows } = await sql<Near>`
    select q.n::int4 as n, r.ts, r.value
    from unnest(${int4Array(asked.map(({ series }) => series))}::int4[],
      ${float8Array(asked.map(({ ts }) => ts))}::float8[]) with ordinality as q (series_id, ts, n)
    cross join lateral (
      (select ts, value from readings
        where series_id = q.series_id and ts <= q.ts::int8 order by ts desc limit ${A_SIDE})
      union all
      (select ts, value from readings
        where series_id = q.series_id and ts > q.ts::int8 order by ts limit ${A_SIDE})) r
    order by q.n, r.ts`.execute(db)
  const byPlace = Map.groupBy(rows, ({ n }) => n - 1)
  return asked.map(({ ts }, place) => valueAt(byPlace.get(place) ?? [], ts))
}

type Reading = { readonly ts: number; readonly value: number }
type Near = Reading & { readonly n: number }

const valueAt = (readings: readonly Reading[], ts: number): number | null => {
  const before = readings.findLast((one) => one.ts <= ts)
  if (before === undefined) return null
  const near = readings.filter((one) => Math.abs(one.ts - ts) <= NEAR_MS)
  if (near.length >= FEWEST) return lineAt(near, ts)
  const after = readings.find((one) => one.ts > ts)
  return after === undefined
    ? before.value
    : before.value + ((after.value - before.value) * (ts - before.ts)) / (after.ts - before.ts)
}
