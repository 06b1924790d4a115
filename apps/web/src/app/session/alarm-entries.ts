import type { SessionActors } from '@/actors/session-actors'
import type { AlarmEntry } from './arrivals.ts'

type Actors = Pick<SessionActors, 'alarmActs' | 'alarmSound'>

/**
 * Tells the charts what the journal says of alarms: one's own act is over once the feed carries what came of it; a new
 * alarm that somebody has to deal with may be heard, one that comes again before anybody did is not new.
 */
export const hearAlarms =
  ({ alarmActs, alarmSound }: Actors) =>
  ({ type, data }: AlarmEntry): void => {
    if (data.id in alarmActs.getSnapshot().context.fates) alarmActs.send({ type: 'alarm.changed', id: data.id })
    if (type !== 'alarm.raised' || data.state !== 'unacknowledged' || data.occurrences > 1) return
    alarmSound.send({ type: 'alarm.raised', priority: data.priority })
  }
