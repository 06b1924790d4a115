import type {
  AlarmActor,
  AlarmCondition,
  AlarmPriority,
  AlarmSettingValues,
  AlarmState,
  AuditAction,
  Device,
  FindingKind,
  HandoverFacts,
  IngestState,
  JournalEntryType,
  MaintenanceState,
  MetricId,
  PictureType,
  Site,
  SitePlan,
  WallHealth,
  WallOrder,
  WallSettings,
} from '@vigie/contracts/entities'
import type { QuarantineReason } from '@vigie/contracts/upstream'
import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { DeviceHold } from '../alarms/life.ts'
import type { RollupRow } from '../series/partials.ts'
import type { GoalsTables } from './goals-tables.ts'
import type { ReachTables } from './reach-tables.ts'

type Others = ReachTables & GoalsTables
/** Instants are ms since 1970 (int8) everywhere: the same in both databases and in the code. */
export type Tables = Others & {
  /** `epoch`: of the journals; `id`: of the database, also where its epoch was renewed */
  meta: { singleton: Generated<boolean>; epoch: string; id: string }
  sites: { slug: string; data: JSONColumnType<Site> }
  /** what lies on each site that was given with a plan */
  site_plans: { site: string; data: JSONColumnType<SitePlan> }
  devices: { site: string; id: string; data: JSONColumnType<Device> }
  /** the small number that stands for (site, device, metric) in every long table */
  series: { id: Generated<number>; site: string; device: string; metric: MetricId }
  /** `inc`: what a counter counted, or the ms a state was on, since the reading before; `span`: ms covered since then */
  readings: { series_id: number; ts: number; value: number; inc: number | null; span: number | null }
  /** one row per series from its birth on; the writers' lock */
  latest: {
    series_id: number
    ts: number | null
    value: number | null
    /** an alarm, or a delay before one, depends on its next reading */
    watched: Generated<boolean>
  }
  rollups: RollupRow
  /** local days written to after they were over: each time another `stamp` */
  day_stamps: { site: string; start: number; stamp: number }
  device_status: {
    site: string
    device: string
    /** moves with every write of the device's status, outages or alarms */
    version: ColumnType<number, number | undefined>
    powered: boolean | null
    powered_at: number | null
    power_heard_at: number | null
    online: boolean | null
    online_at: number | null
    /** the window of maintenance that it is in */
    maintenance: ColumnType<DeviceHold | null, string | null | undefined>
  }
  /** planned maintenance; what is due of it is started and ended by whoever has the turn of the site */
  maintenance_windows: {
    id: string
    site: string
    devices: JSONColumnType<string[]>
    reason: string
    starts_at: number
    ends_at: number
    state: MaintenanceState
    planned_by: JSONColumnType<AlarmActor>
    planned_at: number
    started_at: number | null
    ended_at: number | null
    ended_by: ColumnType<AlarmActor | null, string | null, string | null>
  }
  alarms: {
    id: string
    site: string
    device: string
    condition: AlarmCondition
    metric: MetricId | null
    /** what the analyst found; null: nobody said */
    finding: FindingKind | null
    priority: AlarmPriority
    state: AlarmState
    raised_at: number
    /** null while the condition holds */
    cleared_at: number | null
    acknowledged_at: number | null
    acknowledged_by: JSONColumnType<AlarmActor> | null
    shelved_until: number | null
    reason: string | null
    maintenance: string | null
    cause: string | null
    assignee: JSONColumnType<AlarmActor> | null
    occurrences: Generated<number>
    replaces: string | null
    value: number | null
    threshold: number | null
    comment_count: Generated<number>
    /** false: it was raised where nobody was told, shelved, suppressed or out of service */
    announced: Generated<boolean>
  }
  /** where conditions stand that hold, or held a moment ago (see `Comparator`); `metric` '': the device as a whole */
  alarm_comparators: {
    site: string
    device: string
    condition: AlarmCondition
    metric: MetricId | ''
    holds: boolean
    since: number
    is_on: boolean
    due_at: number | null
    value: number | null
    threshold: number | null
  }
  /** settings of alarms that somebody changed; `metric` '': the device as a whole */
  alarm_settings: {
    site: string
    device: string
    condition: AlarmCondition
    metric: MetricId | ''
    data: JSONColumnType<AlarmSettingValues>
    changed_at: number
    changed_by: JSONColumnType<AlarmActor>
  }
  /** counts the changes of the settings of each site */
  alarm_settings_head: { site: string; version: number }
  /** when the nights of each site were last judged, and on what: the sum of the stamps of its days */
  alarm_nights: { site: string; judged_at: number; stamps: number }
  /** stretches in which a device had no power; `ended_at` null: still off, at most one per device */
  outages: {
    id: Generated<number>
    site: string
    device: string
    started_at: number
    ended_at: number | null
    /** one of its ends was said late: that time is when it was heard */
    late: Generated<boolean>
    /** what the device claims of each end that it said late */
    started_said_at: Generated<number | null>
    ended_said_at: Generated<number | null>
  }
  /** what devices said of their power supply, in device time: the same said again is known by it */
  power_reports: { site: string; device: string; ts: number; powered: boolean; heard_at: number }
  notifications: {
    id: string
    site: string
    seq: number
    device: string
    device_name: string
    device_status: string
    created_at: number
  }
  /** `seq`: last entry of the journal; `rev`: last change of the site's devices */
  journal_head: { site: string; seq: number; rev: Generated<number> }
  journal: {
    site: string
    seq: number
    at: number
    type: JournalEntryType
    data: JSONColumnType<object>
    late: Generated<boolean>
    actor: JSONColumnType<AlarmActor> | null
    comment: string | null
    /** by which request of whom: the same again is known by it */
    act: string | null
  }
  /** how far each site's journal has been emitted */
  relay: { site: string; seq: number }
  /** instances on this database, and when each was last there, by the database's clock */
  instances: { id: string; seen_at: Date }
  /** whose turn each site is, until when by the database's clock, and whether its devices are heard */
  turns: {
    site: string
    holder: string | null
    token: Generated<number>
    until: Date | null
    ingest: Generated<IngestState>
  }
  /** notes of shifts; rows are added, never changed. `seq`: where the journal stood */
  handovers: {
    id: Generated<number>
    site: string
    at: number
    seq: number
    author: JSONColumnType<AlarmActor>
    note: string
    facts: JSONColumnType<HandoverFacts>
    act: string | null
  }
  /** who took over, once for each note */
  handover_takings: { handover: number; at: number; taken_by: JSONColumnType<AlarmActor> }
  audit: {
    id: Generated<number>
    at: number
    actor_uid: string
    actor_email: string | null
    action: AuditAction
    subject: string
    detail: JSONColumnType<Record<string, unknown>>
  }
  /** screens that wait for somebody to type their code; `secret`: digest of what the screen keeps */
  wall_pairings: { code: string; secret: string; expires_at: number }
  /** paired screens, and revoked ones whose account is not gone yet; `pending`: what an admin wants of it, until told */
  walls: {
    id: string
    secret: string
    name: string
    sites: JSONColumnType<string[]>
    settings: JSONColumnType<WallSettings>
    created_at: number
    created_by: JSONColumnType<AlarmActor>
    seen_at: number | null
    health: JSONColumnType<WallHealth> | null
    pending: JSONColumnType<WallOrder> | null
    revoked_at: ColumnType<number | null, number | undefined>
  }
  /** the last pictures of each camera; `id` is the digest of the bytes */
  camera_pictures: {
    site: string
    device: string
    id: string
    received_at: number
    taken_at: number | null
    type: PictureType
    width: number
    height: number
    data: Uint8Array
  }
  quarantine: {
    id: Generated<number>
    site: string | null
    at: number
    source: 'mqtt' | 'http'
    topic: string
    reason: QuarantineReason
    detail: string
    payload: string
    more: Generated<number>
  }
}

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>
