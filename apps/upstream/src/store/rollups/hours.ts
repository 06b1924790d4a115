import { sql } from 'kysely'
import { RES } from '../../series/buckets.ts'
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

/** What each counter counted in each hour of UTC within a stretch; an hour without readings has no entry. */
export const readHourlyCounts = async (
  db: Database,
  counters: readonly number[],
  { from, to }: Stretch,
): Promise<Map<number, Map<number, number>>> => {
  const counts = new Map(counters.map((id) => [id, new Map<number, number>()]))
  if (counters.length === 0) return counts
  const { rows } = await sql<{ series_id: number; start: number; counted: number }>`
    select r.series_id, r.start, r.delta as counted
    from unnest(${int4Array(counters)}::int4[]) as s (id), lateral (
      select r.series_id, r.start, r.delta from rollups r
      where r.res = ${RES.hour} and r.series_id = s.id and r.start >= ${from} and r.start < ${to}) r`.execute(db)
  for (const { series_id, start, counted } of rows) counts.get(series_id)?.set(start, counted)
  return counts
}
