import { type Alarm, TOGETHER_MS } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { MINUTE_MS } from '../time.ts'
import { type AlarmRow, alarmColumns, toAlarm } from './alarms.ts'
import type { Database } from './tables.ts'

/** Moments follow each other only while cuts do; one that others have led up to for longer is taken to begin anew, ms. */
const LED_UP_MS = 10 * MINUTE_MS

/**
 * Every cut of a site on record, over or not, of the moments in which these began (ms) and of those that lead up to them,
 * oldest first.
 */
export const readCutsOfMoments = async (db: Database, site: string, times: readonly number[]): Promise<Alarm[]> => {
  if (times.length === 0) return []
  const { rows } = await sql<AlarmRow>`
    select ${sql.raw(alarmColumns('a'))} from (
      select range_agg(int8range(t - ${LED_UP_MS}::int8, t + ${TOGETHER_MS}::int8, '[]')) as all_moments
      from unnest(${[...new Set(times)]}::int8[]) as t) m
    cross join lateral unnest(m.all_moments) as r
    join alarms a on a.site = ${site} and a.condition = 'power-off'
      and a.raised_at >= lower(r) and a.raised_at < upper(r)
    order by a.raised_at, a.id`.execute(db)
  return rows.map(toAlarm)
}

/** The cuts of a site that last, oldest first. */
export const readLastingCuts = async (db: Database, site: string): Promise<Alarm[]> => {
  const { rows } = await sql<AlarmRow>`
    select ${sql.raw(alarmColumns('a'))} from alarms a
    where a.site = ${site} and a.state <> 'normal' and a.condition = 'power-off' and a.cleared_at is null
    order by a.raised_at, a.id`.execute(db)
  return rows.map(toAlarm)
}

/** How many devices of a site tell of their power, and how many have it. */
export const readPower = async (db: Database, site: string): Promise<{ told: number; on: number }> => {
  const { rows } = await sql<{ told: number; on: number }>`
    select count(powered)::int4 as told, (count(*) filter (where powered))::int4 as "on"
    from device_status where site = ${site}`.execute(db)
  return rows[0] ?? { told: 0, on: 0 }
}
