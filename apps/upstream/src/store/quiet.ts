import { sql } from 'kysely'
import type { Database, Tx } from './tables.ts'

/** A device of which nothing was read for long. Instants in ms. */
export type QuietDevice = {
  readonly device: string
  /** its last reading; null: there never was one */
  readonly lastAt: number | null
  /** when its power or its presence came back last; null: not known to have been away */
  readonly backAt: number | null
}

/**
 * Devices of a site that measure something of which nothing was read since an instant (ms), that are not known to be
 * without power or away, and of which no alarm says so already.
 */
export const readQuietDevices = async (db: Database, site: string, since: number): Promise<QuietDevice[]> => {
  const { rows } = await sql<QuietDevice>`
    select q.device, q."lastAt", nullif(greatest(coalesce(d.powered_at, 0), coalesce(d.online_at, 0)), 0)::int8 as "backAt"
    from (
      select s.device, max(l.ts) as "lastAt" from series s join latest l on l.series_id = s.id
      where s.site = ${site} group by s.device having coalesce(max(l.ts), 0) <= ${since}) q
    join device_status d on d.site = ${site} and d.device = q.device
    where d.powered is distinct from false and d.online is distinct from false and not exists (
      select from alarms a where a.site = ${site} and a.device = q.device and a.condition = 'stale'
        and a.state <> 'normal' and a.cleared_at is null)
    order by q.device`.execute(db)
  return rows
}

/** Of quiet devices those of which still nothing was read; what they read next waits for the transaction. */
export const stillQuiet = async (tx: Tx, site: string, quiet: readonly QuietDevice[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ device: string }>`
    select q.device from jsonb_to_recordset(${JSON.stringify(quiet)}::jsonb) as q (device text, "lastAt" int8)
    where not exists (
      select from series s join latest l on l.series_id = s.id
      where s.site = ${site} and s.device = q.device and l.ts > coalesce(q."lastAt", 0))`.execute(tx)
  return new Set(rows.map(({ device }) => device))
}
