import { sql } from 'kysely'
import type { Database } from '../store/tables.ts'
import type { Stretch } from './period.ts'
import { byWindow, fiveMinutePieces, piecesAndSeries, ROLLUPS_OF_PAIR } from './pieces.ts'

/** How often a state went from 0 to 1, and what it was at both ends. */
export type Starts = { readonly count: number; readonly first: number; readonly last: number }
type AllStarts = ReadonlyMap<number, Starts>

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
            where r.series_id = s.id and r.ts >= b.start and r.ts < b.start + 300000) step
          where step.before < 0.5 and step.value >= 0.5) else 0 end)::float8 as count
      from (select r.start, r.min, r.max, r.first_value, lag(r.last_value) over (order by r.start) as before
        from ${ROLLUPS_OF_PAIR}) b) a,
      lateral (select r.first_value as value from ${ROLLUPS_OF_PAIR} order by r.start limit 1) f,
      lateral (select r.last_value as value from ${ROLLUPS_OF_PAIR} order by r.start desc limit 1) l`.execute(db)
  return byWindow(windows.length, rows, ({ count, first, last }) => ({ count, first, last }))
}

/** The starts of one stretch from those of its days, oldest first: a state may also rise between two of them. */
export const joinStarts = (days: readonly AllStarts[]): AllStarts => {
  const joined = new Map<number, Starts>()
  for (const starts of days)
    for (const [id, next] of starts) {
      const before = joined.get(id)
      joined.set(id, before === undefined ? next : follow(before, next))
    }
  return joined
}

const follow = (before: Starts, next: Starts): Starts => ({
  count: before.count + next.count + (before.last < 0.5 && next.first >= 0.5 ? 1 : 0),
  first: before.first,
  last: next.last,
})
