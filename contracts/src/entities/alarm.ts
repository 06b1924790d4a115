import { z } from 'zod'
import { deviceId } from './device.ts'
import { metricId } from './metric.ts'
import { siteSlug } from './site.ts'
import { instant } from './time.ts'

/** What an alarm is about: at most one open alarm per device and condition at a time (ISA-18.2). */
export const alarmCondition = z.enum([
  'power-off',
  'offline',
  'stale',
  'threshold-high',
  'threshold-low',
  'tank-high',
  'tank-low',
  'tank-overflow',
  'tank-empty',
  'night-flow',
  'efficiency-drift',
  'anomaly',
])
/** Name of a condition that can raise an alarm. */
export type AlarmCondition = z.infer<typeof alarmCondition>

/** Conditions that the analyst judges, and tells as findings. */
export const findingCondition = alarmCondition.extract(['efficiency-drift', 'anomaly'])
/** Name of a condition that the analyst judges. */
export type FindingCondition = z.infer<typeof findingCondition>

/** What the analyst finds out about a device. */
export const findingKind = z.enum(['leak', 'clogged-filter', 'efficiency-drift', 'stuck-sensor', 'unusual-behaviour'])
/** What the analyst finds out about a device. */
export type FindingKind = z.infer<typeof findingKind>

/** How soon somebody has to act, the most urgent first (ISA-18.2). */
export const alarmPriority = z.enum(['critical', 'high', 'medium', 'low'])
/** How soon somebody has to act. */
export type AlarmPriority = z.infer<typeof alarmPriority>

/**
 * The states of ISA-18.2: `unacknowledged` and `acknowledged` while the condition holds, `returned` when it
 * cleared before anybody acknowledged, `normal` when nothing is left to do, and the three in which an alarm is
 * kept away from the operator: `shelved`, `suppressed` (by design), `out-of-service`.
 */
export const alarmState = z.enum([
  'normal',
  'unacknowledged',
  'acknowledged',
  'returned',
  'shelved',
  'suppressed',
  'out-of-service',
])
/** Where an alarm stands in its life (ISA-18.2). */
export type AlarmState = z.infer<typeof alarmState>

/** The states of an alarm that is before the operator: its condition holds, and nobody has put it away. */
export const ACTIVE_STATES = ['unacknowledged', 'acknowledged'] as const satisfies readonly AlarmState[]

/** Who did something to an alarm; `name`: as others see them, else their e-mail, else the uid. */
export const alarmActor = z.object({ uid: z.string().min(1).max(128), name: z.string().min(1).max(254) })
/** Who did something to an alarm. */
export type AlarmActor = z.infer<typeof alarmActor>

const maybe = <S extends z.ZodType>(type: S) => type.nullable().default(null)

/**
 * One occurrence of a condition on a device. A later occurrence is another alarm, with an id of its own; it takes the
 * place of the one before where that is still open. What a source does not say has the value of a plain new alarm.
 * What is null does not apply; every page loads this, so that the rest is said in comments.
 */
export const alarm = z.object({
  id: z.string().min(1),
  // absent: of a source that does not say
  site: siteSlug.optional(),
  device: deviceId,
  condition: alarmCondition,
  // what was measured; absent: the device as a whole
  metric: metricId.optional(),
  // which of the things that its condition can mean was found; absent: nobody said
  finding: findingKind.optional(),
  priority: alarmPriority,
  state: alarmState,
  raisedAt: instant,
  clearedAt: instant.nullable().describe('null while the condition holds'),
  acknowledgedAt: maybe(instant),
  acknowledgedBy: maybe(alarmActor),
  // while shelved: when that ends
  shelvedUntil: maybe(instant),
  // why it is shelved, suppressed or out of service
  reason: maybe(z.string()),
  // the window of maintenance that keeps it out of service
  maintenance: maybe(z.string()),
  // the alarm it follows from: that of the power supply while suppressed; of cuts that fall together that of the meter
  // that supplies them, else that of the first
  cause: maybe(z.string()),
  // who is to see to it
  assignee: maybe(alarmActor),
  // how often the condition came, this time included, since somebody last dealt with it
  occurrences: z.number().int().min(1).default(1).describe('times'),
  // the open alarm of this key whose place it takes
  replaces: maybe(z.string()),
  // what was measured when it was raised, and the limit that was passed
  value: maybe(z.number()).describe('unit of the condition'),
  threshold: maybe(z.number()).describe('unit of the condition'),
  commentCount: z.number().int().min(0).default(0).describe('comments'),
})
/** One occurrence of a condition on a device. */
export type Alarm = z.infer<typeof alarm>

/** Type of a journal entry about an alarm, whose data is the alarm after it. */
export type AlarmTransition =
  `alarm.${'raised' | 'cleared' | 'acknowledged' | 'shelved' | 'unshelved' | 'suppressed' | 'unsuppressed' | 'retired' | 'returned' | 'commented' | 'assigned'}`

/** Whether an alarm still belongs on the list of open ones: every state but `normal`. */
export const isOpenAlarm = ({ state }: Pick<Alarm, 'state'>): boolean => state !== 'normal'

/**
 * What a journal entry does to the open alarms of its site: the alarm it is about, and whether that one is open
 * after it. Whoever holds open alarms by id sets or deletes accordingly, and deletes the one that it `replaces`.
 * null: the entry is not about an alarm.
 */
export const alarmAfter = (entry: {
  readonly type: string
  readonly data: unknown
}): { readonly alarm: Alarm; readonly isOpen: boolean; readonly replaces: string | null } | null => {
  if (!isAlarmEntry(entry)) return null
  const { data, type } = entry
  return { alarm: data, isOpen: isOpenAlarm(data), replaces: type === 'alarm.raised' ? data.replaces : null }
}

const isAlarmEntry = (entry: {
  readonly type: string
  readonly data: unknown
}): entry is { readonly type: AlarmTransition; readonly data: Alarm } => entry.type.startsWith('alarm.')

/** The gravest priority of these alarms, whose sign a count of them has; null: there is none. */
export const worstPriorityOf = (alarms: readonly Pick<Alarm, 'priority'>[]): AlarmPriority | null =>
  alarmPriority.options.find((one) => alarms.some(({ priority }) => priority === one)) ?? null

/** Whether an alarm is put away for as long as its device has no power: it comes back with the power. */
export const isSuspendedAlarm = ({ state, condition, cause }: Pick<Alarm, 'state' | 'condition' | 'cause'>): boolean =>
  state === 'suppressed' && condition !== 'power-off' && cause !== null

/** Whether an alarm is before the operator: its condition holds, and nobody has put it away. */
export const isActiveAlarm = ({ state }: Pick<Alarm, 'state'>): boolean => ACTIVE_STATES.some((one) => one === state)

/** Whether somebody has to acknowledge an alarm, its condition may be over. */
export const isWaitingAlarm = <A extends Pick<Alarm, 'state'>>(
  alarm: A,
): alarm is A & { readonly state: 'unacknowledged' | 'returned' } =>
  alarm.state === 'unacknowledged' || alarm.state === 'returned'
