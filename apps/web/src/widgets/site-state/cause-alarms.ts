import {
  type Alarm,
  type AlarmCondition,
  type AlarmPriority,
  alarmPriority,
  isSuspendedAlarm,
} from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES } from '@vigie/contracts/words'
import { accueil } from '@/text/accueil'
import type { Cause } from './causes.ts'

/** The condition that raises the alarm of a cause. */
const CONDITIONS: Readonly<Record<Exclude<Cause['kind'], 'alarm' | 'target'>, AlarmCondition | null>> = {
  power: 'power-off',
  empty: 'tank-empty',
  leak: 'night-flow',
  offline: 'offline',
  silent: 'stale',
  never: null,
}

/** The alarms that a cause is about. */
export const alarmsOf = (cause: Cause, open: readonly Alarm[]): readonly Alarm[] => {
  if (cause.kind === 'target') return []
  if (cause.kind === 'alarm') return open.filter(({ id }) => id === cause.alarm.id)
  const devices = 'devices' in cause ? cause.devices : [cause.device]
  const ids = new Set(devices.map(({ id }) => id))
  return open.filter(({ device, condition }) => ids.has(device) && condition === CONDITIONS[cause.kind])
}

/** The highest priority of the alarms of a cause that hold, and critical where most of the site is cut; null: none holds. */
export const urgencyOf = (cause: Cause, active: readonly Alarm[]): AlarmPriority | null => {
  const priorities = new Set(alarmsOf(cause, active).map(({ priority }) => priority))
  if (priorities.size > 0 && cause.kind === 'power' && cause.general) return 'critical'
  return alarmPriority.options.find((priority) => priorities.has(priority)) ?? null
}

/** The highest of those causes at which somebody has to look at once; null: none of them has one. */
export const highestUrgency = (causes: readonly Cause[], active: readonly Alarm[]): AlarmPriority | null => {
  const urgent = causes.filter(({ severity }) => severity === 'critical')
  const all = new Set(urgent.map((cause) => urgencyOf(cause, active)))
  return alarmPriority.options.find((priority) => all.has(priority)) ?? null
}

/** How soon somebody has to look, in a word: the priority of its alarm, as the list of alarms has it, where one holds. */
export const severityWord = (cause: Cause, urgency: AlarmPriority | null): string =>
  urgency === null ? accueil.causes[cause.severity === 'check' ? 'check' : 'urgent'] : ALARM_PRIORITY_NAMES[urgency]

/**
 * How many alarms wait for somebody to acknowledge them, and how many of those are over; beside them those that a cut
 * puts away, without which a cut would make the count smaller.
 */
export const waitingOf = (open: readonly Alarm[]): Waiting => {
  const of = (state: Alarm['state']) => open.filter((alarm) => alarm.state === state).length
  const returned = of('returned')
  return { waiting: of('unacknowledged') + returned, returned, suspended: open.filter(isSuspendedAlarm).length }
}
export type Waiting = { readonly waiting: number; readonly returned: number; readonly suspended: number }
