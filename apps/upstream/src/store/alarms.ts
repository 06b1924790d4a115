import { ACTIVE_STATES, type Alarm, TOGETHER_MS } from '@vigie/contracts/entities'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { AlarmSpan } from '../alarms/load.ts'
import type { Stretch } from '../time.ts'
import { prepared } from './prepared.ts'
import type { Database, Tables } from './tables.ts'

export type AlarmRow = Selectable<Tables['alarms']>

/** Open alarms of a site, oldest first. */
export const readOpenAlarms = async (db: Database, site: string): Promise<Alarm[]> => {
  const rows = await db
    .selectFrom('alarms')
    .selectAll()
    .where('site', '=', site)
    .where(sql<boolean>`state <> 'normal'`)
    .orderBy('raised_at')
    .execute()
  return rows.map(toAlarm)
}

/** Alarms of a site by their ids, in no order; one that is not known is left out. */
export const readAlarms = async (db: Database, site: string, ids: readonly string[]): Promise<Alarm[]> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('alarms').selectAll().where('site', '=', site).where('id', 'in', ids).execute()
  return rows.map(toAlarm)
}

/** When and where cuts of the power supply began, ms. */
type CutAt = { readonly site: string; readonly fact: { readonly at: number } }

/** The active alarms of power supplies that were the first of cuts near others, oldest first. */
export const readCutsAround = async (db: Database, cuts: readonly CutAt[]): Promise<Alarm[]> => {
  if (cuts.length === 0) return []
  const times = cuts.map(({ fact }) => fact.at)
  const rows = await selectCuts(
    db,
    JSON.stringify([...new Set(cuts.map(({ site }) => site))]),
    String(Math.min(...times) - TOGETHER_MS),
    String(Math.max(...times) + TOGETHER_MS),
  )
  return rows.map(toAlarm)
}

/** The columns of an alarm with their types. */
const COLUMNS = {
  id: 'text',
  site: 'text',
  device: 'text',
  condition: 'text',
  metric: 'text',
  finding: 'text',
  priority: 'text',
  state: 'text',
  raised_at: 'int8',
  cleared_at: 'int8',
  acknowledged_at: 'int8',
  acknowledged_by: 'jsonb',
  shelved_until: 'int8',
  reason: 'text',
  maintenance: 'text',
  cause: 'text',
  assignee: 'jsonb',
  occurrences: 'int4',
  replaces: 'text',
  value: 'float8',
  threshold: 'float8',
  comment_count: 'int4',
  announced: 'bool',
} as const satisfies Record<keyof AlarmRow, string>

/** What never changes once an alarm is raised. */
const FIXED: ReadonlySet<string> = new Set([
  'id',
  'site',
  'device',
  'condition',
  'metric',
  'finding',
  'raised_at',
  'replaces',
  'announced',
])

/** The columns of an alarm, of the table or row set called `from`. */
export const alarmColumns = (from: string): string =>
  Object.keys(COLUMNS)
    .map((column) => `${from}.${column}`)
    .join(', ')

/**
 * Writes alarms as they are after a change, given as a JSON list of rows in a parameter, where a condition holds:
 * those that are over before those that take their place, since a key has one open alarm.
 */
export const upsertAlarms = (parameter: string, where: string): string => `
  insert into alarms (${Object.keys(COLUMNS).join(', ')})
  select ${alarmColumns('r')} from jsonb_to_recordset(${parameter}::jsonb) as r (
    ${Object.entries(COLUMNS)
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')})
  where ${where}
  on conflict (id) do update set ${Object.keys(COLUMNS)
    .filter((column) => !FIXED.has(column))
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`

/** The life of each alarm that touches a stretch, oldest first; those that nobody was told of are left out. */
export const readAlarmSpans = async (db: Database, site: string, { from, to }: Stretch): Promise<AlarmSpan[]> => {
  const rows = await db
    .selectFrom('alarms')
    .select(['id', 'device', 'condition', 'finding', 'priority', 'raised_at', 'cleared_at', 'cause'])
    .select(ACKNOWLEDGED_FIRST.as('acknowledged_at'))
    .where('site', '=', site)
    .where('announced', '=', true)
    .where('raised_at', '<', to)
    .where((where) => where.or([where('cleared_at', 'is', null), where('cleared_at', '>', from)]))
    .orderBy('raised_at')
    .execute()
  return rows.map(({ id, device, condition, finding, priority, raised_at, cleared_at, acknowledged_at, cause }) => ({
    id,
    device,
    condition,
    finding,
    priority,
    raisedAt: raised_at,
    clearedAt: cleared_at,
    acknowledgedAt: acknowledged_at,
    cause,
  }))
}

