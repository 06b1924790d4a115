import { sql } from 'kysely'
import { RES } from '../../series/buckets.ts'
import type { Database } from '../tables.ts'

/** How far a site's data reach, ms; null: there are none. */
export type Extent = { readonly first: number | null; readonly watermark: number | null }

/** The times of the oldest and of the latest reading of a site. */
export const readExtent = async (db: Database, site: string): Promise<Extent> => {
  const { rows } = await sql<{ first: number | null; watermark: number | null }>`
    select min(d.first_ts) as first, max(l.ts) as watermark
    from series s
    join latest l on l.series_id = s.id and l.ts is not null
    left join lateral (select r.first_ts from rollups r where r.res = ${RES.day} and r.series_id = s.id
      order by r.start limit 1) d on true
    where s.site = ${site}`.execute(db)
  return rows[0] ?? { first: null, watermark: null }
}
