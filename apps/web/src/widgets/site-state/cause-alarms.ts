import { type Alarm, type AlarmCondition, alarmPriority } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES } from '@vigie/contracts/words'
import { accueil } from '@/text/accueil'
import type { Cause } from './causes.ts'

/** The condition that raises the alarm of a cause. */
const CONDITIONS: Readonly<Record<Exclude<Cause['kind'], 'alarm'>, AlarmCondition | null>> = {
  power: 'power-off',
  empty: 'tank-empty',
  leak: 'night-flow',
  offline: 'offline',
  silent: 'stale',
  never: null,
}

/** The alarms that a cause is about. */
export const alarmsOf = (cause: Cause, open: readonly Alarm[]): readonly Alarm[] => {
  if (cause.kind === 'alarm') return open.filter(({ id }) => id === cause.alarm.id)
  const devices = 'devices' in cause ? cause.devices : [cause.device]
  const ids = new Set(devices.map(({ id }) => id))
  return open.filter(({ device, condition }) => ids.has(device) && condition === CONDITIONS[cause.kind])
}

/** How soon somebody has to look, in a word: where that is at once, the highest priority of the alarms that hold. */
export const severityWord = (cause: Cause, active: readonly Alarm[]): string => {
  const { check, urgent } = accueil.causes
  if (cause.severity === 'check') return check
  const priorities = new Set(alarmsOf(cause, active).map(({ priority }) => priority))
  const highest = alarmPriority.options.find((priority) => priorities.has(priority))
  return highest === undefined ? urgent : ALARM_PRIORITY_NAMES[highest]
}

/** How many alarms are over, and wait for somebody to acknowledge them. */
export const returnedOf = (open: readonly Alarm[]): number => open.filter(({ state }) => state === 'returned').length
