import { type Alarm, alarmPriority } from '@vigie/contracts/entities'
import type { AlarmRow } from '@vigie/machines/alarm-list'
import { alarmKey } from '@/data/alarm-log'

/** Whether somebody has to acknowledge it. */
export const isWaiting = ({ state }: Pick<Alarm, 'state'>): boolean =>
  state === 'unacknowledged' || state === 'returned'

const rank = ({ priority }: Alarm): number => alarmPriority.options.indexOf(priority)
const byInstant = (one: Alarm, other: Alarm): number =>
  one.raisedAt === other.raisedAt ? (one.id < other.id ? 1 : -1) : one.raisedAt < other.raisedAt ? 1 : -1

/** What still lasts before what is over: that one only waits for somebody to have seen it. */
const urgency = ({ state }: Alarm): number => (state === 'unacknowledged' ? 0 : state === 'returned' ? 1 : 2)

/** To acknowledge first, of those what still lasts; then by priority, then the newest first. */
export const byUrgency = (one: Alarm, other: Alarm): number =>
  urgency(one) - urgency(other) || rank(one) - rank(other) || byInstant(one, other)

/** The newest first, as the records have them. */
export const byAge = byInstant

/** An alarm as the chart of the list knows it; a closed one is a row of its own, whatever follows it. */
export const rowOf = (alarm: Alarm): AlarmRow => ({
  id: alarm.id,
  key: alarm.state === 'normal' ? alarm.id : alarmKey(alarm),
  isWaiting: isWaiting(alarm),
})
