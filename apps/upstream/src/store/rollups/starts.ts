import { sql } from 'kysely'
import { FIVE_MIN_MS } from '../../series/buckets.ts'
import { byWindow, fiveMinutePieces } from '../../series/pieces.ts'
import type { Stretch } from '../../time.ts'
import type { Database } from '../tables.ts'
import { piecesAndSeries, ROLLUPS_OF_PAIR } from './pieces.ts'

/** How often a state went from 0 to 1, and what it was at both ends. */
export type Starts = { readonly count: number; readonly first: number; readonly last: number }
export type AllStarts = ReadonlyMap<number, Starts>

/**
 * The starts of each state within each window. Rises between two 5-minute buckets show in their ends; raw
 * readings are read only for the buckets that saw both states.
 */
export const readStarts = async (
  db: Database,
  states: readonly number[],
  windows: readonly Stretch[],
): Promise<AllStarts[]> => {
  if (states.length === 0 || windows.length === 0) return windows.map(() => new Map())
  const { rows } = await sql<{ n: number; series_id: number; count: number; first: number; last: number }>`
    select p.n, s.id as series_id, a.count, f.value as first, l.value as last
    from ${piecesAndSeries(fiveMinutePieces(windows), states)}, lateral (
      select sum(case when b.before < 0.5 and b.first_value >= 0.5 then 1 else 0 end
        + case when b.min < 0.5 and b.max >= 0.5 then (
          select count(*) from (
            select r.value, lag(r.value) over (order by r.ts) as before from readings r
            where r.series_id = s.id and r.ts >= b.start and r.ts < b.start + ${FIVE_MIN_MS}) step
          where step.before < 0.5 and step.value >= 0.5) else 0 end)::float8 as count
      from (select r.start, r.min, r.max, r.first_value, lag(r.last_value) over (order by r.start) as before
        from ${ROLLUPS_OF_PAIR}) b) a,
      lateral (select r.first_value as value from ${ROLLUPS_OF_PAIR} order by r.start limit 1) f,
      lateral (select r.last_value as value from ${ROLLUPS_OF_PAIR} order by r.start desc limit 1) l`.execute(db)
  return byWindow(windows.length, rows, ({ count, first, last }) => ({ count, first, last }))
}