/** An alarm that comes back into view waits again, and forgets who had acknowledged it: the journal does not. */
const ACKNOWLEDGED_FIRST = sql<number | null>`coalesce(acknowledged_at, (
  select min(j.at) from journal j
  where j.data->>'id' = alarms.id and j.type like 'alarm.%' and j.type = 'alarm.acknowledged' and j.site = alarms.site))`

/** How many alarms of a site are active. */
export const countActiveAlarms = (db: Database, site: string): Promise<number> =>
  countAlarms(db.selectFrom('alarms').where('site', '=', site).where('state', 'in', ACTIVE_STATES))

/** How many alarms of a site that people were told of were raised within a stretch, as in its alarm load. */
export const countAlarmsRaised = (db: Database, site: string, { from, to }: Stretch): Promise<number> =>
  countAlarms(
    db
      .selectFrom('alarms')
      .where('site', '=', site)
      .where('announced', '=', true)
      .where('raised_at', '>=', from)
      .where('raised_at', '<', to),
  )

const countAlarms = async (alarms: SelectQueryBuilder<Tables, 'alarms', object>): Promise<number> => {
  const { count } = await alarms.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export const toAlarm = (row: AlarmRow): Alarm => ({
  id: row.id,
  site: row.site,
  device: row.device,
  condition: row.condition,
  ...(row.metric === null ? {} : { metric: row.metric }),
  ...(row.finding === null ? {} : { finding: row.finding }),
  priority: row.priority,
  state: row.state,
  raisedAt: new Date(row.raised_at).toISOString(),
  clearedAt: toInstant(row.cleared_at),
  acknowledgedAt: toInstant(row.acknowledged_at),
  acknowledgedBy: row.acknowledged_by,
  shelvedUntil: toInstant(row.shelved_until),
  reason: row.reason,
  maintenance: row.maintenance,
  cause: row.cause,
  assignee: row.assignee,
  occurrences: row.occurrences,
  replaces: row.replaces,
  value: row.value,
  threshold: row.threshold,
  commentCount: row.comment_count,
})

/** An alarm as a row; `announced` counts only for one that is new. */
export const toAlarmRow = (site: string, alarm: Alarm): AlarmRow => ({
  id: alarm.id,
  site,
  device: alarm.device,
  condition: alarm.condition,
  metric: alarm.metric ?? null,
  finding: alarm.finding ?? null,
  priority: alarm.priority,
  state: alarm.state,
  raised_at: Date.parse(alarm.raisedAt),
  cleared_at: toMs(alarm.clearedAt),
  acknowledged_at: toMs(alarm.acknowledgedAt),
  acknowledged_by: alarm.acknowledgedBy,
  shelved_until: toMs(alarm.shelvedUntil),
  reason: alarm.reason,
  maintenance: alarm.maintenance,
  cause: alarm.cause,
  assignee: alarm.assignee,
  occurrences: alarm.occurrences,
  replaces: alarm.replaces,
  value: alarm.value,
  threshold: alarm.threshold,
  comment_count: alarm.commentCount,
  announced: !isKeptFromView(alarm.state),
})

const isKeptFromView = (state: Alarm['state']): boolean =>
  state === 'shelved' || state === 'suppressed' || state === 'out-of-service'

const selectCuts = prepared<AlarmRow>(
  'vigie_read_cuts',
  `select ${alarmColumns('a')} from (select jsonb_array_elements_text($1::jsonb) as site) k
  cross join lateral (
    select * from alarms a where a.site = k.site and a.state <> 'normal' and a.condition = 'power-off'
      and a.cleared_at is null and a.cause is null and a.raised_at between $2::int8 and $3::int8 offset 0) a
  order by a.raised_at`,
)

const toInstant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
const toMs = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))
