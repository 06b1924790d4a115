import { sql } from 'kysely'
import { FIVE_MIN_MS, RES } from '../../series/buckets.ts'
import { HOUR_MS, type Stretch } from '../../time.ts'
import { int4Array } from '../arrays.ts'
import type { Database } from '../tables.ts'

/**
 * When each state was last on within a stretch, ms, by number of series: the end of the time that it was on in its last
 * five minutes that tell of any. A state that never was is missing.
 */
export const readLastOn = async (
  db: Database,
  states: readonly number[],
  { from, to }: Stretch,
): Promise<ReadonlyMap<number, number>> => {
  if (states.length === 0) return new Map()
  // the last hour is found among few rows, its five minutes within that hour
  const { rows } = await sql<{ id: number; at: number }>`
    select s.id, f.at
    from unnest(${int4Array(states)}::int4[]) as s (id), lateral (
      select r.start from rollups r
      where r.res = ${RES.hour} and r.series_id = s.id and r.start >= ${from} and r.start < ${to} and r.max >= 0.5
      order by r.start desc limit 1) h, lateral (
      select (r.start + least(greatest(r.delta, 0), ${FIVE_MIN_MS}))::float8 as at from rollups r
      where r.res = ${RES['5min']} and r.series_id = s.id and r.start >= h.start
        and r.start < least(h.start + ${HOUR_MS}, ${to}) and r.max >= 0.5
      order by r.start desc limit 1) f`.execute(db)
  return new Map(rows.map(({ id, at }) => [id, Math.round(at)]))
}
