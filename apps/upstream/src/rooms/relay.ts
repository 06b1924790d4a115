import type { JournalEvent } from '@vigie/contracts/upstream'
import type { Logger } from 'pino'
import { readHeads, readJournal, readRelayed, saveRelayed } from '../store/journal.ts'
import { CHANNELS } from '../store/signals.ts'
import type { Store } from '../store/store.ts'

const PAGE = 500
/** A signal may be missed: each journal is looked at this often all the same, ms. */
const POLL_MS = 1_000

export type Relay = {
  /** Last committed seq of each site, as of the last look. */
  readonly heads: () => Readonly<Record<string, number>>
  readonly close: () => Promise<void>
}

/**
 * Emits each site's journal in order, after the commit, from one instance at a time. It goes on from
 * where it was last known to be: after a crash an entry may be emitted twice, none is skipped.
 */
export const startRelay = async (
  { db, signals }: Store,
  epoch: string,
  tell: (event: JournalEvent) => void,
  log: Logger,
): Promise<Relay> => {
  let heads = await readHeads(db)
  let closed = false
  const emitted = new Map<string, number>()
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()

  const relaySite = async (site: string): Promise<void> => {
    if (!(await signals.owns(`relay/${site}`).catch(() => false))) {
      emitted.delete(site)
      return
    }
    let position = emitted.get(site) ?? (await readRelayed(db, site))
    for (;;) {
      const entries = await readJournal(db, site, position, PAGE)
      if (closed || entries.length === 0) break
      for (const entry of entries) tell({ epoch, site, entry })
      position = entries.at(-1)?.seq ?? position
      heads = { ...heads, [site]: Math.max(position, heads[site] ?? 0) }
      emitted.set(site, position)
      await saveRelayed(db, site, position)
    }
    emitted.set(site, position)
  }

  const wake = (site: string): void => {
    if (closed) return
    if (running.has(site)) {
      again.add(site)
      return
    }
    const run = relaySite(site)
      .catch((error) => {
        emitted.delete(site)
        log.warn({ site, error: String(error) }, 'journal not relayed')
      })
      .finally(() => {
        running.delete(site)
        if (again.delete(site)) wake(site)
      })
    running.set(site, run)
  }

  const look = async () => {
    const found = await readHeads(db)
    heads = Object.fromEntries(Object.entries(found).map(([site, head]) => [site, Math.max(head, heads[site] ?? 0)]))
    for (const [site, head] of Object.entries(found)) if (emitted.get(site) !== head) wake(site)
  }
  const lookSafely = () => look().catch((error) => log.warn({ error: String(error) }, 'journal heads not read'))

  const stopListening = signals.on(CHANNELS.journal, wake)
  const timer = setInterval(lookSafely, POLL_MS)
  await lookSafely()
  return {
    heads: () => heads,
    close: async () => {
      closed = true
      clearInterval(timer)
      stopListening()
      await Promise.all(running.values())
    },
  }
}
