import type { JournalEntry } from '@vigie/contracts/entities'

/** The last entries of a site's journal, without gaps. */
export type JournalRing = {
  /** Adds the entry after the last one. */
  push(entry: JournalEntry): void
  /** Starts anew after a position. */
  restart(seq: number): void
  /** The entries after `seq`, or null when some of them are no longer held. */
  since(seq: number): readonly JournalEntry[] | null
}

/** @param capacity at least this many of the latest entries are held */
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
