import type { AlarmListSnapshot } from './alarm-list.machine.ts'
import { rowBeside, waitingTargets } from './alarm-list.rows.ts'
import type { AlarmListContext } from './alarm-list.types.ts'

/** What the screen of alarms reads. */
export type AlarmListView = Omit<AlarmListContext, 'latest' | 'place'> & {
  /** whether rows keep their places */
  readonly isHeld: boolean
  /** whether the panel tells of the current alarm */
  readonly isReading: boolean
  /** alarms that wait to be shown */
  readonly unseen: number
  /** whether a line stands before, and after, the current one */
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  /** alarms that an acknowledgement would be about */
  readonly toAcknowledge: number
}

/** Turns a snapshot of `alarmListMachine` into what the screen reads. */
export const alarmListView = (snapshot: AlarmListSnapshot): AlarmListView => {
  const { latest, place: _, ...context } = snapshot.context
  return {
    ...context,
    isHeld: !snapshot.matches({ order: 'following' }),
    isReading: snapshot.matches({ desk: 'reading' }) || snapshot.matches({ desk: { asking: 'overPanel' } }),
    hasPrevious: rowBeside(snapshot.context, -1) !== null,
    hasNext: rowBeside(snapshot.context, 1) !== null,
    unseen: unseenIn(latest, context.shown),
    toAcknowledge: waitingTargets(snapshot.context).length,
  }
}

const unseenIn = (latest: AlarmListContext['latest'], shown: AlarmListContext['shown']): number => {
  if (latest === shown) return 0
  const there = new Set(shown.rows.map(({ id }) => id))
  return latest.rows.filter(({ id }) => !there.has(id)).length
}
