import type { AlarmChanges } from '@vigie/contracts/entities'
import { type DebriefPosition, debriefMachine } from '@vigie/machines/debrief'
import { createActor, fromPromise } from 'xstate'
import { openDebriefTabs } from '@/adapters/tabs'
import { type Inspect, watched } from './inspect.ts'
import type { KeptUnseen } from './kept-unseen.ts'

/**
 * Reads what happened to alarms after a position of the journal, up to the seq `until` or now. Rejects when the record
 * could not be read.
 */
export type ReadChanges = (
  since: DebriefPosition & { readonly until?: number },
  signal: AbortSignal,
) => Promise<AlarmChanges>

/**
 * The chart of the debrief; what is seen in one tab is told to the others. What nobody has seen when the page is loaded
 * again begins as an absence: its record is read as soon as the feed is live, and an absence that was over then ends
 * where it ended (`endedAt`), since what came after it was seen as it happened.
 */
export const createDebrief = (read: ReadChanges, kept: KeptUnseen, inspect: Inspect) => {
  const unseen = kept.read()
  let end = unseen?.end ?? null
  const readChanges = fromPromise<AlarmChanges, DebriefPosition>(({ input: { epoch, seq, at }, signal }) =>
    read({ epoch, seq, at, ...(end !== null && { until: end.seq }) }, signal),
  )
  const machine = debriefMachine.provide({ actors: { readChanges } })
  const debrief = createActor(machine, { id: 'debrief', ...watched(inspect) })
  const tabs = openDebriefTabs((stretch) => debrief.send({ type: 'otherTab.saw', ...stretch }))
  debrief.on('debrief.seen', ({ stretch }) => tabs.tellSeen(stretch))
  debrief.start()
  if (unseen !== null) debrief.send({ type: 'link.lost', position: unseen })
  debrief.subscribe((snapshot) => {
    const { since, lost, report } = snapshot.context
    // a connection that is lost once more makes the absence longer
    if (lost !== unseen) end = null
    if (snapshot.matches('unseen') && report !== null) end = { seq: report.to, at: report.until }
    kept.write(since === null ? null : { ...since, end })
  })
  return {
    debrief,
    endedAt: end?.at ?? null,
    stop: () => {
      tabs.close()
      debrief.stop()
    },
  }
}
