import type { JournalEntry } from '@vigie/contracts/entities'

/** Puts journal entries, received in any order and any number of times, in order and once. */
export type JournalIntake = {
  /** Takes an entry: at once when it is the next one (with those that waited for it), else when its turn comes. */
  offer(entry: JournalEntry): void
  /** Says that the journal goes at least up to `seq`. */
  noteHead(seq: number): void
  /** Whether entries are known to exist that have not come. */
  hasGap(): boolean
  clear(): void
}

/** Beyond this many waiting entries, the rest is left to be read from the journal. */
const STASH_MAX = 5_000

export const createJournalIntake = (handlers: {
  position(): number
  take(entry: JournalEntry): void
  onDuplicate(): void
}): JournalIntake => {
  const stash = new Map<number, JournalEntry>()
  let head = 0
  const takeWaiting = (): void => {
    for (;;) {
      const next = stash.get(handlers.position() + 1)
      if (next === undefined) return
      stash.delete(next.seq)
      handlers.take(next)
    }
  }
  return {
    offer: (entry) => {
      const position = handlers.position()
      if (entry.seq <= position || stash.has(entry.seq)) return handlers.onDuplicate()
      head = Math.max(head, entry.seq)
      if (entry.seq > position + 1) {
        if (stash.size < STASH_MAX) stash.set(entry.seq, entry)
        return
      }
      handlers.take(entry)
      takeWaiting()
    },
    noteHead: (seq) => {
      head = Math.max(head, seq)
    },
    hasGap: () => head > handlers.position(),
    clear: () => {
      stash.clear()
      head = 0
    },
  }
}
