import { type Alarm, type AlarmCounts, countAlarms } from '@vigie/contracts/entities'

/** How many open alarms stand where. */
export const countsOf = (open: readonly Alarm[]): AlarmCounts =>
  countAlarms((state) => open.filter((alarm) => alarm.state === state).length)
