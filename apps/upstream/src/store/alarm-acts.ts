import type { Alarm } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { type AlarmRow, alarmColumns, toAlarm } from './alarms.ts'
import { prepared } from './prepared.ts'
import { type StatusRow, statusColumns } from './status.ts'
import type { Database } from './tables.ts'

/** An alarm as it was read to be acted on, with what tells whether it has changed since. */
export type AlarmToActOn = {
  readonly alarm: Alarm
  /** of its device: each write of its alarms moves the version */
  readonly status: StatusRow
  /** the alarm after this very request, when it was carried out before; null: it was not */
  readonly done: Alarm | null
}

/** @param act key of the request; null: it has none */
export const readAlarmToActOn = async (
  db: Database,
  site: string,
  id: string,
  act: string | null,
): Promise<AlarmToActOn | null> => {
  const [row] = await selectAlarm(db, site, id, act)
  if (row === undefined) return null
  const { alarm, done, ...status } = row
  return { alarm: toAlarm(alarm), status, done }
}

const selectAlarm = prepared<StatusRow & { alarm: AlarmRow; done: Alarm | null }>(
  'vigie_read_alarm_to_act_on',
  `select ${statusColumns('s')}, to_jsonb(a) as alarm, (
    select j.data from journal j
    where j.data->>'id' = $2 and j.type like 'alarm.%' and j.site = $1 and j.act = $3::text limit 1) as done
  from (select ${alarmColumns('a')} from alarms a where a.id = $2 and a.site = $1) a
  join device_status s on s.site = a.site and s.device = a.device`,
)

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
