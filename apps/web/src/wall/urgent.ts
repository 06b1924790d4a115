// In: the open alarms of a site. Out: which of them takes the screen, and what stands beside it (R12.4).
import {
  type Alarm,
  type AlarmPriority,
  type AlarmState,
  alarmPriority,
  type DeviceId,
  isWaitingAlarm,
} from '@vigie/contracts/entities'

const rankOf = (priority: AlarmPriority): number => alarmPriority.options.indexOf(priority)

/** Alarms that wait for somebody: the most urgent first, among those what still holds, then the first that came. */
export const waitingOf = <A extends Alarm>(alarms: readonly A[]): readonly A[] =>
  alarms
    .filter(isWaitingAlarm)
    .toSorted(
      (a, b) =>
        rankOf(a.priority) - rankOf(b.priority) ||
        Number(a.clearedAt !== null) - Number(b.clearedAt !== null) ||
        Date.parse(a.raisedAt) - Date.parse(b.raisedAt),
    )

/** Open alarms: those that wait for somebody first, then by urgency, the newest first among equals. */
export const orderOf = (open: readonly Alarm[]): readonly Alarm[] => [
  ...waitingOf(open),
  ...open
    .filter((alarm) => !isWaitingAlarm(alarm))
    .toSorted((a, b) => rankOf(a.priority) - rankOf(b.priority) || Date.parse(b.raisedAt) - Date.parse(a.raisedAt)),
]

const COUNTED: readonly AlarmState[] = ['unacknowledged', 'acknowledged', 'returned']

/** What nobody put aside: it holds, or somebody is still to see it. */
export const isCounted = ({ state }: Alarm): boolean => COUNTED.includes(state)

/** The gravest of these alarms of each device. */
export const worstByDevice = (alarms: readonly Alarm[]): ReadonlyMap<DeviceId, AlarmPriority> =>
  new Map(
    alarms
      .toSorted((a, b) => rankOf(b.priority) - rankOf(a.priority))
      .map(({ device, priority }) => [device, priority] as const),
  )

/** The gravest of these priorities; null: there is none. */
export const worstPriority = (priorities: readonly (AlarmPriority | undefined)[]): AlarmPriority | null =>
  alarmPriority.options.find((priority) => priorities.includes(priority)) ?? null

/** The alarm that takes the screen; null: none is urgent enough. */
export const urgentOf = <A extends Alarm>(alarms: readonly A[], pinFrom: AlarmPriority): A | null => {
  const [first] = waitingOf(alarms)
  return first !== undefined && rankOf(first.priority) <= rankOf(pinFrom) ? first : null
}

/** How many others wait, by priority, the most urgent first; none of zero. */
export const othersOf = (
  alarms: readonly Alarm[],
  shown: readonly Alarm['id'][],
): readonly (readonly [AlarmPriority, number])[] => {
  const others = waitingOf(alarms).filter(({ id }) => !shown.includes(id))
  return alarmPriority.options.flatMap((priority) => {
    const count = others.filter((alarm) => alarm.priority === priority).length
    return count === 0 ? [] : [[priority, count] as const]
  })
}
