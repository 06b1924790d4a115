import type { Outage } from '@vigie/contracts/entities'
import type { Stretch } from '../time.ts'
import type { Database } from './tables.ts'

/**
 * Ends the open outages of devices, given as a JSON list in a parameter, where a condition holds; one row for each. One
 * that would begin after its end was begun by a clock that was ahead.
 */
export const endOutages = (parameter: string, where: string): string => `
  update outages o set ended_at = r."endedAt", started_at = least(o.started_at, r."endedAt"), late = o.late or r.late,
    ended_said_at = r."endedSaidAt"
  from jsonb_to_recordset(${parameter}::jsonb) as r (
    site text, device text, "endedAt" int8, late bool, "endedSaidAt" int8)
  where o.site = r.site and o.device = r.device and o.ended_at is null and ${where} returning 1`

/** Adds outages, given as a JSON list in a parameter, where a condition holds. */
export const addOutages = (parameter: string, where: string): string => `
  insert into outages (site, device, started_at, ended_at, late, started_said_at, ended_said_at)
  select r.site, r.device, r."startedAt", r."endedAt", r.late, r."startedSaidAt", r."endedSaidAt"
  from jsonb_to_recordset(${parameter}::jsonb) as r (
    site text, device text, "startedAt" int8, "endedAt" int8, late bool, "startedSaidAt" int8, "endedSaidAt" int8)
  where ${where}`

/** Outages that touch a stretch, newest first. */
export const readOutages = async (db: Database, site: string, { from, to }: Stretch): Promise<Outage[]> => {
  const rows = await db
    .selectFrom('outages')
    .select(['device', 'started_at', 'ended_at', 'late', 'started_said_at', 'ended_said_at'])
    .where('site', '=', site)
    .where('started_at', '<', to)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', from)]))
    .orderBy('started_at', 'desc')
    .orderBy('device')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ device, started_at, ended_at, late, started_said_at, ended_said_at }) => ({
    device,
    from: started_at,
    to: ended_at,
    ...(late ? { late } : {}),
    ...(started_said_at === null ? {} : { fromSaidAt: started_said_at }),
    ...(ended_said_at === null ? {} : { toSaidAt: ended_said_at }),
  }))
}

/** Whether any device of a site is known to be without power now. */
export const hasOpenOutage = async (db: Database, site: string): Promise<boolean> =>
  (await db
    .selectFrom('outages')
    .select('device')
    .where('site', '=', site)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
