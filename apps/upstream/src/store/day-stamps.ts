import { sql } from 'kysely'
import type { SiteDay } from '../series/plan.ts'
import { int8Array } from './arrays.ts'
import type { Database } from './tables.ts'
import type { Statement } from './together.ts'

/** Notes that days already over were written to again; what was computed from them is to be computed anew. */
export const stampDays = (days: readonly SiteDay[]): Statement | null =>
  days.length === 0
    ? null
    : sql`
    insert into day_stamps as old (site, start, stamp)
    select distinct site, start, 1 from unnest(
      ${days.map(({ site }) => site)}::text[], ${int8Array(days.map(({ start }) => start))}::int8[]) as d (site, start)
    order by site, start
    on conflict (site, start) do update set stamp = old.stamp + 1`

/** How often each day of a site was written to after it was over, by its start; a day not named: never. */
export const readDayStamps = async (
  db: Database,
  site: string,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('day_stamps')
    .select(['start', 'stamp'])
    .where('site', '=', site)
    .where('start', '>=', from)
    .where('start', '<', to)
    .execute()
  return new Map(rows.map(({ start, stamp }) => [start, stamp]))
}
