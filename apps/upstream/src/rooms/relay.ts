import type { JournalEntry } from '@vigie/contracts/entities'
import type { JournalEvent } from '@vigie/contracts/upstream'
import type { Logger } from 'pino'
import { readJournal, readRelayed, readSeqs, saveRelayed } from '../store/journal.ts'
import type { SiteEntries } from '../store/record.ts'
import { CHANNELS } from '../store/signals.ts'
import type { Wired } from '../store/store.ts'
import type { Turns } from '../turns/turns.ts'
import { createHandover } from './handover.ts'

const PAGE = 500
/** How often the journals are looked at, whatever is heard of them, and positions are saved, ms. */
const LOOK_MS = 1_000

export type Relay = {
  /** Last committed seq of each site, as far as this instance knows. */
  readonly heads: () => Readonly<Record<string, number>>
  /** Takes what this instance has just committed. */
  readonly handOver: (journal: readonly SiteEntries[]) => void
  /** Emits what was handed over, saves the positions, and stops. */
  readonly close: () => Promise<void>
}

/**
 * Emits each site's journal in order, after the commit, from the instance that has the site's turn: one event per commit, or per
 * page where it has to catch up. What this instance committed is emitted as it was handed over; the journal is read
 * only when something is missing before it, when another instance wrote, or when a look finds more than was emitted.
 * Positions are saved now and then: after a crash entries may be emitted twice, none is skipped.
 */
export const createRelay = async (
  { db, signals }: Wired,
  turns: Pick<Turns, 'own'>,
  epochOf: (site: string) => string,
  tell: (event: JournalEvent) => void,
  log: Logger,
): Promise<Relay> => {
  let heads = await readSeqs(db)
  let isClosed = false
  const handover = createHandover()
  /** sites whose journal is this instance's to emit */
  const owned = new Set<string>()
  /** how far each site was emitted by this instance */
  const emitted = new Map<string, number>()
  const saved = new Map<string, number>()
  /** sites whose journal has more than was handed over */
  const unread = new Set<string>()
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()

  const relaySite = async (site: string): Promise<void> => {
    if (!turns.own().has(site)) {
      owned.delete(site)
      handover.drop(site)
      return
    }
    if (!owned.has(site)) {
      // another instance may have been further in the meantime
      emitted.set(site, Math.max(await readRelayed(db, site), emitted.get(site) ?? 0))
      owned.add(site)
    }
    for (;;) {
      const position = emitted.get(site) ?? 0
      const entries = handover.take(site, position) ?? (await readOn(site, position))
      const last = entries.at(-1)
      if (last === undefined) return
      tell({ epoch: epochOf(site), site, entries: [...entries] })
      emitted.set(site, last.seq)
      heads = { ...heads, [site]: Math.max(last.seq, heads[site] ?? 0) }
    }
  }

  /** A page of the journal where there is one to read. */
  const readOn = async (site: string, position: number): Promise<readonly JournalEntry[]> => {
    const isDue = unread.delete(site) || handover.has(site)
    if (!isDue || isClosed) return []
    const entries = await readJournal(db, site, position, PAGE)
    if (entries.length === PAGE) unread.add(site)
    return entries
  }

  const wake = (site: string): void => {
    if (running.has(site)) {
      again.add(site)
      return
    }
    const run = relaySite(site)
      .catch((error) => {
        unread.add(site)
        log.warn({ site, error: String(error) }, 'journal not relayed')
      })
      .finally(() => {
        running.delete(site)
        if (again.delete(site)) wake(site)
      })
    running.set(site, run)
  }

  const read = (site: string): void => {
    unread.add(site)
    wake(site)
  }

  const look = async () => {
    await save()
    const found = await readSeqs(db)
    heads = Object.fromEntries(Object.entries(found).map(([site, head]) => [site, Math.max(head, heads[site] ?? 0)]))
    for (const [site, head] of Object.entries(found))
      if (head > (emitted.get(site) ?? 0) || !owned.has(site)) read(site)
  }

  const save = async () => {
    const moved = [...emitted].filter(([site, seq]) => owned.has(site) && saved.get(site) !== seq)
    await saveRelayed(db, moved)
    for (const [site, seq] of moved) saved.set(site, seq)
  }
  const lookSafely = () => look().catch((error) => log.warn({ error: String(error) }, 'journal heads not read'))

  const stopListening = signals.on(CHANNELS.journal, read)
  const timer = setInterval(lookSafely, LOOK_MS)
  await lookSafely()
  return {
    heads: () => heads,
    handOver: (journal) => {
      for (const { site, entries } of journal) {
        handover.add(site, entries)
        wake(site)
      }
    },
    close: async () => {
      isClosed = true
      clearInterval(timer)
      stopListening()
      while (running.size > 0) await Promise.all(running.values())
      await save()
    },
  }
}
