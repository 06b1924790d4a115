import type { Alarm, JournalEntry } from '@vigie/contracts/entities'
import type { Comparator } from '../alarms/comparator.ts'
import type { Fact } from '../fact.ts'
import type { OutageChanges } from '../power/outages.ts'
import { type AlarmRow, alarmColumns, toAlarm, upsertAlarms } from './alarms.ts'
import { COMPARATORS_OF_K, dropComparators, toComparator, toComparatorRow, upsertComparators } from './comparators.ts'
import { beginEscalations, endEscalations } from './escalations.ts'
import { addNotifications, toNotificationRow } from './notifications.ts'
import { addOutages, endOutages } from './outages.ts'
import { addPowerReports, knownPowerReports } from './power-reports.ts'
import { prepared } from './prepared.ts'
import { CHANNELS } from './signals.ts'
import { type DeviceKey, type StatusRow, statusColumns, writeStatuses } from './status.ts'
import type { Database } from './tables.ts'
import { type Fence, heldTurns } from './turns.ts'

// What devices report is applied in two statements: one reads their records, the other writes what changed, unless
// somebody else has written to one of these devices in between; then both are done again. Each write of a device's
// status, outages or alarms moves the version of its status row, which is how the second statement knows.

/** What is recorded of a device, read without locks. */
export type DeviceRecord = {
  readonly status: StatusRow
  readonly alarms: readonly Alarm[]
  readonly comparators: readonly Comparator[]
}

/** What a device said of its power supply; `ts`: device time, `heardAt`: our time, ms. */
export type PowerSaid = DeviceKey & { readonly ts: number; readonly powered: boolean; readonly heardAt: number }

/** The records of devices, and which reports were heard before. */
export type Records = {
  /** a device that is not known has none */
  readonly devices: readonly DeviceRecord[]
  /** keys (`saidKey`) of those of the reports that are recorded */
  readonly said: ReadonlySet<string>
}

/** The same for the same report. */
export const saidKey = ({ site, device, ts, powered }: Omit<PowerSaid, 'heardAt'>): string =>
  `${site}/${device}/${ts}/${powered}`

export const readRecords = async (
  db: Database,
  devices: readonly DeviceKey[],
  reports: readonly PowerSaid[],
): Promise<Records> => {
  const keys = devices.map(({ site, device }) => ({ site, device }))
  const rows = await selectRecords(db, JSON.stringify(keys), JSON.stringify(reports))
  const records = new Map<string, DeviceRecord & { alarms: Alarm[] }>()
  const said = new Set<string>()
  for (const { alarm, comparators, said_at, ...status } of rows) {
    if (said_at !== null) {
      said.add(saidKey({ ...status, ts: said_at, powered: status.powered === true }))
      continue
    }
    const key = `${status.site}/${status.device}`
    const record = records.get(key) ?? { status, alarms: [], comparators: (comparators ?? []).map(toComparator) }
    records.set(key, record)
    if (alarm !== null) record.alarms.push(toAlarm(alarm))
  }
  return { devices: [...records.values()], said }
}

/**
 * Each status once, or with each open alarm of the device; then the reports heard before, with `said_at`. Here and
 * below, what is looked up by key is a lateral subquery of its own: these plans are made once, maybe on empty tables,
 * where a join would be planned as a scan.
 */
const selectRecords = prepared<
  StatusRow & {
    alarm: AlarmRow | null
    comparators: Parameters<typeof toComparator>[0][] | null
    said_at: number | null
  }
>(
  'vigie_read_records',
  `select ${statusColumns('s')}, to_jsonb(a) as alarm, ${COMPARATORS_OF_K} as comparators, null::int8 as said_at
  from (select distinct site, device from jsonb_to_recordset($1::jsonb) as k (site text, device text)) k
  cross join lateral (select * from device_status s where s.site = k.site and s.device = k.device offset 0) s
  left join lateral (
    select ${alarmColumns('a')} from alarms a
    where a.site = k.site and a.device = k.device and a.state <> 'normal' offset 0) a on true
  union all
  select p.site, p.device, 0, p.powered, null, null, null, null, null, null, null, p.ts from (${knownPowerReports('$2')}) p`,
)

/** What is to be recorded. */
export type Changes = {
  /** statuses of every device concerned, each with the version it was read at */
  readonly statuses: readonly StatusRow[]
  /** sites of which a status changes for those who look at it, not only in when it was heard */
  readonly moved: ReadonlySet<string>
  readonly reports: readonly PowerSaid[]
  readonly outages: OutageChanges
  /** facts for the journals, in order, at most one item per site */
  readonly facts: readonly { readonly site: string; readonly facts: readonly Fact[] }[]
  /** alarms that changed, as they are now: those that are over before those that take their place */
  readonly alarms: readonly AlarmRow[]
  /** comparators that moved, as they are now */
  readonly comparators: readonly (Comparator & { readonly site: string })[]
}

/** What was added to a site's journal: in order, without gaps. */
export type SiteEntries = { readonly site: string; readonly entries: readonly JournalEntry[] }

/** What was written. */
export type Written = {
  readonly journal: readonly SiteEntries[]
  /** the number of this change of each site in `moved` */
  readonly revs: ReadonlyMap<string, number>
}

/** With what changes are written. */
export type WriteOptions = {
  readonly atMs: number
  /** name of this instance among those on the database, so that the others look at the journals; null: no others */
  readonly sender: string | null
  /** turns that must still be this instance's */
  readonly fences: readonly Fence[]
  /** by which request it is written, so that the same again is known by it; absent: by none */
  readonly act?: string | null
}

