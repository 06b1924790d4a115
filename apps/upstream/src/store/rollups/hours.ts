import { sql } from 'kysely'
import { dayAt } from '../../series/buckets.ts'
import { hourlyPiecesOf } from '../../series/pieces.ts'
import { HOUR_MS, type Stretch } from '../../time.ts'
import { int2Array, int4Array, int8Array } from '../arrays.ts'
import type { Database } from '../tables.ts'

/** What one counter counted in one hour, or in the part of it that a window holds. */
export type CountedHour = {
  /** the number of the window */
  readonly n: number
  readonly series_id: number
  /** the beginning of the hour, counted in hours from the beginning of its local day, ms */
  readonly start: number
  readonly counted: number
  /** time the readings vouch for, ms */
  readonly covered: number
}

/**
 * What each counter counted in each hour of local days, or of parts of one each: hours are counted from the beginning
 * of the day on the site's clock, and the last one ends with it, so that they add up to what the day counted. An hour
 * without readings has no entry.
 */
export const readCountedHours = async (
  db: Database,
  counters: readonly number[],
  windows: readonly Stretch[],
  timeZone: string,
): Promise<CountedHour[]> => {
  const pieces = hourlyPiecesOf(windows, timeZone)
  if (counters.length === 0 || pieces.length === 0) return []
  const origins = pieces.map(({ from }) => dayAt(from, timeZone).start)
  const { rows } = await sql<CountedHour>`
    select p.n, s.id as series_id, a.start, sum(a.counted) as counted, sum(a.covered)::float8 as covered
    from unnest(${int4Array(pieces.map(({ n }) => n))}::int4[], ${int2Array(pieces.map(({ res }) => res))}::int2[],
      ${int8Array(pieces.map(({ from }) => from))}::int8[], ${int8Array(pieces.map(({ to }) => to))}::int8[],
      ${int8Array(origins)}::int8[]) as p (n, res, first, stop, origin),
    unnest(${int4Array(counters)}::int4[]) as s (id), lateral (
      select ((r.start - p.origin) / ${HOUR_MS}) * ${HOUR_MS} + p.origin as start, r.delta as counted, r.covered
      from rollups r
      where r.res = p.res and r.series_id = s.id and r.start >= p.first and r.start < p.stop) a
    group by 1, 2, 3`.execute(db)
  return rows
}
