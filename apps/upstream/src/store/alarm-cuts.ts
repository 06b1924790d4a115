import { type Alarm, type Power, TOGETHER_MS } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { MINUTE_MS } from '../time.ts'
import type { Database } from './tables.ts'

/** What is looked at of the alarm of a power supply; a flood has ten thousand of them. */
export type RecordedCut = Pick<Alarm, 'id' | 'device' | 'priority' | 'raisedAt' | 'clearedAt'>

/** Moments follow each other only while cuts do; one that others have led up to for longer is taken to begin anew, ms. */
const LED_UP_MS = 10 * MINUTE_MS

/**
 * Every cut of a site on record, over or not, of the moments in which these began (ms) and of those that lead up to them,
 * oldest first.
 */
export const readCutsOfMoments = (db: Database, site: string, times: readonly number[]): Promise<RecordedCut[]> =>
  readCutsNear(db, site, times, { beforeMs: LED_UP_MS, devices: null })

/** The cuts of these devices, over or not, that began in one moment with one of these (ms), oldest first. */
export const readCutsOfDevices = (
  db: Database,
  site: string,
  times: readonly number[],
  devices: readonly string[],
): Promise<RecordedCut[]> => readCutsNear(db, site, times, { beforeMs: TOGETHER_MS, devices })

type Near = { readonly beforeMs: number; readonly devices: readonly string[] | null }

const readCutsNear = async (
  db: Database,
  site: string,
  times: readonly number[],
  { beforeMs, devices }: Near,
): Promise<RecordedCut[]> => {
  if (times.length === 0 || devices?.length === 0) return []
  const { rows } = await sql<CutRow>`
    select a.id, a.device, a.priority, a.raised_at, a.cleared_at from (
      select range_agg(int8range(t - ${beforeMs}::int8, t + ${TOGETHER_MS}::int8, '[]')) as all_moments
      from unnest(${[...new Set(times)]}::int8[]) as t) m
    cross join lateral unnest(m.all_moments) as r
    join alarms a on a.site = ${site} and a.condition = 'power-off'
      and a.raised_at >= lower(r) and a.raised_at < upper(r)
    where ${devices === null ? sql`true` : sql`a.device = any(${[...devices]}::text[])`}
    order by a.raised_at, a.id`.execute(db)
  return rows.map(toCut)
}

/** The cuts of a site that last, oldest first. */
export const readLastingCuts = async (db: Database, site: string): Promise<RecordedCut[]> => {
  const { rows } = await sql<CutRow>`
    select a.id, a.device, a.priority, a.raised_at, a.cleared_at from alarms a
    where a.site = ${site} and a.state <> 'normal' and a.condition = 'power-off' and a.cleared_at is null
    order by a.raised_at, a.id`.execute(db)
  return rows.map(toCut)
}

/** How many devices of a site tell of their power, and how many have it. */
export const readPower = async (db: Database, site: string): Promise<Power> => {
  const { rows } = await sql<Power>`
    select count(powered)::int4 as told, (count(*) filter (where powered))::int4 as "on"
    from device_status where site = ${site}`.execute(db)
  return rows[0] ?? { told: 0, on: 0 }
}

type CutRow = Pick<Alarm, 'id' | 'device' | 'priority'> & {
  readonly raised_at: number
  readonly cleared_at: number | null
}

const toCut = ({ raised_at, cleared_at, ...cut }: CutRow): RecordedCut => ({
  ...cut,
  raisedAt: new Date(raised_at).toISOString(),
  clearedAt: cleared_at === null ? null : new Date(cleared_at).toISOString(),
})
