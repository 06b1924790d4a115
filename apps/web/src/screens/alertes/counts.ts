import type { Alarm, AlarmCounts } from '@vigie/contracts/entities'

/** How many open alarms stand where. */
export const countsOf = (open: readonly Alarm[]): AlarmCounts => {
  const of = (state: Alarm['state']) => open.filter((alarm) => alarm.state === state).length
  return {
    unacknowledged: of('unacknowledged'),
    acknowledged: of('acknowledged'),
    returned: of('returned'),
    shelved: of('shelved'),
    suppressed: of('suppressed'),
    outOfService: of('out-of-service'),
  }
}
