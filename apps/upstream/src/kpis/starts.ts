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
    with buckets as (
      select p.n, s.id as series_id, b.*, lag(b.last_value) over (partition by p.n, s.id order by b.start) as before
      from ${piecesAndSeries(fiveMinutePieces(windows), states)}, lateral (
        select r.start, r.min, r.max, r.first_value, r.last_value from ${ROLLUPS_OF_PAIR}) b)
    select b.n, b.series_id, (sum(case when b.before < 0.5 and b.first_value >= 0.5 then 1 else 0 end)
        + coalesce(sum(inside.rises), 0))::float8 as count,
      (array_agg(b.first_value order by b.start))[1] as first, (array_agg(b.last_value order by b.start desc))[1] as last
    from buckets b
    left join lateral (
      select count(*) as rises from (
        select r.value, lag(r.value) over (order by r.ts) as before from readings r
        where b.min < 0.5 and b.max >= 0.5
          and r.series_id = b.series_id and r.ts >= b.start and r.ts < b.start + 300000) step
      where step.before < 0.5 and step.value >= 0.5) inside on true
    group by b.n, b.series_id`.execute(db)
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
