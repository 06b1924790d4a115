import type { Alarm } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import type { AlarmBefore } from '../alarms/life.ts'
import { type ActKey, isSameAct, requestOf } from './act-key.ts'
import { type AlarmRow, alarmColumns, toAlarm } from './alarms.ts'
import { prepared } from './prepared.ts'
import { type StatusRow, statusColumns } from './status.ts'
import type { Database } from './tables.ts'

/** An alarm as it was read to be acted on, with what tells whether it has changed since. */
export type AlarmToActOn = {
  readonly alarm: Alarm
  /** the open alarm of the power supply of its device; null: none is open */
  readonly cut: Alarm | null
  /** of its device: each write of its alarms moves the version */
  readonly status: StatusRow
  /** what became of a request with this key before; null: there was none */
  readonly done: DoneAct | null
}

/** A request that was carried out: the alarm after it, and whether it said the same. */
export type DoneAct = { readonly alarm: Alarm; readonly isSame: boolean }

/** @param key of the request; null: it has none */
export const readAlarmToActOn = async (
  db: Database,
  site: string,
  id: string,
  key: ActKey | null,
): Promise<AlarmToActOn | null> => {
  const [row] = await selectAlarm(db, site, id, key === null ? null : requestOf(key))
  if (row === undefined) return null
  const { alarm, cut, done, ...status } = row
  const before = key === null || done === null ? null : { alarm: done.data, isSame: isSameAct(done.act, key) }
  return { alarm: toAlarm(alarm), cut: cut === null ? null : toAlarm(cut), status, done: before }
}

/** Whether a request with this key was carried out on one of these alarms, and said something else. */
export const isKeyReused = async (
  db: Database,
  site: string,
  ids: readonly string[],
  key: ActKey | null,
): Promise<boolean> => {
  if (key === null) return false
  const { rows } = await sql<{ act: string }>`
    select distinct act from journal
    where data->>'id' = any(${[...ids]}::text[]) and type like 'alarm.%' and site = ${site}
      and split_part(act, '.', 1) = ${requestOf(key)}`.execute(db)
  return rows.some(({ act }) => !isSameAct(act, key))
}

type RowToActOn = StatusRow & {
  alarm: AlarmRow
  cut: AlarmRow | null
  done: { act: string; data: Alarm } | null
}

const selectAlarm = prepared<RowToActOn>(
  'vigie_read_alarm_to_act_on',
  `select ${statusColumns('s')}, to_jsonb(a) as alarm, (
    select jsonb_build_object('act', j.act, 'data', j.data) from journal j
    where j.data->>'id' = $2 and j.type like 'alarm.%' and j.site = $1 and split_part(j.act, '.', 1) = $3::text
    order by j.seq desc limit 1) as done, (
    select to_jsonb(c) from alarms c
    where c.site = a.site and c.device = a.device and c.condition = 'power-off' and c.state <> 'normal'
    order by c.raised_at desc limit 1) as cut
  from (select ${alarmColumns('a')} from alarms a where a.id = $2 and a.site = $1) a
  join device_status s on s.site = a.site and s.device = a.device`,
)

/**
 * What each open alarm (by its id) that a window of maintenance keeps out of service was before it: as the journal has
 * it, or the alarm whose place it has taken since, before that was taken out. One that came to hold meanwhile has none.
 * To be read while its device is locked: what is raised later is not among them.
 */
export const readBeforeWindow = async (
  db: Database,
  site: string,
  window: string,
): Promise<ReadonlyMap<string, AlarmBefore>> => {
  const { rows } = await sql<{ alarm: string; before: AlarmBefore }>`
    with recursive held as (
      select a.id as alarm, a.id, a.replaces from alarms a
      where a.site = ${site} and a.state <> 'normal' and a.maintenance = ${window}
      union all
      select h.alarm, a.id, a.replaces from held h join alarms a on a.id = h.replaces)
    select h.alarm, b.data as before from held h
    cross join lateral (
      select j.seq from journal j
      where j.data->>'id' = h.id and j.type like 'alarm.%' and j.type = 'alarm.retired' and j.site = ${site}
        and j.data->>'maintenance' = ${window} order by j.seq limit 1) r
    cross join lateral (
      select j.data from journal j
      where j.data->>'id' = h.id and j.type like 'alarm.%' and j.site = ${site} and j.seq < r.seq
      order by j.seq desc limit 1) b`.execute(db)
  return new Map(rows.map(({ alarm, before }) => [alarm, before]))
}

/** Alarms of sites whose shelving has ended by an instant, the earliest first. */
export const readEndedShelvings = async (
  db: Database,
  sites: readonly string[],
  nowMs: number,
  limit: number,
): Promise<{ site: string; id: string; shelvedUntil: number }[]> => {
  if (sites.length === 0) return []
  const { rows } = await sql<{ site: string; id: string; shelvedUntil: number }>`
    select site, id, shelved_until as "shelvedUntil" from alarms
    where state = 'shelved' and site = any(${[...sites]}::text[]) and shelved_until <= ${nowMs}
    order by shelved_until limit ${limit}`.execute(db)
  return rows
}
