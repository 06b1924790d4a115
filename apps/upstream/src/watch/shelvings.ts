import type { Logger } from 'pino'
import { readEndedShelvings } from '../store/alarm-acts.ts'
import type { SiteEntries } from '../store/record.ts'
import type { Wired } from '../store/store.ts'
import { actOnAlarm } from './act.ts'

/** shelvings ended in one round */
const AT_ONCE = 200

/** With what ends of shelvings are looked for. */
export type ShelvingDeps = {
  readonly store: Wired
  /** the sites whose turn this instance has, with their tokens */
  readonly own: () => ReadonlyMap<string, number>
  readonly onJournal: (journal: readonly SiteEntries[]) => void
  readonly log: Logger
}

/**
 * Ends the shelvings that are due, of the sites whose turn this instance has: what still holds is unacknowledged
 * again. What is due stands in the database, so that a process that was not there at the time ends it later.
 */
export const endShelvings = async ({ store, own, onJournal, log }: ShelvingDeps, nowMs: number): Promise<void> => {
  const turns = own()
  const due = await readEndedShelvings(store.db, [...turns.keys()], nowMs, AT_ONCE)
  for (const { site, id } of due) {
    const token = turns.get(site)
    if (token === undefined) continue
    const target = { site, id, act: null, fences: [{ site, token }] }
    const outcome = await actOnAlarm(store, target, { event: { type: 'shelving.ended' }, at: nowMs })
    if (outcome.kind === 'done') onJournal(outcome.journal)
    else log.debug({ site, id, outcome: outcome.kind }, 'a shelving had ended already')
  }
}
