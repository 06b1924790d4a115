// In: parsed events of the live feed. Out: readings by series, statuses by device, open alarms and what
// lately happened to alarms; each has its own subscribers.
import type { LiveEvent } from '@vigie/contracts/live'
import { createAlarmLog } from './alarm-log.ts'
import { alsoUnseen, everyFrame, type Schedule, tenPerSecond } from './notifier.ts'
import { createReadingCells, type Pace } from './reading-cells.ts'
import { createStatusBoard } from './status-board.ts'

/**
 * The state of the site from the live feed: readings, statuses, open alarms. It stays when the connection is lost;
 * whoever shows it then dates it.
 */
export const createLiveStore = (schedules: Record<Pace, Schedule> = { frame: everyFrame, calm: tenPerSecond }) => {
  const readings = createReadingCells(schedules)
  const board = createStatusBoard(alsoUnseen(schedules.frame))

  const alarmLog = createAlarmLog(alsoUnseen(schedules.frame))

  const apply = (event: LiveEvent) => {
    switch (event.type) {
      case 'snapshot':
        readings.applySnapshot(event)
        alarmLog.replace(event.alarms)
        return board.replace(event)
      case 'readings':
        return readings.applyReadings(event)
      case 'status':
        return board.applyStatuses(event.statuses)
      case 'journal':
        alarmLog.hear(event.entry)
        return board.applyEntry(event.entry)
    }
  }
  return { readings, board, alarmLog, apply }
}
export type LiveStore = ReturnType<typeof createLiveStore>
