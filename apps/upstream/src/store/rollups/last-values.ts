import { sql } from 'kysely'
import { RES } from '../../series/buckets.ts'
import { int4Array } from '../arrays.ts'
import type { Database } from '../tables.ts'

/** What a gauge last read, and when, ms. */
export type LastValue = { readonly value: number; readonly at: number }

/** The last reading of each gauge before an instant that begins a 5-minute bucket, by number of series. */
export const readLastValues = async (
  db: Database,
  gauges: readonly number[],
  until: number,
): Promise<ReadonlyMap<number, LastValue>> => {
  if (gauges.length === 0) return new Map()
  const { rows } = await sql<{ id: number; value: number; at: number }>`
    select s.id, a.value, a.at
    from unnest(${int4Array(gauges)}::int4[]) as s (id), lateral (
      select r.last_value as value, r.last_ts as at from rollups r
      where r.res = ${RES['5min']} and r.series_id = s.id and r.start < ${until}
      order by r.start desc limit 1) a`.execute(db)
  return new Map(rows.map(({ id, value, at }) => [id, { value, at }]))
}