/**
 * Records changes, and what follows from the facts (alarms, notifications), all or nothing, and returns the entries
 * of the journals; 'changed', and nothing is written: one of the devices has changed since it was read; 'fenced': one
 * of the turns is somebody else's by now. Seqs and revs are gapless and in commit order because they are counted from
 * locked rows, which a SEQUENCE would not give.
 */
export const writeChanges = async (
  db: Database,
  { statuses, moved, reports, outages, facts, alarms, comparators }: Changes,
  { atMs, sender, fences, act = null }: WriteOptions,
): Promise<Written | 'changed' | 'fenced'> => {
  const placed = facts.flatMap(({ site, facts: own }) => own.map((fact, place) => ({ site, fact, nth: place + 1 })))
  const counts = new Map(facts.map(({ site, facts: own }) => [site, own.length]))
  const concerned = [...new Set([...counts.keys(), ...moved])]
  const rows = await write(
    db,
    JSON.stringify(statuses),
    JSON.stringify(outages.ended),
    JSON.stringify(outages.begun),
    JSON.stringify(placed.map(({ site, fact, nth }) => ({ late: false, site, nth, at: atMs, act, ...fact }))),
    JSON.stringify(alarms),
    JSON.stringify(
      placed.flatMap(({ site, fact, nth }) =>
        fact.type === 'notification.created' ? [toNotificationRow(site, nth, fact.data)] : [],
      ),
    ),
    JSON.stringify(concerned.map((site) => ({ site, count: counts.get(site) ?? 0, moves: moved.has(site) ? 1 : 0 }))),
    sender,
    JSON.stringify(reports),
    JSON.stringify(fences),
    JSON.stringify(comparators.map((one) => toComparatorRow(one.site, one))),
  )
  if (rows.some(({ held }) => !held)) return 'fenced'
  if (rows.every(({ ok }) => !ok)) return 'changed'
  return written(facts, moved, new Map(rows.flatMap((row) => (row.site === null ? [] : [[row.site, row]]))), atMs)
}

type Head = { readonly head: number; readonly rev: number }

const written = (
  facts: Changes['facts'],
  moved: Changes['moved'],
  heads: ReadonlyMap<string, Head>,
  atMs: number,
): Written => {
  const headOf = (site: string): Head => {
    const head = heads.get(site)
    if (head === undefined) throw new Error(`site ${site} has no journal`)
    return head
  }
  const at = new Date(atMs).toISOString()
  return {
    revs: new Map([...moved].map((site) => [site, headOf(site).rev + 1])),
    journal: facts.map(({ site, facts: own }) => {
      const { head } = headOf(site)
      return { site, entries: own.map((fact, place) => ({ ...fact, seq: head + 1 + place, at })) }
    }),
  }
}

/**
 * One row at least; `ok` and `held` are the same in all. The turns are looked at first, then the devices are locked, in
 * order, then the heads of the journals, in order, so that writers never wait for each other in a circle. The other
 * parts run in no given order on rows of their own; only new outages wait for the ends of old ones, since a device has
 * one that is open.
 */
const write = prepared<{ ok: boolean; held: boolean } & ({ site: string; head: number; rev: number } | { site: null })>(
  'vigie_write_changes',
  `with ${heldTurns('turn', '$10')},
  same as (
    select s.site from (
      select * from jsonb_to_recordset($1::jsonb) as r (site text, device text, version int8)
      order by r.site, r.device) r
    cross join lateral (
      select s.site from device_status s
      where s.site = r.site and s.device = r.device and s.version = r.version for update) s),
  guard as (select turn.held, turn.held and (select count(*) from same) = jsonb_array_length($1::jsonb) as ok
    from turn),
  heads as (
    select h.site, h.seq, h.rev, r.count, r.moves from (
      select * from jsonb_to_recordset($7::jsonb) as r (site text, count int8, moves int8)
      where (select ok from guard) order by r.site) r
    cross join lateral (select h.site, h.seq, h.rev from journal_head h where h.site = r.site for update) h),
  wrote_statuses as (${writeStatuses('$1', '(select ok from guard)')}),
  wrote_reports as (${addPowerReports('$9', '(select ok from guard)')}),
  ended as (${endOutages('$2', '(select ok from guard)')}),
  begun as (${addOutages('$3', '(select ok from guard) and (select count(*) from ended) >= 0')}),
  wrote_journal as (
    insert into journal (site, seq, at, type, data, late, actor, comment, act)
    select r.site, h.seq + r.nth, r.at, r.type, r.data, r.late, r.actor, r.comment, r.act
    from jsonb_to_recordset($4::jsonb) as r (
      site text, nth int8, at int8, type text, data jsonb, late bool, actor jsonb, comment text, act text)
    join heads h on h.site = r.site),
  begun_escalations as (${beginEscalations('$4', '$5', '(select ok from guard)')}),
  ended_escalations as (${endEscalations('$5', '(select ok from guard)')}),
  wrote_alarms as (${upsertAlarms('$5', '(select ok from guard)')}),
  wrote_comparators as (${upsertComparators('$11', '(select ok from guard)')}),
  dropped_comparators as (${dropComparators('$11', '(select ok from guard)')}),
  wrote_notifications as (${addNotifications('$6', 'heads')}),
  wrote_heads as (
    insert into journal_head (site, seq, rev) select h.site, h.seq + h.count, h.rev + h.moves from heads h
    on conflict (site) do update set seq = excluded.seq, rev = excluded.rev)
  select g.ok, g.held, h.site, h.seq as head, h.rev,
    case when h.count > 0 and $8::text is not null
      then pg_notify('${CHANNELS.journal}', $8::text || ' ' || h.site)::text end as told
  from guard g left join heads h on true`,
)
