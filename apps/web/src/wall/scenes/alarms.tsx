import { type Alarm, alarmPriority } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { useNow, useOpenAlarms } from '@/data'
import { formatDuration } from '@/text'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { fitting } from '../room.ts'
import { waitingOf } from '../urgent.ts'
import type { SceneProps } from './scene.types.ts'

const ROW_EM = 1.7

/** Open alarms: those that wait for somebody first, then by urgency, the newest first among equals. */
export const Alarms = ({ devices, box }: SceneProps) => {
  const open = useOpenAlarms()
  const now = useNow(1_000)
  const { shown, more } = fitting(orderOf(open), Math.max(1, Math.floor(box.rows / ROW_EM)))
  return (
    <div className="wall-scene wall-list">
      {open.length === 0 && <p className="wall-none">{wall.alarm.none}</p>}
      {shown.map((alarm) => (
        <p key={alarm.id} className="wall-row" data-waits={isWaiting(alarm) || undefined}>
          <PriorityMark priority={alarm.priority} />
          <b>{devices.find(({ id }) => id === alarm.device)?.name ?? alarm.device}</b>
          <span>{alarmTitle(alarm)}</span>
          <span className="wall-row-end">{isWaiting(alarm) ? timeOf(alarm, now) : stateWord(alarm)}</span>
        </p>
      ))}
      {more > 0 && <p className="wall-more">{wall.more(more)}</p>}
    </div>
  )
}

const isWaiting = ({ state }: Alarm): boolean => state === 'unacknowledged' || state === 'returned'
/** Since when it holds; of one that is over, how long it held. */
const timeOf = ({ raisedAt, clearedAt }: Alarm, now: number): string =>
  clearedAt === null
    ? wall.alarm.since(formatDuration(Math.max(0, now - Date.parse(raisedAt))))
    : wall.alarm.lasted(formatDuration(Date.parse(clearedAt) - Date.parse(raisedAt)))
const stateWord = ({ state }: Alarm): string =>
  state === 'acknowledged'
    ? wall.alarm.states.acknowledged
    : state === 'shelved'
      ? wall.alarm.states.shelved
      : wall.alarm.states.other

const orderOf = (open: readonly Alarm[]): readonly Alarm[] => [
  ...waitingOf(open),
  ...open
    .filter((alarm) => !isWaiting(alarm))
    .toSorted(
      (a, b) =>
        alarmPriority.options.indexOf(a.priority) - alarmPriority.options.indexOf(b.priority) ||
        Date.parse(b.raisedAt) - Date.parse(a.raisedAt),
    ),
]
