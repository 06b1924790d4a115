import { sql } from 'kysely'
import { lineAt } from '../series/line.ts'
import { MINUTE_MS } from '../time.ts'
import { float8Array, int4Array } from './arrays.ts'
import type { Database } from './tables.ts'

/** Readings so near to an instant tell of it. */
const NEAR_MS = 5 * MINUTE_MS
/** So many on each side of it are enough; where only one side may be looked at, twice as many of that. */
const A_SIDE = 30
/** Fewer near readings make no line: each of them is taken as it is. */
const FEWEST = 5

/** An instant after all readings. ms */
const NEVER_MS = Number.MAX_SAFE_INTEGER

/** `settled`: no reading after this instant is looked at, ms; absent: all are. */
export type AskedValue = { readonly series: number; readonly ts: number; readonly settled?: number }

/**
 * What a gauge read at instants, without the noise of single readings: the robust line through those within five minutes
 * on either side. Where the readings after it are not to be looked at, it is the line through those of the ten minutes
 * before: the value then is the same for every reader, however much has come in since. Where there are fewer than five the
 * value is interpolated between the readings around the instant; after the last reading it is that reading, before the
 * first null.
 */
export const readValuesAt = async (db: Database, asked: readonly AskedValue[]): Promise<(number | null)[]> => {
  if (asked.length === 0) return []
  const { rows } = await sql<Near>`
    select q.n::int4 as n, r.ts, r.value
    from unnest(${int4Array(asked.map(({ series }) => series))}::int4[],
      ${float8Array(asked.map(({ ts }) => ts))}::float8[],
      ${float8Array(asked.map(({ settled }) => settled ?? NEVER_MS))}::float8[])
      with ordinality as q (series_id, ts, settled, n)
    cross join lateral (
      (select ts, value from readings
        where series_id = q.series_id and ts <= least(q.ts, q.settled)::int8 order by ts desc limit ${2 * A_SIDE})
      union all
      (select ts, value from readings
        where series_id = q.series_id and ts > q.ts::int8 and ts <= q.settled::int8 order by ts limit ${A_SIDE})) r
    order by q.n, r.ts`.execute(db)
  const byPlace = Map.groupBy(rows, ({ n }) => n - 1)
  return asked.map((one, place) => valueAt(byPlace.get(place) ?? [], one))
}

type Reading = { readonly ts: number; readonly value: number }
type Near = Reading & { readonly n: number }

const valueAt = (readings: readonly Reading[], { ts, settled = ts + NEAR_MS }: AskedValue): number | null => {
  const before = readings.findLast((one) => one.ts <= ts)
  if (before === undefined) return null
  // as much time on the one side as is not known of the other
  const unknownMs = Math.max(0, ts + NEAR_MS - settled)
  const from = ts - NEAR_MS - unknownMs
  const old = readings.filter((one) => one.ts <= ts && one.ts >= from)
  const near = [
    ...old.slice(unknownMs > 0 ? 0 : -A_SIDE),
    ...readings.filter((one) => one.ts > ts && one.ts <= ts + NEAR_MS),
  ]
  if (near.length >= FEWEST) return lineAt(near, ts)
  const after = readings.find((one) => one.ts > ts)
  return after === undefined
    ? before.value
    : before.value + ((after.value - before.value) * (ts - before.ts)) / (after.ts - before.ts)
}
