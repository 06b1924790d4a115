import type { Alarm, AlarmCondition } from '@vigie/contracts/entities'
import type { Cause } from '@/widgets/site-state/causes'

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
