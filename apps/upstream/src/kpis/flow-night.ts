import { TZDate } from '@date-fns/tz'
import { sql } from 'kysely'
import { int4Array, int8Array } from '../store/arrays.ts'
import { dayAt, RES } from '../store/buckets.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from './period.ts'

/**
 * Minimum night flow (IWA), m³/h: of each night the lowest 5-minute mean
 * between 02:00 and 04:00 local, then the mean over the nights of the stretch.
 */
export const readNightFlows = async (
  db: Database,
  series: readonly number[],
  stretch: Stretch,
  timeZone: string,
): Promise<ReadonlyMap<number, number>> => {
  const nights = nightsOf(stretch, timeZone)
  if (series.length === 0 || nights.length === 0) return new Map()
  const { rows } = await sql<{ series_id: number; flow: number }>`
    select series_id, avg(lowest) as flow from (
      select r.series_id, night.first, min(r.sum / r.count) as lowest
      from unnest(${int8Array(nights.map(({ from }) => from))}::int8[], ${int8Array(nights.map(({ to }) => to))}::int8[])
        as night (first, stop)
      join rollups r on r.res = ${RES['5min']} and r.series_id = any(${int4Array(series)}::int4[])
        and r.start >= night.first and r.start < night.stop
      group by 1, 2) nights
    group by 1`.execute(db)
  return new Map(rows.map(({ series_id, flow }) => [series_id, flow]))
}

/** The nights of a stretch as far as it goes; the clock is the site's, by the zone rules of this process alone. */
const nightsOf = ({ from, to }: Stretch, timeZone: string): Stretch[] => {
  const nights: Stretch[] = []
  for (let day = dayAt(from, timeZone); day.start < to; day = dayAt(day.end, timeZone)) {
    const local = new TZDate(day.start, timeZone)
    const at = (hour: number) =>
      new TZDate(local.getFullYear(), local.getMonth(), local.getDate(), hour, timeZone).getTime()
    const night = { from: Math.max(from, at(2)), to: Math.min(to, at(4)) }
    if (night.from < night.to) nights.push(night)
  }
  return nights
}
