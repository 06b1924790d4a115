import { sql } from 'kysely'
import { int4Array } from '../store/arrays.ts'
import { RES } from '../store/buckets.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from './period.ts'

/**
 * How often each state went from 0 to 1 within a stretch. Rises between two
 * 5-minute buckets show in their ends; raw readings are read only for the
 * buckets that saw both states.
 */
export const readStarts = async (
  db: Database,
  series: readonly number[],
  { from, to }: Stretch,
): Promise<ReadonlyMap<number, number>> => {
  if (series.length === 0) return new Map()
  const { rows } = await sql<{ series_id: number; starts: number }>`
    with buckets as (
      select r.series_id, r.start, r.min, r.max, r.first_value,
        lag(r.last_value) over (partition by r.series_id order by r.start) as before
      from rollups r
      where r.res = ${RES['5min']} and r.series_id = any(${int4Array(series)}::int4[])
        and r.start >= ${from} and r.start < ${to})
    select b.series_id, (sum(case when b.before < 0.5 and b.first_value >= 0.5 then 1 else 0 end)
      + coalesce(sum(inside.rises), 0))::float8 as starts
    from buckets b
    left join lateral (
      select count(*) as rises from (
        select r.value, lag(r.value) over (order by r.ts) as before from readings r
        where r.series_id = b.series_id and r.ts >= b.start and r.ts < b.start + 300000) step
      where step.before < 0.5 and step.value >= 0.5) inside on b.min < 0.5 and b.max >= 0.5
    group by b.series_id`.execute(db)
  return new Map(rows.map(({ series_id, starts }) => [series_id, starts]))
}
