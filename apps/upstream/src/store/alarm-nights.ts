import { sql } from 'kysely'
import type { Database, Tx } from './tables.ts'

/** When the nights of a site were judged last, and on what: the sum of the stamps of its days. Instants in ms. */
export type JudgedNights = { readonly judgedAt: number | null; readonly judgedStamps: number; readonly stamps: number }

/** How a site's nights stand, with the stamps of its days from an instant on as they are now. */
export const readJudgedNights = async (db: Database, site: string, from: number): Promise<JudgedNights> => {
  const { rows } = await sql<JudgedNights>`
    select n.judged_at as "judgedAt", coalesce(n.stamps, -1)::int8 as "judgedStamps", s.stamps
    from (select coalesce(sum(stamp), 0)::int8 as stamps from day_stamps where site = ${site} and start >= ${from}) s
    left join alarm_nights n on n.site = ${site}`.execute(db)
  return rows[0] ?? { judgedAt: null, judgedStamps: -1, stamps: 0 }
}

/** Notes that a site's nights were judged. */
export const saveJudgedNights = async (tx: Tx, site: string, judgedAt: number, stamps: number): Promise<void> => {
  await sql`
    insert into alarm_nights (site, judged_at, stamps) values (${site}, ${judgedAt}, ${stamps})
    on conflict (site) do update set judged_at = excluded.judged_at, stamps = excluded.stamps`.execute(tx)
}
