// In: parsed events of the live feed. Out: facts by key, each subscribed to on its own.
import type { LiveEvent } from '@vigie/contracts/live'
import { everyFrame, type Schedule, tenPerSecond } from './notifier.ts'
import { createReadingCells, type Pace } from './reading-cells.ts'
import { createStatusBoard } from './status-board.ts'

/** The site as the live feed tells it: readings, statuses, active alarms. Survives a lost connection, dated. */
export const createLiveStore = (schedules: Record<Pace, Schedule> = { frame: everyFrame, calm: tenPerSecond }) => {
  const readings = createReadingCells(schedules)
  const board = createStatusBoard(schedules.frame)

  const apply = (event: LiveEvent) => {
    switch (event.type) {
      case 'snapshot':
        readings.applySnapshot(event)
        return board.replace(event)
      case 'readings':
        return readings.applyReadings(event)
      case 'status':
        return board.applyStatuses(event.statuses)
      case 'journal':
        return board.applyEntry(event.entry)
    }
  }
  const clear = () => {
    readings.clear()
    board.clear()
  }
  return { readings, board, apply, clear }
}
export type LiveStore = ReturnType<typeof createLiveStore>
