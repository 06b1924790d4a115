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
const orderOf = (open: readonly Alarm[]): readonly Alarm[] => [
  ...waitingOf(open),
  ...open
    .filter((alarm) => !isWaitingAlarm(alarm))
    .toSorted((a, b) => rankOf(a.priority) - rankOf(b.priority) || Date.parse(b.raisedAt) - Date.parse(a.raisedAt)),
]

const COUNTED: readonly AlarmState[] = ['unacknowledged', 'acknowledged', 'returned']

/** What nobody put aside: it holds, or somebody is still to see it. */
export const isCounted = ({ state }: Alarm): boolean => COUNTED.includes(state)

/** It holds no more, and still waits for somebody. */
export const isOver = ({ state, clearedAt }: Alarm): boolean => state === 'returned' || clearedAt !== null

/** Whether one that nobody put aside holds beside an alarm of the same site. */
export const isBesideActive = (alarm: Alarm, open: readonly Alarm[]): boolean =>
  open.some((other) => other.id !== alarm.id && isCounted(other) && !isOver(other))

/**
 * Those that hold first, of these what waits for somebody, then those that are over, then what somebody put aside: what is
 * to be mended, by whomever, comes before what is to be taken note of.
 */
export const heldFirst = (open: readonly Alarm[]): readonly Alarm[] => {
  const place = (alarm: Alarm) => (!isCounted(alarm) ? 3 : isOver(alarm) ? 2 : Number(!isWaitingAlarm(alarm)))
  return orderOf(open).toSorted((a, b) => place(a) - place(b))
}

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

/** The alarm that takes the screen, of those urgent enough; what is over gives it to whatever still holds. null: there is none. */
export const urgentOf = <A extends Alarm>(alarms: readonly A[], pinFrom: AlarmPriority): A | null => {
  const urgent = waitingOf(alarms).filter(({ priority }) => rankOf(priority) <= rankOf(pinFrom))
  return urgent.find(({ clearedAt }) => clearedAt === null) ?? urgent[0] ?? null
}

/** How many of these wait and hold, by priority, the most urgent first; none of zero. */
export const othersOf = (alarms: readonly Alarm[]): readonly (readonly [AlarmPriority, number])[] => {
  const others = waitingOf(alarms).filter((alarm) => !isOver(alarm))
  return alarmPriority.options.flatMap((priority) => {
    const count = others.filter((alarm) => alarm.priority === priority).length
    return count === 0 ? [] : [[priority, count] as const]
  })
}
