import { sql } from 'kysely'
import { FIVE_MIN_MS, RES } from '../../series/buckets.ts'
import { HOUR_MS, type Stretch } from '../../time.ts'
import { int4Array } from '../arrays.ts'
import type { Database } from '../tables.ts'

/** A reading that comes later than this after one that says on does not date the end of it. */
const ENDS_WITHIN_MS = 2 * FIVE_MIN_MS

/**
 * Until when each state was last on within a stretch, ms, by number of series: the reading that ended it, else, where
 * none came soon enough to tell, its last reading that says on, in its last five minutes that tell of any; where those are
 * kept no more, the end of the time that it was on, or, if it began within them, their last reading. A state that never was
 * is missing.
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
      select coalesce(
        (select coalesce(
            (select min(n.ts) from readings n
              where n.series_id = s.id and n.ts > max(q.ts) and n.ts <= least(max(q.ts) + ${ENDS_WITHIN_MS}, ${to})),
            max(q.ts)) from readings q
          where q.series_id = s.id and q.ts >= r.start and q.ts < r.start + ${FIVE_MIN_MS} and q.value >= 0.5),
        case when r.first_value >= 0.5 then r.start + least(greatest(r.delta, 0), ${FIVE_MIN_MS}) else r.last_ts end
      )::float8 as at from rollups r
      where r.res = ${RES['5min']} and r.series_id = s.id and r.start >= h.start
        and r.start < least(h.start + ${HOUR_MS}, ${to}) and r.max >= 0.5
      order by r.start desc limit 1) f`.execute(db)
  return new Map(rows.map(({ id, at }) => [id, Math.round(at)]))
}
