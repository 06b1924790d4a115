import { type Alarm, alarmPriority, isWaitingAlarm } from '@vigie/contracts/entities'
import type { AlarmRow } from '@vigie/machines/alarm-list'
import { alarmKey } from '@/data/alarm-log'

const rank = ({ priority }: Alarm): number => alarmPriority.options.indexOf(priority)
const byInstant = (one: Alarm, other: Alarm): number =>
  one.raisedAt === other.raisedAt ? (one.id < other.id ? 1 : -1) : one.raisedAt < other.raisedAt ? 1 : -1

/**
 * What lasts and waits for somebody, then what is over and only waits to have been seen, then what somebody takes care of,
 * then what is kept from view, then what is closed.
 */
const urgency = ({ state }: Alarm): number => URGENCY.indexOf(state)
const URGENCY: readonly Alarm['state'][] = [
  'unacknowledged',
  'returned',
  'acknowledged',
  'shelved',
  'suppressed',
  'out-of-service',
  'normal',
]

/** By urgency, then by priority, then the newest first. */
export const byUrgency = (one: Alarm, other: Alarm): number =>
  urgency(one) - urgency(other) || rank(one) - rank(other) || byInstant(one, other)

/** What holds, then what is over, each by priority, then the newest first: as a handover lists them. */
export const byHolding = (one: Alarm, other: Alarm): number =>
  Number(one.state === 'returned') - Number(other.state === 'returned') ||
  rank(one) - rank(other) ||
  byInstant(one, other)

/** The newest first, as the records have them. */
export const byAge = byInstant

/** An alarm as the chart of the list knows it; a closed one is a row of its own, whatever follows it. */
export const rowOf = (alarm: Alarm): AlarmRow => ({
  id: alarm.id,
  key: alarm.state === 'normal' ? alarm.id : alarmKey(alarm),
  isWaiting: isWaitingAlarm(alarm),
})
