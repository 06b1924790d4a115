import { sql } from 'kysely'
import { int4Array } from '../store/arrays.ts'
import { RES } from '../store/buckets.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from './period.ts'

/**
 * Minimum night flow (IWA), m³/h: of each night the lowest 5-minute mean
 * between 02:00 and 04:00 local, then the mean over the nights of the stretch.
 */
export const readNightFlows = async (
  db: Database,
  series: readonly number[],
  { from, to }: Stretch,
  timeZone: string,
): Promise<ReadonlyMap<number, number>> => {
  if (series.length === 0) return new Map()
  const { rows } = await sql<{ series_id: number; flow: number }>`
    select series_id, avg(lowest) as flow from (
      select series_id, local::date as night, min(flow) as lowest from (
        select r.series_id, r.sum / r.count as flow, to_timestamp(r.start / 1000.0) at time zone ${timeZone} as local
        from rollups r
        where r.res = ${RES['5min']} and r.series_id = any(${int4Array(series)}::int4[])
          and r.start >= ${from} and r.start < ${to}) bucket
      where extract(hour from local) in (2, 3)
      group by 1, 2) nights
    group by 1`.execute(db)
  return new Map(rows.map(({ series_id, flow }) => [series_id, flow]))
}
