import { sql } from 'kysely'
import { hourlyPiecesOf } from '../../series/pieces.ts'
import { HOUR_MS, type Stretch } from '../../time.ts'
import { int2Array, int4Array, int8Array } from '../arrays.ts'
import type { Database } from '../tables.ts'

/** A counter, and the number of the total it adds to. */
export type Member = { readonly total: number; readonly series: number }

/**
 * What the members of each total counted in each hour of a local day, or of a part of it, oldest first. Hours are
 * counted from the beginning of the stretch, and the last one ends with it, so that they add up to what it counted.
 */
export const readHourlyTotals = async (
  db: Database,
  members: readonly Member[],
  stretch: Stretch,
  timeZone: string,
): Promise<{ start: number; total: number; counted: number }[]> => {
  const pieces = hourlyPiecesOf([stretch], timeZone)
  if (members.length === 0 || pieces.length === 0) return []
  const { rows } = await sql<{ start: number; total: number; counted: number }>`
    select r.start, m.total, sum(r.delta) as counted
    from unnest(${int2Array(pieces.map(({ res }) => res))}::int2[], ${int8Array(pieces.map(({ from }) => from))}::int8[],
      ${int8Array(pieces.map(({ to }) => to))}::int8[]) as p (res, first, stop),
    unnest(${int2Array(members.map(({ total }) => total))}::int2[],
      ${int4Array(members.map(({ series }) => series))}::int4[]) as m (total, series_id), lateral (
      select ((r.start - ${stretch.from}::int8) / ${HOUR_MS}) * ${HOUR_MS} + ${stretch.from}::int8 as start, r.delta
      from rollups r
      where r.res = p.res and r.series_id = m.series_id and r.start >= p.first and r.start < p.stop) r
    group by 1, 2 order by 1`.execute(db)
  return rows
}
