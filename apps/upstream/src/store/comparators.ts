import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Comparator } from '../alarms/comparator.ts'
import type { Database, Tables } from './tables.ts'

type ComparatorRow = Selectable<Tables['alarm_comparators']>

/** The columns of a comparator with their types. */
const COLUMNS = {
  site: 'text',
  device: 'text',
  condition: 'text',
  metric: 'text',
  holds: 'bool',
  since: 'int8',
  is_on: 'bool',
  due_at: 'int8',
  value: 'float8',
  threshold: 'float8',
} as const satisfies Record<keyof ComparatorRow, string>

const NAMES = Object.keys(COLUMNS)
const given = (parameter: string): string => `
  jsonb_to_recordset(${parameter}::jsonb) as r (${Object.entries(COLUMNS)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ')})`

/** Keeps comparators as they are now, given as a JSON list of rows in a parameter, where a condition holds. */
export const upsertComparators = (parameter: string, where: string): string => `
  insert into alarm_comparators (${NAMES.join(', ')})
  select ${NAMES.map((column) => `r.${column}`).join(', ')} from ${given(parameter)}
  where ${where} and (r.holds or r.is_on)
  on conflict (site, device, condition, metric) do update set holds = excluded.holds, since = excluded.since,
    is_on = excluded.is_on, due_at = excluded.due_at, value = excluded.value, threshold = excluded.threshold`

/** Forgets those of the same list that are at rest. */
export const dropComparators = (parameter: string, where: string): string => `
  delete from alarm_comparators c using ${given(parameter)}
  where ${where} and not r.holds and not r.is_on
    and c.site = r.site and c.device = r.device and c.condition = r.condition and c.metric = r.metric`

/** Those of a device called by `k.site` and `k.device`, as one JSON list, null where there are none. */
export const COMPARATORS_OF_K = `(
  select jsonb_agg(jsonb_build_object(${NAMES.map((column) => `'${column}', c.${column}`).join(', ')}))
  from alarm_comparators c where c.site = k.site and c.device = k.device)`

/** A comparator as a row. */
export const toComparatorRow = (site: string, one: Comparator): ComparatorRow => ({
  site,
  device: one.device,
  condition: one.condition,
  metric: one.metric ?? '',
  holds: one.holds,
  since: one.since,
  is_on: one.isOn,
  due_at: one.dueAt,
  value: one.value,
  threshold: one.threshold,
})

/** A row as a comparator. */
export const toComparator = (row: ComparatorRow): Comparator => ({
  device: row.device,
  condition: row.condition,
  metric: row.metric === '' ? null : row.metric,
  holds: row.holds,
  since: row.since,
  isOn: row.is_on,
  dueAt: row.due_at,
  value: row.value,
  threshold: row.threshold,
})

/** Comparators of sites whose delay is over by an instant (ms), the earliest first. */
export const readDueComparators = async (
  db: Database,
  sites: readonly string[],
  nowMs: number,
  limit: number,
): Promise<{ site: string; comparator: Comparator }[]> => {
  if (sites.length === 0) return []
  const { rows } = await sql<ComparatorRow>`
    select * from alarm_comparators where due_at <= ${nowMs} and site = any(${[...sites]}::text[])
    order by due_at limit ${limit}`.execute(db)
  return rows.map((row) => ({ site: row.site, comparator: toComparator(row) }))
}

/** The first instant (ms) at which a delay of a site may be over that began when nobody listened: those due before wait. */
export const postponeComparators = async (
  db: Database,
  site: string,
  keys: readonly Comparator[],
  untilOf: (one: Comparator) => number,
): Promise<void> => {
  const rows = keys.map((one) => ({ ...toComparatorRow(site, one), until: untilOf(one) }))
  await sql`
    update alarm_comparators c set due_at = r.until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      site text, device text, condition text, metric text, due_at int8, until int8)
    where c.site = r.site and c.device = r.device and c.condition = r.condition and c.metric = r.metric
      and c.due_at = r.due_at`.execute(db)
}

/** What an alarm that holds, or a comparator, is about. */
export type AlarmStand = Pick<Comparator, 'device' | 'condition' | 'metric'>

/** What every alarm of a site whose condition holds, and every comparator, is about. */
export const readStanding = async (db: Database, site: string): Promise<AlarmStand[]> => {
  const { rows } = await sql<AlarmStand>`
    select device, condition, nullif(metric, '') as metric from alarm_comparators where site = ${site}
    union select device, condition, metric from alarms
    where site = ${site} and state <> 'normal' and cleared_at is null`.execute(db)
  return rows
}
