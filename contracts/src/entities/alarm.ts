import { z } from 'zod'
import { deviceId } from './device.ts'
import { instant } from './time.ts'

/** What an alarm is about: at most one open alarm per device and condition at a time (ISA-18.2). */
export const alarmCondition = z.enum(['power-off'])
/** Name of a condition that can raise an alarm. */
export type AlarmCondition = z.infer<typeof alarmCondition>

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

/** One occurrence of a condition on a device. A later occurrence is another alarm, with an id of its own. */
export const alarm = z.object({
  id: z.string().min(1),
  device: deviceId,
  condition: alarmCondition,
  priority: alarmPriority,
  state: alarmState,
  raisedAt: instant,
  clearedAt: instant.nullable().describe('null while the condition holds'),
})
/** One occurrence of a condition on a device. */
export type Alarm = z.infer<typeof alarm>

/** What may happen to an alarm; each is a type of journal entry whose data is the alarm after it. */
export const ALARM_TRANSITIONS = ['alarm.raised', 'alarm.cleared'] as const
/** Type of a journal entry about an alarm. */
export type AlarmTransition = (typeof ALARM_TRANSITIONS)[number]

/** Whether an alarm still belongs on the list of open ones: every state but `normal`. */
export const isOpenAlarm = ({ state }: Pick<Alarm, 'state'>): boolean => state !== 'normal'

/**
 * What a journal entry does to the open alarms of its site: the alarm it is about, and whether that one is open
 * after it. Whoever holds open alarms by id sets or deletes accordingly. null: the entry is not about an alarm.
 */
export const alarmAfter = (entry: {
  readonly type: string
  readonly data: unknown
}): { readonly alarm: Alarm; readonly isOpen: boolean } | null => {
  if (!isAlarmEntry(entry)) return null
  return { alarm: entry.data, isOpen: isOpenAlarm(entry.data) }
}

const transitions: ReadonlySet<string> = new Set(ALARM_TRANSITIONS)
const isAlarmEntry = (entry: {
  readonly type: string
  readonly data: unknown
}): entry is { readonly type: AlarmTransition; readonly data: Alarm } => transitions.has(entry.type)
