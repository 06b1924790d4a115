import type { Alarm } from '@vigie/contracts/entities'
import type { SelectQueryBuilder } from 'kysely'
import type { AlarmSpan } from '../alarms/load.ts'
import type { Stretch } from '../time.ts'
import type { Database, Tables } from './tables.ts'

export type AlarmRow = Tables['alarms']

/** Active alarms of a site, oldest first. */
export const readActiveAlarms = async (db: Database, site: string): Promise<Alarm[]> => {
  const rows = await db
    .selectFrom('alarms')
    .selectAll()
    .where('site', '=', site)
    .where('cleared_at', 'is', null)
    .orderBy('raised_at')
    .execute()
  return rows.map(toAlarm)
}

/** The columns of an alarm, of the table or row set called `from`. */
export const alarmColumns = (from: string): string =>
  ['id', 'site', 'device', 'condition', 'priority', 'state', 'raised_at', 'cleared_at']
    .map((column) => `${from}.${column}`)
    .join(', ')

/**
 * Writes alarms as they are after a change, given as a JSON list of rows in a parameter, where a condition holds:
 * those that were cleared before those that were raised, since a device has one active alarm per condition.
 */
export const upsertAlarms = (parameter: string, where: string): string => `
  insert into alarms (id, site, device, condition, priority, state, raised_at, cleared_at)
  select ${alarmColumns('r')} from jsonb_to_recordset(${parameter}::jsonb) as r (
    id text, site text, device text, condition text, priority text, state text, raised_at int8, cleared_at int8)
  where ${where}
  on conflict (id) do update set state = excluded.state, cleared_at = excluded.cleared_at`

/** When each alarm that touches a stretch was raised and cleared, oldest first; `key`: its device and condition. */
export const readAlarmSpans = async (db: Database, site: string, { from, to }: Stretch): Promise<AlarmSpan[]> => {
  const rows = await db
    .selectFrom('alarms')
    .select(['device', 'condition', 'raised_at', 'cleared_at'])
    .where('site', '=', site)
    .where('raised_at', '<', to)
    .where((where) => where.or([where('cleared_at', 'is', null), where('cleared_at', '>', from)]))
    .orderBy('raised_at')
    .execute()
  return rows.map(({ device, condition, raised_at, cleared_at }) => ({
    key: `${device}/${condition}`,
    raisedAt: raised_at,
    clearedAt: cleared_at,
  }))
}

/** How many alarms of a site are active. */
export const countActiveAlarms = (db: Database, site: string): Promise<number> =>
  countAlarms(db.selectFrom('alarms').where('site', '=', site).where('cleared_at', 'is', null))

/** How many alarms of a site were raised within a stretch. */
export const countAlarmsRaised = (db: Database, site: string, { from, to }: Stretch): Promise<number> =>
  countAlarms(
    db.selectFrom('alarms').where('site', '=', site).where('raised_at', '>=', from).where('raised_at', '<', to),
  )

const countAlarms = async (alarms: SelectQueryBuilder<Tables, 'alarms', object>): Promise<number> => {
  const { count } = await alarms.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export const toAlarm = (row: AlarmRow): Alarm => ({
  id: row.id,
  device: row.device,
  condition: row.condition,
  priority: row.priority,
  state: row.state,
  raisedAt: new Date(row.raised_at).toISOString(),
  clearedAt: row.cleared_at === null ? null : new Date(row.cleared_at).toISOString(),
})

export const toAlarmRow = (
  site: string,
  { id, device, condition, priority, state, raisedAt, clearedAt }: Alarm,
): AlarmRow => ({
  id,
  site,
  device,
  condition,
  priority,
  state,
  raised_at: Date.parse(raisedAt),
  cleared_at: clearedAt === null ? null : Date.parse(clearedAt),
})
