import { randomUUID } from 'node:crypto'
import type {
  Alarm,
  AlarmActor,
  AlarmCondition,
  AlarmPriority,
  AlarmState,
  AlarmTransition,
  FindingKind,
  MetricId,
} from '@vigie/contracts/entities'
import { type AlarmEvent, type AlarmFormer, type AlarmHold, alarmBirth, alarmStep } from '@vigie/machines/alarm'
import type { Fact } from '../fact.ts'

// The life of alarms as the chart draws it: what an event makes of an alarm on record, and what the journal says of it.

/** A change in the life of an alarm, as the journal records it. */
export type AlarmChange = Extract<Fact, { type: AlarmTransition }>

/** Something that happens to an alarm, with what is recorded of it. */
export type AlarmAct = {
  readonly event: AlarmEvent
  /** when, ms */
  readonly at: number
  /** absent: it happens by itself */
  readonly actor?: AlarmActor
  readonly comment?: string
  /** why it is kept from view */
  readonly reason?: string
  /** what the journal says of something that nobody did */
  readonly note?: string
  /** when shelving ends, ms */
  readonly until?: number
  /** the window of maintenance that keeps it out of service */
  readonly maintenance?: string
  /** what it was before the maintenance that is over */
  readonly before?: AlarmBefore
  readonly assignee?: AlarmActor | null
  /** the alarm it follows from */
  readonly cause?: string
}

/** What an alarm was, or the one whose place it has taken, before maintenance kept it out of service. */
export type AlarmBefore = Pick<Alarm, 'id' | 'condition' | 'state' | 'shelvedUntil' | 'reason' | 'cause'>

/** What is known of an alarm when its condition comes to hold. */
export type Occurrence = {
  readonly site: string
  readonly device: string
  readonly condition: AlarmCondition
  /** what was measured; null: the device as a whole */
  readonly metric?: MetricId | null
  readonly priority: AlarmPriority
  /** when, ms */
  readonly at: number
  readonly value?: number | null
  readonly threshold?: number | null
  /** which of the things that its condition can mean was found */
  readonly finding?: FindingKind | undefined
  /** the alarm it follows from */
  readonly cause?: string | null
  /** the maintenance that its device is in */
  readonly hold?: DeviceHold | null
}

/** The window of maintenance that a device is in. */
export type DeviceHold = { readonly id: string; readonly reason: string }

/** A window of maintenance, and who plans it or changes it. */
export type WindowHold = DeviceHold & { readonly actor: AlarmActor }

/** A window of maintenance that is over, by whom, and what each alarm (by id) was before it. */
export type WindowOver = {
  readonly id: string
  readonly actor: AlarmActor
  readonly before: ReadonlyMap<string, AlarmBefore>
}

/** What an act makes of an alarm; null: its state does not answer it. */
export const actOn = (alarm: Alarm, act: AlarmAct): AlarmChange | null => {
  const step = alarmStep(alarm, act.event)
  if (step === null || step.fact === null) return null
  const comment = act.comment ?? act.reason ?? act.note
  return {
    type: step.fact,
    data: alarmAfterAct(alarm, step.state, act),
    ...(act.actor === undefined ? {} : { actor: act.actor }),
    ...(comment === undefined ? {} : { comment }),
  }
}

/**
 * Maintenance that kept an alarm out of service is over: it goes back to what it was, where that still counts. Who
 * acknowledged, acknowledged that occurrence; a shelving whose end has come is over; what was suppressed for want of power
 * is for the power to decide.
 * @param before undefined: it came to hold meanwhile
 */
export const endOfMaintenance = (
  alarm: Alarm,
  before: AlarmBefore | undefined,
  { at, actor }: { readonly at: number; readonly actor: AlarmActor },
): AlarmAct => {
  const former = before === undefined ? null : formerOf(alarm, before, at)
  const event = { type: 'maintenance.ended', former } as const
  return { event, at, actor, ...(before === undefined || former === null ? {} : { before }) }
}

const formerOf = (alarm: Alarm, before: AlarmBefore, at: number): AlarmFormer | null => {
  const { state, shelvedUntil, cause, condition } = before
  if (state === 'acknowledged' || state === 'returned') return before.id === alarm.id ? state : null
  if (state === 'shelved') return shelvedUntil !== null && Date.parse(shelvedUntil) > at ? state : null
  return state === 'suppressed' && (cause === null || condition === 'power-off') ? state : null
}

