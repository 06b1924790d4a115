import { type Alarm, alarmPriority, isWaitingAlarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { CircleCheck } from 'lucide-react'
import { useNow, useOpenAlarms } from '@/data'
import { formatDuration } from '@/text'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { fitting } from '../room.ts'
import { shortName } from '../short-name.ts'
import { waitingOf } from '../urgent.ts'
import type { SceneProps } from './scene.types.ts'

/** One alarm, with what keeps it from the next; its condition and its time have a line of their own where it stands. */
const ROW_EM = { lying: 1.5, standing: 2.75, gap: 0.3 } as const
/** what its mark takes of a line; lying, its condition and its time too */
const MARK_COLS = 2
const REST_COLS = 21.5

/** Open alarms: those that wait for somebody first, then by urgency, the newest first among equals. */
export const Alarms = ({ devices, box }: SceneProps) => {
  const open = useOpenAlarms()
  const now = useNow(1_000)
  const row = box.isStanding ? ROW_EM.standing : ROW_EM.lying
  const { shown, more } = fitting(orderOf(open), Math.max(1, Math.floor((box.rows + ROW_EM.gap) / row)))
  const nameCols = box.cols - (box.isStanding ? MARK_COLS : REST_COLS)
  const nameOf = ({ device }: Alarm) => devices.find(({ id }) => id === device)?.name ?? device
  return (
    <div className="wall-scene wall-list">
      {open.length === 0 && (
        <p className="wall-calm">
          <CircleCheck aria-hidden /> {wall.alarm.none}
        </p>
      )}
      {shown.map((alarm) => (
        <p key={alarm.id} className="wall-row" data-waits={isWaitingAlarm(alarm) || undefined}>
          <PriorityMark priority={alarm.priority} />
          <b>{shortName(nameOf(alarm), nameCols)}</b>
          <span>{alarmTitle(alarm)}</span>
          <span className="wall-row-end">{isWaitingAlarm(alarm) ? timeOf(alarm, now) : stateWord(alarm)}</span>
        </p>
      ))}
      {more > 0 && <p className="wall-more">{wall.more(more, 'alarms')}</p>}
    </div>
  )
}

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
    .filter((alarm) => !isWaitingAlarm(alarm))
    .toSorted(
      (a, b) =>
        alarmPriority.options.indexOf(a.priority) - alarmPriority.options.indexOf(b.priority) ||
        Date.parse(b.raisedAt) - Date.parse(a.raisedAt),
    ),
]
