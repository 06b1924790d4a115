import { sql } from 'kysely'
import { float8Array, int4Array } from './arrays.ts'
import type { Database } from './tables.ts'

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