/**
 * The alarm of a new occurrence. It takes the place of one of its key that is still open though its condition has
 * cleared, which is over then: kept from view as that one was, and counting on.
 */
export const raise = (
  {
    site,
    device,
    condition,
    metric = null,
    finding,
    priority,
    at,
    value = null,
    threshold = null,
    cause = null,
    hold = null,
  }: Occurrence,
  open: Alarm | undefined,
): { readonly change: AlarmChange; readonly replaced: Alarm | null } => {
  const over = open === undefined ? null : alarmStep(open, { type: 'occurrence.followed' })
  const before = over === null ? undefined : open
  const heldAs = holdOf(before?.state)
  // of a device in maintenance nothing comes into view
  const isHeldByDevice = heldAs === null && hold !== null
  const { state } = alarmBirth({ heldAs: isHeldByDevice ? 'out-of-service' : heldAs })
  const raised: Alarm = {
    id: randomUUID(),
    site,
    device,
    condition,
    ...(metric === null ? {} : { metric }),
    ...(finding === undefined ? {} : { finding }),
    priority,
    state,
    raisedAt: instantOf(at),
    clearedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    shelvedUntil: before?.shelvedUntil ?? null,
    reason: isHeldByDevice ? hold.reason : (before?.reason ?? null),
    maintenance: isHeldByDevice ? hold.id : (before?.maintenance ?? null),
    cause: cause ?? (state === 'suppressed' ? (before?.cause ?? null) : null),
    assignee: before?.assignee ?? null,
    occurrences: (before?.occurrences ?? 0) + 1,
    replaces: before?.id ?? null,
    value,
    threshold,
    commentCount: 0,
  }
  const replaced = before === undefined || over === null ? null : kept(before, over.state)
  return { change: { type: 'alarm.raised', data: raised }, replaced }
}

const alarmAfterAct = (alarm: Alarm, state: AlarmState, act: AlarmAct): Alarm => ({
  ...kept(act.before === undefined ? alarm : heldAs(alarm, act.before), state, act),
  ...(act.event.type === 'condition.cleared' ? { clearedAt: clearingOf(alarm, act.at) } : {}),
  ...(act.event.type === 'acknowledge.requested'
    ? { acknowledgedAt: instantOf(act.at), acknowledgedBy: act.actor ?? null }
    : {}),
  ...(act.assignee === undefined ? {} : { assignee: act.assignee }),
  commentCount: alarm.commentCount + (act.comment === undefined ? 0 : 1),
})

const heldAs = (alarm: Alarm, { shelvedUntil, reason }: AlarmBefore): Alarm => ({ ...alarm, shelvedUntil, reason })

/** The alarm in a state, with what holds in that state alone: who acknowledged it, why it is kept from view. */
const kept = (
  alarm: Alarm,
  state: AlarmState,
  { until, reason, cause, maintenance }: Partial<AlarmAct> = {},
): Alarm => {
  const isHeld = holdOf(state) !== null
  return {
    ...alarm,
    state,
    ...(state === 'unacknowledged' ? { acknowledgedAt: null, acknowledgedBy: null } : {}),
    shelvedUntil: state === 'shelved' ? (until === undefined ? alarm.shelvedUntil : instantOf(until)) : null,
    reason: isHeld ? (reason ?? alarm.reason) : null,
    maintenance: state === 'out-of-service' ? (maintenance ?? alarm.maintenance) : null,
    cause: state === 'suppressed' || alarm.condition === 'power-off' ? (cause ?? alarm.cause) : null,
  }
}

const holdOf = (state: AlarmState | undefined): AlarmHold | null =>
  state === 'shelved' || state === 'suppressed' || state === 'out-of-service' ? state : null

/** Never before it was raised: one raised in a future that was none, by a clock that was ahead, lasted no time. */
const clearingOf = ({ raisedAt }: Alarm, at: number): string => (Date.parse(raisedAt) > at ? raisedAt : instantOf(at))

const instantOf = (ms: number): string => new Date(ms).toISOString()
