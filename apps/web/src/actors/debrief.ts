import type { AlarmChanges } from '@vigie/contracts/entities'
import { type DebriefLoss, debriefMachine } from '@vigie/machines/debrief'
import { createActor, fromPromise } from 'xstate'
import { openDebriefTabs } from '@/adapters/tabs'
import { type Inspect, watched } from './inspect.ts'
import type { KeptUnseen } from './kept-unseen.ts'

/** Reads what happened to alarms during some losses of the connection. Rejects when the record could not be read. */
export type ReadChanges = (losses: readonly DebriefLoss[], signal: AbortSignal) => Promise<AlarmChanges>

/**
 * The chart of the debrief; what is seen in one tab is told to the others. What nobody has seen when the page is loaded
 * again begins as an absence: its record is read as soon as the feed is live, and a loss that was over then ends where it
 * ended (`end`), since what came after it was seen as it happened.
 */
export const createDebrief = (read: ReadChanges, kept: KeptUnseen, inspect: Inspect) => {
  const unseen = kept.read()
  const last = unseen.at(-1)
  // a loss that was over before this page was loaded ends where its record did, another one with the record as it is
  const asRead = (losses: readonly DebriefLoss[]): readonly DebriefLoss[] =>
    losses.at(-1)?.until?.at === last?.until?.at
      ? losses
      : losses.map((loss, n) => (n === losses.length - 1 ? { ...loss, until: null } : loss))
  const readChanges = fromPromise<AlarmChanges, readonly DebriefLoss[]>(({ input, signal }) =>
    read(asRead(input), signal),
  )
  const machine = debriefMachine.provide({ actors: { readChanges } })
  const debrief = createActor(machine, { id: 'debrief', ...watched(inspect) })
  const tabs = openDebriefTabs((stretch) => debrief.send({ type: 'otherTab.saw', ...stretch }))
  debrief.on('debrief.seen', ({ stretch }) => tabs.tellSeen(stretch))
  debrief.start()
  if (last !== undefined) debrief.send({ type: 'link.lost', position: last.since, earlier: unseen.slice(0, -1) })
  debrief.subscribe(({ context: { losses } }) => kept.write(losses))
  return {
    debrief,
    end: last?.until ?? null,
    stop: () => {
      tabs.close()
      debrief.stop()
    },
  }
}
