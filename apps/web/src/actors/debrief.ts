import type { AlarmChanges } from '@vigie/contracts/entities'
import { type DebriefPosition, debriefMachine } from '@vigie/machines/debrief'
import { createActor, fromPromise } from 'xstate'
import { openDebriefTabs } from '@/adapters/tabs'
import { type Inspect, watched } from './inspect.ts'

/** Reads what happened to alarms after a position of the journal. Rejects when the record could not be read. */
export type ReadChanges = (since: DebriefPosition, signal: AbortSignal) => Promise<AlarmChanges>

/** The chart of the debrief; what is seen in one tab is told to the others. */
export const createDebrief = (read: ReadChanges, inspect: Inspect) => {
  const readChanges = fromPromise<AlarmChanges, DebriefPosition>(({ input, signal }) => read(input, signal))
  const machine = debriefMachine.provide({ actors: { readChanges } })
  const debrief = createActor(machine, { id: 'debrief', ...watched(inspect) })
  const tabs = openDebriefTabs((stretch) => debrief.send({ type: 'otherTab.saw', ...stretch }))
  debrief.on('debrief.seen', ({ stretch }) => tabs.tellSeen(stretch))
  debrief.start()
  return {
    debrief,
    stop: () => {
      tabs.close()
      debrief.stop()
    },
  }
}
