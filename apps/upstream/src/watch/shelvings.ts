import { readEndedShelvings } from '../store/alarm-acts.ts'
import { actOnAlarm } from './act.ts'
import type { WatchDeps } from './deps.ts'

/** shelvings ended in one round */
const AT_ONCE = 200

/**
 * Ends the shelvings that are due, of the sites whose turn this instance has: what still holds is unacknowledged
 * again. What is due stands in the database, so that a process that was not there at the time ends it later.
 */
export const endShelvings = async (
  { store, own, onJournal, log }: Pick<WatchDeps, 'store' | 'own' | 'onJournal' | 'log'>,
  nowMs: number,
): Promise<void> => {
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
