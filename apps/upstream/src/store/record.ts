import type { Alarm, JournalEntry } from '@vigie/contracts/entities'
import type { Fact } from '../fact.ts'
import type { OutageChanges } from '../power/outages.ts'
import { type AlarmRow, alarmColumns, toAlarm, toAlarmRow, upsertAlarms } from './alarms.ts'
import { addNotifications, toNotificationRow } from './notifications.ts'
import { addOutages, endOutages } from './outages.ts'
import { prepared } from './prepared.ts'
import { CHANNELS } from './signals.ts'
import { type DeviceKey, type StatusRow, statusColumns, writeStatuses } from './status.ts'
import type { Database } from './tables.ts'

// What devices report is applied in two statements: one reads their records, the other writes what changed, unless
// somebody else has written to one of these devices in between; then both are done again. Each write of a device's
// status, outages or alarms moves the version of its status row, which is how the second statement knows.

/** What is recorded of a device, read without locks. */
export type DeviceRecord = { readonly status: StatusRow; readonly alarms: readonly Alarm[] }

/** The records of devices; a device that is not known has none. */
export const readRecords = async (db: Database, devices: readonly DeviceKey[]): Promise<DeviceRecord[]> => {
  const rows = await selectRecords(db, JSON.stringify(devices.map(({ site, device }) => ({ site, device }))))
  const records = new Map<string, { status: StatusRow; alarms: Alarm[] }>()
  for (const { alarm, ...status } of rows) {
    const key = `${status.site}/${status.device}`
    const record = records.get(key) ?? { status, alarms: [] }
    records.set(key, record)
    if (alarm !== null) record.alarms.push(toAlarm(alarm))
  }
  return [...records.values()]
}

/**
 * Each status once, or with each active alarm of the device. Here and below, what is looked up by key is a lateral
 * subquery of its own: these plans are made once, maybe on empty tables, where a join would be planned as a scan.
 */
const selectRecords = prepared<StatusRow & { alarm: AlarmRow | null }>(
  'vigie_read_records',
  `select ${statusColumns('s')}, to_jsonb(a) as alarm
  from (select distinct site, device from jsonb_to_recordset($1::jsonb) as k (site text, device text)) k
  cross join lateral (select * from device_status s where s.site = k.site and s.device = k.device offset 0) s
  left join lateral (
    select ${alarmColumns('a')} from alarms a
    where a.site = k.site and a.device = k.device and a.cleared_at is null offset 0) a on true`,
)

/** What is to be recorded. */
export type Changes = {
  /** statuses of every device concerned, each with the version it was read at */
  readonly statuses: readonly StatusRow[]
  readonly outages: OutageChanges
  /** facts for the journals, in order, at most one item per site */
  readonly facts: readonly { readonly site: string; readonly facts: readonly Fact[] }[]
}

/** What was added to a site's journal: in order, without gaps. */
export type SiteEntries = { readonly site: string; readonly entries: readonly JournalEntry[] }

/**
 * Records changes, and what follows from the facts (alarms, notifications), all or nothing, and returns the entries
 * of the journals; null, and nothing is written: one of the devices has changed since it was read. Seqs are gapless
 * and in commit order because they are counted from locked rows, which a SEQUENCE would not give.
 * @param sender name of this instance among those on the database, so that the others look at the journals; null:
 *   there are no others
 */
export const writeChanges = async (
  db: Database,
  { statuses, outages, facts }: Changes,
  atMs: number,
  sender: string | null,
): Promise<SiteEntries[] | null> => {
  const placed = facts.flatMap(({ site, facts: own }) => own.map((fact, place) => ({ site, fact, nth: place + 1 })))
  const alarms = new Map<string, AlarmRow>()
  for (const { site, fact } of placed)
    if (fact.type !== 'notification.created') alarms.set(fact.data.id, toAlarmRow(site, fact.data))
  const rows = await write(
    db,
    JSON.stringify(statuses),
    JSON.stringify(outages.ended),
    JSON.stringify(outages.begun),
    JSON.stringify(placed.map(({ site, fact, nth }) => ({ site, nth, at: atMs, ...fact }))),
    JSON.stringify([...alarms.values()]),
    JSON.stringify(
      placed.flatMap(({ site, fact, nth }) =>
        fact.type === 'notification.created' ? [toNotificationRow(site, nth, fact.data)] : [],
      ),
    ),
    JSON.stringify(facts.map(({ site, facts: own }) => ({ site, count: own.length }))),
    sender,
  )
  if (rows.every(({ ok }) => !ok)) return null
  const heads = new Map(rows.map(({ site, head }) => [site, head ?? undefined]))
  const at = new Date(atMs).toISOString()
  return facts.map(({ site, facts: own }) => {
    const head = heads.get(site)
    if (head === undefined) throw new Error(`site ${site} has no journal`)
    return { site, entries: own.map((fact, place) => ({ ...fact, seq: head + 1 + place, at })) }
  })
}

/**
 * One row at least; `ok` is the same in all. The devices are locked first, in order, then the heads of the journals,
 * in order, so that writers never wait for each other in a circle. The other parts run in no given order on rows of
 * their own; only new outages wait for the ends of old ones, since a device has one that is open.
 */
const write = prepared<{ ok: boolean; site: string; head: number } | { ok: boolean; site: null; head: null }>(
  'vigie_write_changes',
  `with same as (
    select s.site from (
      select * from jsonb_to_recordset($1::jsonb) as r (site text, device text, version int8)
      order by r.site, r.device) r
    cross join lateral (
      select s.site from device_status s
      where s.site = r.site and s.device = r.device and s.version = r.version for update) s),
  guard as (select (select count(*) from same) = jsonb_array_length($1::jsonb) as ok),
  heads as (
    select h.site, h.seq, r.count from (
      select * from jsonb_to_recordset($7::jsonb) as r (site text, count int8)
      where (select ok from guard) order by r.site) r
    cross join lateral (select h.site, h.seq from journal_head h where h.site = r.site for update) h),
  wrote_statuses as (${writeStatuses('$1', '(select ok from guard)')}),
  ended as (${endOutages('$2', '(select ok from guard)')}),
  begun as (${addOutages('$3', '(select ok from guard) and (select count(*) from ended) >= 0')}),
  wrote_journal as (
    insert into journal (site, seq, at, type, data) select r.site, h.seq + r.nth, r.at, r.type, r.data
    from jsonb_to_recordset($4::jsonb) as r (site text, nth int8, at int8, type text, data jsonb)
    join heads h on h.site = r.site),
  wrote_alarms as (${upsertAlarms('$5', '(select ok from guard)')}),
  wrote_notifications as (${addNotifications('$6', 'heads')}),
  wrote_heads as (
    insert into journal_head (site, seq) select h.site, h.seq + h.count from heads h
    on conflict (site) do update set seq = excluded.seq)
  select g.ok, h.site, h.seq as head,
    case when h.site is not null and $8::text is not null
      then pg_notify('${CHANNELS.journal}', $8::text || ' ' || h.site)::text end as told
  from guard g left join heads h on true`,
)
