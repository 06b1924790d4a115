import type { Comparator } from '../alarms/comparator.ts'
import { settingIn } from '../alarms/settings.ts'
import { postponeComparators, readDueComparators } from '../store/comparators.ts'
import type { WatchDeps } from './deps.ts'
import { moveAlarms } from './move.ts'

/** delays ended in one round */
const AT_ONCE = 500

/**
 * Ends the delays that are over, of the sites whose turn this instance has. What is due stands in the database. A delay
 * of which a part passed while nobody listened begins anew with the listening: in that part the condition may have
 * ceased to hold.
 */
export const endDelays = async (
  { store, own, settings, listening, onJournal }: Omit<WatchDeps, 'directory'>,
  nowMs: number,
): Promise<void> => {
  const turns = own()
  const due = await readDueComparators(store.db, [...turns.keys()], nowMs, AT_ONCE)
  for (const [site, own] of Map.groupBy(due, (one) => one.site)) {
    const token = turns.get(site)
    const since = listening.since(site)
    if (token === undefined || since === null) continue
    const delayOf = ({ device, condition, metric, holds }: Comparator): number => {
      const values = settingIn(settings.of(site, device), condition, metric)?.values
      return values?.enabled === true ? (holds ? values.onDelayMs : values.offDelayMs) : 0
    }
    const comparators = own.map(({ comparator }) => comparator)
    const early = comparators.filter((one) => since + delayOf(one) > nowMs)
    if (early.length > 0) await postponeComparators(store.db, site, early, (one) => since + delayOf(one))
    const over = comparators.filter((one) => !early.includes(one))
    if (over.length === 0) continue
    const options = {
      site,
      devices: over.map(({ device }) => device),
      settingsOf: settings.of,
      nowMs,
      sender: store.signals.sender,
      fences: [{ site, token }],
    }
    const moved = await moveAlarms(store.db, options, (book) => over.flatMap((one) => book.endDelay(one, nowMs)))
    if (moved !== 'fenced') onJournal(moved.journal)
  }
}
