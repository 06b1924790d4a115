import { sql } from 'kysely'
import { RES } from '../../series/buckets.ts'
import type { Stretch } from '../../time.ts'
import { int2Array, int4Array } from '../arrays.ts'
import type { Database } from '../tables.ts'

/** A counter, and the number of the total it adds to. */
export type Member = { readonly total: number; readonly series: number }

/** What the members of each total counted in each hour of a stretch, oldest first. */
export const readHourlyTotals = async (
  db: Database,
  members: readonly Member[],
  { from, to }: Stretch,
): Promise<{ start: number; total: number; counted: number }[]> => {
  if (members.length === 0) return []
  const { rows } = await sql<{ start: number; total: number; counted: number }>`
    select r.start, m.total, sum(r.delta) as counted
    from unnest(${int2Array(members.map(({ total }) => total))}::int2[],
      ${int4Array(members.map(({ series }) => series))}::int4[]) as m (total, series_id), lateral (
      select r.start, r.delta from rollups r
      where r.res = ${RES.hour} and r.series_id = m.series_id and r.start >= ${from} and r.start < ${to}) r
    group by 1, 2 order by 1`.execute(db)
  return rows
}
