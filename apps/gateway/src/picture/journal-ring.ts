import type { JournalEntry } from '@vigie/contracts/entities'

/** The latest entries of a site's journal, consecutive by their seq. */
export type JournalRing = {
  /** Adds the entry that follows the last one. */
  readonly push: (entry: JournalEntry) => void
  /** Forgets all entries; the next one pushed follows this position. */
  readonly restart: (seq: number) => void
  /** The entries after `seq`; null when some of them are not held (any more, or yet). */
  readonly since: (seq: number) => readonly JournalEntry[] | null
}

/** @param capacity at least so many of the latest entries are held, and fewer than twice as many */
export const createJournalRing = (capacity: number, startSeq = 0): JournalRing => {
  let entries: JournalEntry[] = []
  let base = startSeq
  return {
    push: (entry) => {
      entries.push(entry)
      if (entries.length < 2 * capacity) return
      base += entries.length - capacity
      entries = entries.slice(-capacity)
    },
    restart: (seq) => {
      entries = []
      base = seq
    },
    since: (seq) => (seq < base || seq > base + entries.length ? null : entries.slice(seq - base)),
  }
}
