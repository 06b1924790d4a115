import type { AlarmChanges } from '@vigie/contracts/entities'
import { type DebriefPosition, debriefMachine } from '@vigie/machines/debrief'
import { createActor, fromPromise } from 'xstate'
import { openDebriefTabs } from '@/adapters/tabs'
import { type Inspect, watched } from './inspect.ts'
import type { KeptUnseen } from './kept-unseen.ts'

/** Reads what happened to alarms after a position of the journal. Rejects when the record could not be read. */
export type ReadChanges = (since: DebriefPosition, signal: AbortSignal) => Promise<AlarmChanges>

/**
 * The chart of the debrief; what is seen in one tab is told to the others. What nobody has seen when the page is loaded
 * again begins as an absence: its record is read as soon as the feed is live.
 */
export const createDebrief = (read: ReadChanges, kept: KeptUnseen, inspect: Inspect) => {
  const readChanges = fromPromise<AlarmChanges, DebriefPosition>(({ input, signal }) => read(input, signal))
  const machine = debriefMachine.provide({ actors: { readChanges } })
  const debrief = createActor(machine, { id: 'debrief', ...watched(inspect) })
  const tabs = openDebriefTabs((stretch) => debrief.send({ type: 'otherTab.saw', ...stretch }))
  debrief.on('debrief.seen', ({ stretch }) => tabs.tellSeen(stretch))
  debrief.start()
  const unseen = kept.read()
  if (unseen !== null) debrief.send({ type: 'link.lost', position: unseen })
  debrief.subscribe(({ context }) => kept.write(context.since))
  return {
    debrief,
    stop: () => {
      tabs.close()
      debrief.stop()
    },
  }
}
